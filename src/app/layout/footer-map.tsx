import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { site } from '../../content/site.ts';
import { businessAddress } from '../../content/site-texts.ts';
import { m } from '../../i18n/compiled/messages.js';
import styles from './footer-map.module.css';

const { map } = site.address;

/** The office on a map. Nothing is requested from Google before "Show the map". */
export function FooterMap() {
  const [isShown, setIsShown] = useState(false);
  return (
    <section className={`stack gap-2 ${styles.map}`} aria-label={m.contact_map()}>
      {isShown ? (
        <iframe
          title={m.contact_map_title({ place: businessAddress() })}
          src={map.embed}
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <div className={`stack gap-2 centred ${styles.placeholder}`}>
          <Icon name="map-pinned" />
          <Button variant="secondary" className={styles.show} onClick={() => setIsShown(true)}>
            {m.contact_map_show()}
          </Button>
          <p>{m.contact_map_note()}</p>
        </div>
      )}
      <a className="target" href={map.directions} target="_blank" rel="noopener">
        {m.contact_map_directions()}
      </a>
    </section>
  );
}

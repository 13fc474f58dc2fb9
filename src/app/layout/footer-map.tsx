import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { site } from '../../content/site.ts';
import { businessAddress } from '../../content/site-texts.ts';
import styles from './footer-map.module.css';

const { map } = site.address;

/** The office on a map. Nothing is requested from Google before "Show the map". */
export function FooterMap() {
  const [isShown, setIsShown] = useState(false);
  return (
    <section className={styles.map} aria-label="Map">
      {isShown ? (
        <iframe
          title={`Map: ${businessAddress()}`}
          src={map.embed}
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <div className={styles.placeholder}>
          <Icon name="map-pinned" />
          <Button variant="secondary" className={styles.show} onClick={() => setIsShown(true)}>
            Show the map
          </Button>
          <p>The map comes from Google when you ask for it.</p>
        </div>
      )}
      <a href={map.directions} target="_blank" rel="noopener">
        Directions to our office
      </a>
    </section>
  );
}

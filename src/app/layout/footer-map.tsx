import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { site } from '../../content/site.ts';
import styles from './footer-map.module.css';

const { map, text } = site.address;

/** The house on a map. Nothing is asked of the map's maker until somebody wants to see it. */
export function FooterMap() {
  const [shown, setShown] = useState(false);
  return (
    <section className={styles.map} aria-label="Map">
      {shown ? (
        <iframe title={`Map: ${text}`} src={map.embed} referrerPolicy="no-referrer-when-downgrade" />
      ) : (
        <div className={styles.waiting}>
          <Icon name="map-pinned" />
          <Button variant="secondary" className={styles.show} onClick={() => setShown(true)}>
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

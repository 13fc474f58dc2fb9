import { useEffect } from 'react';
import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button } from '../../components/button.tsx';
import { site } from '../../content/site.ts';
import { businessHours } from '../../content/site-texts.ts';
import { paths } from '../../lib/paths.ts';
import styles from '../not-found/not-found-page.module.css';

const retryIntervalMs = 4_000;

const reload = () => window.location.reload();

/** Reloads once the server responds: `navigator.onLine` does not tell. At its own URL there is no other page to load. */
function reloadWhenOnline() {
  if (!navigator.onLine || window.location.pathname === paths.offline()) return;
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, () => {});
}

/** What the service worker serves for a page that is not cached. Reloads when the network is back. */
export function OfflinePage() {
  useEffect(() => {
    const timer = setInterval(reloadWhenOnline, retryIntervalMs);
    window.addEventListener('online', reloadWhenOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reloadWhenOnline);
    };
  }, []);
  return (
    <div className={`wrap ${styles.page}`}>
      <ArchMotif className={styles.motif} />
      <h1>You are offline</h1>
      <p className="lede">
        This page is not on your device yet. Pages and pictures that you have seen still open; this one opens
        by itself when the network is back.
      </p>
      <p>
        To speak to a person now, call <a href={site.phone.href}>{site.phone.display}</a>, {businessHours()}.
      </p>
      <Button onClick={reload}>Try again</Button>
    </div>
  );
}

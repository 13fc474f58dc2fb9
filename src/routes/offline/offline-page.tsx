import { useEffect } from 'react';
import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button } from '../../components/button.tsx';
import { site } from '../../content/site.ts';
import { paths } from '../../lib/paths.ts';
import styles from '../not-found/not-found-page.module.css';

/** Milliseconds between two looks for the network. */
const patience = 4_000;

const tryAgain = () => window.location.reload();

/** The browser says "online" when there is a line, not when anything answers on it. */
function look() {
  // At its own address there is nothing else to come.
  if (!navigator.onLine || window.location.pathname === paths.offline()) return;
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(tryAgain, () => {});
}

/** What the service worker shows for a page that is not on the device; tries again by itself when the network is back. */
export function OfflinePage() {
  useEffect(() => {
    const timer = setInterval(look, patience);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
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
        To speak to a person now, call <a href={site.phone.href}>{site.phone.display}</a>, {site.hours.full}.
      </p>
      <Button onClick={tryAgain}>Try again</Button>
    </div>
  );
}

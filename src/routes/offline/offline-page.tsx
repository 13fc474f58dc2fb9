import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect } from 'react';
import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button } from '../../components/button.tsx';
import { site } from '../../content/site.ts';
import { businessHours } from '../../content/site-texts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { routePath } from '../../i18n/locale.ts';
import { paths } from '../../lib/paths.ts';
import styles from '../not-found/not-found-page.module.css';

const retryIntervalMs = 4_000;

const reload = () => window.location.reload();

/** Reloads once the server responds: `navigator.onLine` does not tell. At its own URL there is no other page to load. */
function reloadWhenOnline() {
  if (!navigator.onLine || routePath(window.location.pathname) === paths.offline()) return;
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, () => {});
}

/** What the service worker serves for a page that is not cached. Reloads when the network is back. */
export function Page() {
  useEffect(() => {
    const timer = setInterval(reloadWhenOnline, retryIntervalMs);
    window.addEventListener('online', reloadWhenOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reloadWhenOnline);
    };
  }, []);
  return (
    <div className={`wrap page stack centred ${styles.page}`}>
      <ArchMotif className={styles.motif} />
      <h1>{m.offline_title()}</h1>
      <p className="lede">{m.offline_text()}</p>
      <p>
        <ParaglideMessage
          message={m.offline_call}
          inputs={{ number: site.phone.display, hours: businessHours() }}
          markup={{ phone: ({ children }) => <a href={site.phone.href}>{children}</a> }}
        />
      </p>
      <Button onClick={reload}>{m.controls_try_again()}</Button>
    </div>
  );
}

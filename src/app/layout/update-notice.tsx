import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { routePath } from '../../i18n/locale.ts';
import { wasUpdated } from '../deployment.ts';
import styles from './update-notice.module.css';

/** After a reload caused by a deployment: says so, until it is closed or the path changes. */
export function UpdateNotice() {
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState<string>();
  useEffect(() => {
    if (wasUpdated()) setShownAt(routePath(window.location.pathname));
  }, []);
  if (shownAt !== pathname) return null;
  return (
    <div className={`${styles.container} screen-only`}>
      <Notice tone="info">
        <div className="row">
          <p>{m.navigation_updated()}</p>
          <Button variant="quiet" onClick={() => setShownAt(undefined)}>
            {m.controls_close()}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { wasUpdated } from '../deployment.ts';
import styles from './update-notice.module.css';

/** Says that the page was loaded anew because the site has changed under it, until it is closed or another page opens. */
export function UpdateNotice() {
  const { pathname } = useLocation();
  const [toldAt, setToldAt] = useState<string>();
  useEffect(() => {
    if (wasUpdated()) setToldAt(window.location.pathname);
  }, []);
  if (toldAt !== pathname) return null;
  return (
    <div className={styles.place}>
      <Notice tone="info">
        <div className={styles.row}>
          <p>The site has been updated, so this page was loaded again.</p>
          <Button variant="quiet" onClick={() => setToldAt(undefined)}>
            Close
          </Button>
        </div>
      </Notice>
    </div>
  );
}

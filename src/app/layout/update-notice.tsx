import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { wasUpdated } from '../deployment.ts';
import styles from './update-notice.module.css';

/** After a reload caused by a deployment: says so, until it is closed or the path changes. */
export function UpdateNotice() {
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState<string>();
  useEffect(() => {
    if (wasUpdated()) setShownAt(window.location.pathname);
  }, []);
  if (shownAt !== pathname) return null;
  return (
    <div className={styles.container}>
      <Notice tone="info">
        <div className={styles.row}>
          <p>The site has been updated, so this page was loaded again.</p>
          <Button variant="quiet" onClick={() => setShownAt(undefined)}>
            Close
          </Button>
        </div>
      </Notice>
    </div>
  );
}

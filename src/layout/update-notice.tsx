import { useEffect, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { updateToTell } from './reload-once.ts';

/** Says, once, that the page was loaded anew because the site has changed under it. */
export function UpdateNotice() {
  const [told, setTold] = useState(false);
  useEffect(() => {
    try {
      if (!sessionStorage.getItem(updateToTell)) return;
      sessionStorage.removeItem(updateToTell);
      setTold(true);
    } catch {
      // No storage, nothing to tell.
    }
  }, []);
  if (!told) return null;
  return <Notice tone="info">The site has been updated, so this page was loaded again.</Notice>;
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { findRoute } from './routes.tsx';

/** Follows a link of a part that still waits for its code as its own code would: without loading the site anew. */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.closest('[data-waiting]') || !isPlain(event) || link.target || link.hasAttribute('download'))
        return;
      const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
      if (origin !== window.location.origin || pathname === window.location.pathname) return;
      if (findRoute(pathname).kind === 'notFound') return;
      event.preventDefault();
      navigate(pathname + search + hash);
    };
    // On the way down: React lets no click out of a part that waits.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [navigate]);
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

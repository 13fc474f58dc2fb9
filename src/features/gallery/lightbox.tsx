import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { formatQuery } from '../../domain/format-query.ts';
import type { Picture } from '../../domain/venue.ts';
import { replaceAddress } from '../../lib/history.ts';
import { isBuildServed } from '../../lib/load-data.ts';
import { prefetchWhenIdle } from '../../lib/prefetch.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';

const lightboxView = createLazy(() => import('./lightbox-view.tsx').then((module) => module.LightboxView));

const param = 'picture';

/** The present parameters with the picture of this id. */
function searchOf(id: string | undefined): string {
  const params = new URLSearchParams(window.location.search);
  params.delete(param);
  if (id !== undefined) params.set(param, id);
  return `?${formatQuery(params)}`;
}

/** In the state of a history entry: the one before is the page without the picture. */
const mark = { isPictureOpened: true };
const isMarked = (state: unknown) => (state as Partial<typeof mark> | null)?.isPictureOpened === true;

/** For the `onClick` of links to pictures' files: opens them in the page's `Lightbox` instead. */
export function useOpenPicture(): (picture: Picture, event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  return ({ id }, event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const opener = event.currentTarget;
    // Safari does not focus a link that is clicked, and the lightbox gives the focus back.
    opener.focus({ preventScroll: true });
    const search = searchOf(id);
    // The second click of a double click must not add another entry.
    if (search === window.location.search) return;
    navigate({ search, hash }, { preventScrollReset: true, state: { ...state, ...mark } });
    lightboxView.preload().catch(async () => {
      // After a deployment the page is loaded again, at the address of the picture; else the link opens the picture file.
      const isServed = await isBuildServed().catch(() => true);
      if (isServed && window.location.search === search) window.location.replace(opener.href);
    });
  };
}

interface LightboxProps {
  readonly pictures: readonly Picture[];
}

/** Shows the picture of the address (`?picture=`) over the page, and from there all of these pictures. Rendered once in a page. */
export function Lightbox({ pictures }: LightboxProps) {
  const { key, hash, state } = useLocation();
  const opened = useUrlSearch().get(param);
  const navigate = useNavigate();
  /** What this entry of the history shows instead of the picture that it was opened with. */
  const [viewed, setViewed] = useState<{ readonly key: string; readonly id: string }>();
  const closing = useRef<string>(undefined);
  const id = viewed?.key === key ? viewed.id : opened;
  const index = pictures.findIndex((picture) => picture.id === id);
  useEffect(() => {
    void prefetchWhenIdle(lightboxView.preload);
  }, []);

  if (opened === null || index < 0) return null;
  const close = () => {
    // A second step back would leave the page.
    if (closing.current === key) return;
    closing.current = key;
    if (isMarked(state)) navigate(-1);
    else navigate({ search: searchOf(undefined), hash }, { replace: true, preventScrollReset: true, state });
  };
  const view = (next: number) => {
    const picture = pictures[next];
    // The lightbox reports the first one, too.
    if (!picture || picture.id === id) return;
    setViewed({ key, id: picture.id });
    replaceAddress(searchOf(picture.id));
  };
  return <LazyBoundary source={lightboxView} props={{ pictures, index, onView: view, onClose: close }} />;
}

import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { formatQuery } from '../../domain/format-query.ts';
import type { Picture } from '../../domain/venue.ts';
import { isBuildServed } from '../../lib/load-data.ts';
import { enterModal, isEntered, isModalEntry, stepBack } from '../../lib/modal-entry.ts';
import { prefetchWhenIdle } from '../../lib/prefetch.ts';

const lightboxView = createLazy(() => import('./lightbox-view.tsx').then((module) => module.LightboxView));

interface OpenPicture {
  /** Its id; none while the lightbox is closed. */
  readonly id: string | null;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
}

const useOpenPicture = create<OpenPicture>(() => ({ id: null, opener: null }));

const param = 'picture';

/** The present address with the picture of this id. */
function addressOf(id: string | null): string {
  const url = new URL(window.location.href);
  const params = new URLSearchParams(url.search);
  params.delete(param);
  if (id !== null) params.set(param, id);
  url.search = formatQuery(params);
  return url.href;
}

/** For the `onClick` of a link to a picture's file: opens it in the page's `Lightbox` instead. */
export function openPicture({ id }: Picture, event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const opener = event.currentTarget;
  enterModal(closeLightbox, addressOf(id));
  lightboxView.preload().then(
    () => {
      if (isEntered(closeLightbox)) useOpenPicture.setState({ id, opener });
    },
    // After a deployment the page is loaded again, at the address of the picture; else the link opens the picture file.
    async () => {
      if (await isBuildServed().catch(() => true)) window.location.replace(opener.href);
      else stepBack();
    },
  );
}

function closeLightbox(): void {
  const { opener } = useOpenPicture.getState();
  useOpenPicture.setState({ id: null, opener: null });
  opener?.focus();
}

interface LightboxProps {
  readonly pictures: readonly Picture[];
}

/** Shows the picture of the address (`?picture=`) over the page, and from there all of these pictures. Rendered once in a page. */
export function Lightbox({ pictures }: LightboxProps) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const id = useOpenPicture((open) => open.id);
  const index = pictures.findIndex((picture) => picture.id === id);
  useEffect(() => prefetchWhenIdle(lightboxView.preload), []);
  // A shared link, a reload, or a step of the router, which does not know of a picture that was opened before hydration.
  useEffect(() => {
    const address = isModalEntry() ? window.location.search : search;
    useOpenPicture.setState({ id: new URLSearchParams(address).get(param) });
    return () => useOpenPicture.setState({ id: null });
  }, [search]);

  if (index < 0) return null;
  const close = () => {
    // Not after the step back, during which another picture can be opened.
    closeLightbox();
    if (stepBack()) return;
    const { search } = new URL(addressOf(null));
    navigate({ search, hash }, { replace: true, preventScrollReset: true, state });
  };
  const view = (next: number) => {
    const picture = pictures[next];
    if (!picture) return;
    window.history.replaceState(window.history.state, '', addressOf(picture.id));
    useOpenPicture.setState({ id: picture.id });
  };
  return <LazyBoundary source={lightboxView} props={{ pictures, index, onView: view, onClose: close }} />;
}

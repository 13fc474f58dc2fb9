/**
 * Everything that writes to `history`:
 * - the router: a navigation adds or replaces an entry, and the document's first one gets its state;
 * - visitor/link.ts: takes event details out of the address, and mends one that was copied from HTML;
 * - `useHashEntries`: completes the entry that the browser has added for a link within the page;
 * - `replaceAddress`: the picture of the lightbox, without a render;
 * - `useScrollRestoration`: `history.scrollRestoration`.
 * The only other listener of `popstate` is the router's.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readText, writeText } from './storage.ts';
import { withFallback } from './with-fallback.ts';

const storageKey = 'scroll-positions';

/** Starts each new path at the top (or at its hash), and each step back where it was left. The browser scrolls to links within the page. */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const current = useRef({ key, pathname });
  const positions = useRef<Map<string, number>>(undefined);
  useHashEntries((newKey) => {
    current.current = { key: newKey, pathname };
    positions.current?.set(newKey, window.scrollY);
  });

  useEffect(() => {
    positions.current ??= readPositions();
    const stored = positions.current;
    const save = () => stored.set(current.current.key, window.scrollY);
    const enter = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      storePositions(stored);
      // The browser restores the position of a reloaded document before this code runs.
      window.history.scrollRestoration = 'auto';
    };
    enter();
    // The page may have been scrolled before this code runs.
    save();
    window.addEventListener('scroll', save);
    // A link may be followed before the event of the last scroll.
    window.addEventListener('click', save, true);
    window.addEventListener('pagehide', leave);
    // From the browser's cache.
    window.addEventListener('pageshow', enter);
    return () => {
      window.removeEventListener('scroll', save);
      window.removeEventListener('click', save, true);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    if (previous.key === key) return;
    current.current = { key, pathname };
    if (navigationType === 'POP') window.scrollTo(0, positions.current?.get(key) ?? 0);
    else if (previous.pathname !== pathname) scrollToStart(hash);
    else positions.current?.set(key, window.scrollY);
  }, [key, pathname, hash, navigationType]);
}

/**
 * An entry that the browser adds for a link within the page has no state: to the router it is a step back to an entry with
 * the key of the document's first. It gets the state of the entry that it was opened from, and a key of its own.
 */
function useHashEntries(onAdded: (key: string) => void): void {
  const state = useRef<unknown>(undefined);
  const added = useEffectEvent(onAdded);
  useLayoutEffect(() => {
    state.current = window.history.state;
  });
  // A layout effect, so that it listens before the router does.
  useLayoutEffect(() => {
    const remember = () => {
      state.current = window.history.state;
    };
    const complete = () => {
      if (window.history.state !== null) return;
      const opened = state.current as { readonly idx?: number } | null;
      const key = Math.random().toString(36).slice(2, 10);
      window.history.replaceState({ ...opened, key, idx: (opened?.idx ?? 0) + 1 }, '');
      added(key);
    };
    window.addEventListener('click', remember, true);
    window.addEventListener('popstate', complete, true);
    return () => {
      window.removeEventListener('click', remember, true);
      window.removeEventListener('popstate', complete, true);
    };
  }, []);
}

const pauseMs = 500;
let lastReplaced = Number.NEGATIVE_INFINITY;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Replaces the query of the present entry without a render, at most once in 500 ms, because browsers limit it. */
export function replaceAddress(search: string): void {
  clearTimeout(pending);
  const { key } = entryState();
  const write = () => {
    // Another entry may be open meanwhile.
    if (entryState().key !== key) return;
    lastReplaced = performance.now();
    window.history.replaceState(window.history.state, '', search + window.location.hash);
  };
  const waitMs = lastReplaced + pauseMs - performance.now();
  if (waitMs <= 0) write();
  else pending = setTimeout(write, waitMs);
}

const entryState = (): { readonly key?: string } => window.history.state ?? {};

function scrollToStart(hash: string) {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Pixels scrolled, by the key of a history entry. */
const readPositions = () =>
  withFallback(
    () => new Map<string, number>(JSON.parse(readText('sessionStorage', storageKey) || '[]')),
    new Map<string, number>(),
  );

/** Without storage a document that is loaded again starts at the top. */
const storePositions = (positions: ReadonlyMap<string, number>) =>
  writeText('sessionStorage', storageKey, JSON.stringify([...positions].slice(-50)));

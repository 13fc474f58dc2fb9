import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readText } from '../../lib/storage.ts';
import { withFallback } from '../../lib/with-fallback.ts';

interface Start {
  /** Where the list was left. */
  readonly left: number;
  /** How far from both ends it could be scrolled at first. */
  readonly top: number;
  readonly bottom: number;
}

/** Pixels scrolled, by the keys of history entries, as `useScrollRestoration` stores them: a module of both would load with every page. */
const readPositions = () =>
  withFallback(
    () => new Map<string, number>(JSON.parse(readText('sessionStorage', 'scroll-positions') || '[]')),
    new Map<string, number>(),
  );

const fromBottom = () => document.body.scrollHeight - window.scrollY;

/**
 * In a document that is loaded again: scrolls on to where a list was left, once it is as long again, unless the visitor has
 * scrolled since.
 */
export function useLeftPosition(isComplete: boolean): void {
  const { key } = useLocation();
  const start = useRef<Start>(undefined);
  useEffect(() => {
    // The first entry of every document has the same key.
    const left = key === 'default' ? undefined : readPositions().get(key);
    start.current = left === undefined ? undefined : { left, top: window.scrollY, bottom: fromBottom() };
  }, [key]);
  useLayoutEffect(() => {
    if (!isComplete || !start.current) return;
    const { left, top, bottom } = start.current;
    start.current = undefined;
    // The browser keeps in its place what is in view, be it above or below the list; the height is rounded.
    const moved = Math.min(Math.abs(window.scrollY - top), Math.abs(fromBottom() - bottom));
    if (moved < 2) window.scrollTo(0, left);
  }, [isComplete]);
}

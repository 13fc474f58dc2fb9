import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { browserIdle } from './browser-idle.ts';
import { useOpenedAtTop } from './use-below.ts';
import { useHydrated } from './use-hydrated.ts';

interface LongList {
  readonly total: number;
  /** Items that the written page holds whole. */
  readonly first: number;
  /** Items that become whole in one idle moment: few enough for no press to wait. */
  readonly step?: number;
  /** Brief and whole take the same room to the pixel, so that a list may begin in brief wherever one comes back to it. */
  readonly exact?: boolean;
  /** The list, whose children are the items; where it is not `exact`, an item must be whole before it is seen. */
  readonly list?: RefObject<Element | null>;
}

/**
 * How many items of a long list are drawn whole, from the top. The written page holds the `first` of them, and the others as
 * a few words with their links, so that it travels in one round trip; once it is taken over they all become whole, a few at
 * a time, and before that those to which somebody scrolls. A list that a link has opened begins in the same way; one that
 * somebody comes back to does where that is `exact`, else it is whole at once.
 */
export function useWhole({ total, first, step = 2, exact = false, list }: LongList): number {
  const written = !useHydrated();
  const openedAtTop = useOpenedAtTop();
  const begins = total > first && (written || openedAtTop || exact);
  const [whole, setWhole] = useState(begins ? first : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (whole === Number.POSITIVE_INFINITY) return;
    // Never fewer: what was asked for in an idle moment may come after what a scroll has asked for.
    const upTo = (count: number) =>
      setWhole((now) => Math.max(now, count < total ? count : Number.POSITIVE_INFINITY));
    let gone = false;
    void browserIdle().then(() => {
      if (!gone) startTransition(() => upTo(whole + step));
    });
    // Somebody reads on: what comes near takes its room before this frame is painted, so that nothing moves that is seen.
    let scrolled = window.scrollY;
    const readOn = () => {
      const pace = Math.abs(window.scrollY - scrolled);
      scrolled = window.scrollY;
      const near = list?.current ? countNear(list.current, pace) : 0;
      if (near > whole) flushSync(() => upTo(near));
    };
    window.addEventListener('scroll', readOn, { passive: true });
    return () => {
      gone = true;
      window.removeEventListener('scroll', readOn);
    };
  }, [whole, total, step, list]);
  return Math.min(whole, total);
}

/**
 * The items of a list from its top to a screen below what is in view, and the pixels further that a frame scrolls: browsers count
 * as moved what grows in the frame that brings it into view.
 */
function countNear({ children }: Element, pace: number): number {
  const foot = 2 * window.innerHeight + pace;
  const end = [...children].findIndex((item) => item.getBoundingClientRect().top > foot);
  return end < 0 ? children.length : end;
}

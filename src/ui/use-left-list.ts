import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollPlaces } from './scroll-places.ts';
import { useHydrated } from './use-hydrated.ts';

/** Pixels, from the page's top. */
interface ItemPlace {
  readonly top: number;
  readonly height: number;
}

/** A list as it stood when somebody pressed something in it; it may have been a link that left the page. */
interface NotedList {
  /** Pixels of the window's width, without which the places say nothing. */
  readonly width: number;
  /** By the item's id, in the list's order. */
  readonly items: ReadonlyMap<string, ItemPlace>;
}

/** By the key of a history entry. */
const lists = new Map<string, NotedList>();

/**
 * What a long list needs to be drawn in brief, without anything moving, where somebody comes back to it: how high each item was, and
 * which are in view (`from` the first, `to` the one after the last). `note` belongs on the list as `onClickCapture`; its children
 * are the items, in the order of `ids`.
 */
export function useLeftList(ids: readonly string[]) {
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const hydrated = useHydrated();
  const [left] = useState(() => (hydrated && arrivedBy === 'POP' ? listAt(key) : undefined));
  const note = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const items = Array.from(currentTarget.children, (item, index) => {
      const { top, height } = item.getBoundingClientRect();
      return [ids[index] ?? '', { top: top + window.scrollY, height }] as const;
    });
    lists.set(key, { width: window.innerWidth, items: new Map(items) });
  };
  return { left, note };
}

function listAt(key: string) {
  const list = lists.get(key);
  if (list?.width !== window.innerWidth) return undefined;
  const scrolled = scrollPlaces.get(key) ?? 0;
  const isInView = Array.from(
    list.items.values(),
    ({ top, height }) => top + height > scrolled && top < scrolled + window.innerHeight,
  );
  return {
    heightOf: (id: string) => list.items.get(id)?.height,
    from: Math.max(0, isInView.indexOf(true)),
    to: isInView.lastIndexOf(true) + 1,
  };
}

import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollPlaces } from './scroll-places.ts';
import { useHydrated } from './use-hydrated.ts';

/** Pixels, from the page's top. */
interface ItemPlace {
  readonly id: string;
  readonly top: number;
  readonly height: number;
}

/** A list as it stood when somebody pressed something in it; it may have been a link that left the page. */
interface NotedList {
  /** Pixels of the window's width, without which the places say nothing. */
  readonly width: number;
  readonly items: readonly ItemPlace[];
}

/** By the key of a history entry. */
const lists = new Map<string, NotedList>();

/**
 * What a long list needs to be drawn in brief, without anything moving, where somebody comes back to it: how high each item was, and
 * which are in view (`from` the first, `to` the one after the last). `note` belongs on the list as `onClickCapture`; its children
 * are the items, in the order of `ids`. Nothing is told of a list that has other items now, or another order.
 */
export function useLeftList(ids: readonly string[]) {
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const hydrated = useHydrated();
  const [left] = useState(() => (hydrated && arrivedBy === 'POP' ? listAt(key, ids) : undefined));
  const note = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const items = Array.from(currentTarget.children, (item, index) => {
      const { top, height } = item.getBoundingClientRect();
      return { id: ids[index] ?? '', top: top + window.scrollY, height };
    });
    lists.set(key, { width: window.innerWidth, items });
  };
  return { left, note };
}

function listAt(key: string, ids: readonly string[]) {
  const { width, items } = lists.get(key) ?? { width: 0, items: [] };
  const isAsNoted = width === window.innerWidth && ids.every((id, index) => items[index]?.id === id);
  if (!isAsNoted) return undefined;
  const scrolled = scrollPlaces.get(key) ?? 0;
  const isInView = items.map(
    ({ top, height }) => top + height > scrolled && top < scrolled + window.innerHeight,
  );
  const heights = new Map(items.map(({ id, height }) => [id, height]));
  return {
    heightOf: (id: string) => heights.get(id),
    from: Math.max(0, isInView.indexOf(true)),
    to: isInView.lastIndexOf(true) + 1,
  };
}

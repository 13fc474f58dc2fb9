import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/** A list as it stood when somebody pressed something in it; it may have been a link that left the page. */
interface LeftList {
  /** Pixels of the window's width, without which the heights say nothing. */
  readonly width: number;
  /** Pixels, by the item's id. */
  readonly heights: ReadonlyMap<string, number>;
  /** The first item that stood in view, and the first one after those that did. */
  readonly from: number;
  readonly to: number;
}

/** By the key of a history entry. */
const lists = new Map<string, LeftList>();

/**
 * What a long list needs to be drawn in brief, without anything moving, where somebody comes back to it: what stood in view, and
 * how high each item was. `note` belongs on the list as `onClickCapture`; its children are the items, in the order of `ids`.
 */
export function useLeftList(ids: readonly string[]) {
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const hydrated = useHydrated();
  const [left] = useState(() => (hydrated && arrivedBy === 'POP' ? listAt(key) : undefined));
  const note = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    lists.set(key, measure([...currentTarget.children], ids));
  };
  return { left, note };
}

function listAt(key: string): LeftList | undefined {
  const list = lists.get(key);
  return list?.width === window.innerWidth ? list : undefined;
}

function measure(items: readonly Element[], ids: readonly string[]): LeftList {
  const { innerWidth, innerHeight } = window;
  const places = items.map((item) => item.getBoundingClientRect());
  const inView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
  return {
    width: innerWidth,
    heights: new Map(places.map(({ height }, index) => [ids[index] ?? '', height])),
    from: Math.max(0, places.findIndex(inView)),
    to: places.findLastIndex(inView) + 1,
  };
}

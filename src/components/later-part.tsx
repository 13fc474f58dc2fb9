import { memo, type ReactNode, Suspense, use, useEffect, useMemo, useRef } from 'react';
import { holdClicks } from './hold-clicks.ts';
import { useBelow } from './use-below.ts';
import { whenNear } from './when-near.ts';

type Part<Data> = (props: { readonly data: Data }) => ReactNode;

/** A part of a page whose code comes later. */
export interface Later<Data> {
  /** Read without waiting by React once it has come. */
  readonly coming: Promise<Part<Data>>;
  readonly hasCome: () => boolean;
  readonly load: () => Promise<void>;
}

/** The parts that are not there yet, of all pages whose code is. */
const waiting = new Set<() => Promise<void>>();

/** Fetches them all: before a page is drawn from nothing, on either side. */
export async function loadParts(): Promise<void> {
  await Promise.all(Array.from(waiting, (load) => load()));
}

/** Names a part and the way to its code, in a file `*.later.tsx`, whose styles the build writes into the page. */
export function later<Data>(fetchIt: () => Promise<Part<Data>>): Later<Data> {
  let here = false;
  let arrive: (part: Part<Data>) => void = () => {};
  const coming = new Promise<Part<Data>>((resolve) => {
    arrive = resolve;
  });
  const load = async () => {
    const value = await fetchIt();
    Object.assign(coming, { status: 'fulfilled', value });
    arrive(value);
    here = true;
    waiting.delete(load);
  };
  waiting.add(load);
  return { coming, load, hasCome: () => here };
}

interface LaterPartProps<Data> {
  readonly part: Later<Data>;
  /** The same object as long as nothing has changed: with a new one, a part that has not come is drawn from nothing. */
  readonly data: Data;
  /** The class of the box around the part. */
  readonly place?: string;
  /** The part is long, and marks itself what of it lies below (`data-below`), so that it is laid out a piece at a time. */
  readonly long?: boolean;
}

/**
 * A part below a page's first screen. Its HTML stands from the start; its code is fetched when it comes near, or is
 * touched, and takes over what stands there: what was typed stays, what was pressed is pressed again. Until then its box
 * carries `data-waiting`.
 */
export const LaterPart = memo(PartBox) as typeof PartBox;

function PartBox<Data>({ part, data, place, long = false }: LaterPartProps<Data>) {
  const below = useBelow();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef(() => {});
  useEffect(() => {
    const place = box.current;
    if (!place || part.hasCome()) return;
    const release = holdClicks(place);
    const leave = whenNear(place, part.load);
    place.dataset.waiting = '';
    drawn.current = () => {
      delete place.dataset.waiting;
      leave();
      release();
    };
    return () => drawn.current();
  }, [part]);
  // The same element at every turn: else React takes this for a change.
  const inside = useMemo(
    () => (
      <Suspense fallback={null}>
        <Inside part={part} data={data} drawn={drawn} />
      </Suspense>
    ),
    [part, data],
  );
  return (
    <div ref={box} className={place} data-below={long ? undefined : ''} data-coming={below ? undefined : ''}>
      {below && inside}
    </div>
  );
}

interface InsideProps<Data> {
  readonly part: Later<Data>;
  readonly data: Data;
  readonly drawn: { readonly current: () => void };
}

function Inside<Data>({ part, data, drawn }: InsideProps<Data>) {
  const Drawn = use(part.coming);
  useEffect(() => drawn.current(), [drawn]);
  return <Drawn data={data} />;
}

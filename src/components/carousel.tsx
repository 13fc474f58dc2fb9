import {
  Children,
  type CSSProperties,
  isValidElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { m } from '../i18n/compiled/messages.js';
import { prefersLessMotion } from '../lib/motion.ts';
import styles from './carousel.module.css';

/** Items in view on phones, from 768 px and from 1024 px. A fraction shows the edge of the next item. */
export interface PerView {
  readonly phone: number;
  readonly tablet: number;
  readonly wide: number;
}

interface CarouselProps {
  /** Names the region, e.g. "Pictures of Hotel Rajmahal". */
  readonly label: string;
  /** A number is the count on wide screens; phones and tablets then show fewer. */
  readonly perView?: number | PerView;
  /** Items moved by one click. */
  readonly step?: number;
  /** True: continues at the other end; false: the button of that end is disabled. */
  readonly wrap: boolean;
  /** Buttons over the items (pictures), or above them at the right (cards). */
  readonly controls?: 'over' | 'above';
  /** Shows "2 / 7" over the items. */
  readonly counter?: boolean;
  readonly children: ReactNode;
}

/** A row that scrolls sideways natively, and by two buttons where script runs. */
export function Carousel({
  label,
  perView = 1,
  step = 1,
  wrap,
  controls,
  counter = false,
  children,
}: CarouselProps) {
  const items = Children.toArray(children);
  const per = typeof perView === 'number' ? spread(perView) : perView;
  const look = controls ?? (per.wide > 1 && !wrap ? 'above' : 'over');
  const track = useRef<HTMLUListElement>(null);
  /** The item that a smooth scroll is heading for, until it is reached or the visitor scrolls. */
  const target = useRef<number | undefined>(undefined);
  const trackId = useId();
  const [position, setPosition] = useState({ index: 0, visible: per.wide });
  const count = items.length;
  const last = lastFirst(count, position.visible);

  const measure = () => {
    if (!track.current) return;
    const now = positionOf(track.current);
    if (now.index === target.current) target.current = undefined;
    // Most scroll events change neither, and an equal object would render the row again.
    setPosition((before) => (before.index === now.index && before.visible === now.visible ? before : now));
  };
  const cancelTarget = () => {
    target.current = undefined;
  };
  const move = (direction: 1 | -1) => {
    const row = track.current;
    if (!row) return;
    const now = positionOf(row);
    const first = target.current ?? now.index;
    const index = nextIndex({ first, last: lastFirst(count, now.visible), step, direction, wrap });
    if (index === first) return;
    target.current = index;
    setPosition({ ...now, index });
    row.scrollTo({ left: index * itemStride(row), behavior: prefersLessMotion() ? 'instant' : 'smooth' });
  };
  // The row may have been scrolled before hydration. Read only where it shows: reading lays out skipped content too.
  useEffect(() => {
    if ((counter || !wrap) && track.current?.scrollLeft) setPosition(positionOf(track.current));
  }, [counter, wrap]);
  const isDisabled = { previous: !wrap && position.index <= 0, next: !wrap && position.index >= last };

  // A scrollable row must be reachable by keyboard.
  const focusable = count > 1 ? { tabIndex: 0 } : {};

  return (
    <section
      className={[styles.carousel, styles[look]].join(' ')}
      aria-label={label}
      aria-roledescription={m.controls_carousel()}
    >
      <ul
        ref={track}
        id={trackId}
        className={styles.track}
        style={{ '--phone': per.phone, '--tablet': per.tablet, '--wide': per.wide } as CSSProperties}
        {...focusable}
        onScroll={measure}
        onPointerDown={cancelTarget}
        onWheel={cancelTarget}
        onKeyDown={cancelTarget}
      >
        {items.map((item, index) => (
          <li key={keyOf(item) ?? index}>{item}</li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.buttons}>
          <button
            type="button"
            aria-label={m.controls_carousel_previous({ label })}
            aria-controls={trackId}
            aria-disabled={isDisabled.previous}
            onClick={() => move(-1)}
          />
          <button
            type="button"
            aria-label={m.controls_carousel_next({ label })}
            aria-controls={trackId}
            aria-disabled={isDisabled.next}
            onClick={() => move(1)}
          />
        </div>
      )}
      {counter && count > 1 && (
        <p
          className={`${styles.counter} screen-only`}
        >{`${Math.min(position.index + 1, count)} / ${count}`}</p>
      )}
    </section>
  );
}

function spread(wide: number): PerView {
  if (wide <= 1) return { phone: 1, tablet: 1, wide: 1 };
  if (wide === 2) return { phone: 1, tablet: 2, wide };
  return { phone: 1.25, tablet: Math.min(wide, 2.5), wide };
}

interface Move {
  /** The first slide in view, from 0. */
  readonly first: number;
  /** The furthest first slide: slides minus those in view. */
  readonly last: number;
  readonly step: number;
  readonly direction: 1 | -1;
  readonly wrap: boolean;
}

/** Where a click on an arrow goes: by a step, no further than the ends; from an end, round to the other where it wraps. */
function nextIndex({ first, last, step, direction, wrap }: Move): number {
  if (wrap && direction === 1 && first >= last) return 0;
  if (wrap && direction === -1 && first <= 0) return last;
  return Math.min(Math.max(first + step * direction, 0), last);
}

/** The last index that may come first while the view stays full. */
const lastFirst = (count: number, visible: number) => Math.max(0, count - Math.max(1, Math.floor(visible)));

const keyOf = (item: ReactNode) => (isValidElement(item) ? item.key : null);

/** Pixels between the starts of two items. */
function itemStride(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return row.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft || row.clientWidth || 1;
}

function positionOf(row: HTMLElement) {
  const stride = itemStride(row);
  const visible = Math.max(1, Math.round((row.clientWidth / stride) * 4) / 4 || 1);
  // Where a part of an item is in view, the last position lies between two items.
  const isAtEnd = row.scrollLeft > 0 && row.scrollLeft + row.clientWidth > row.scrollWidth - 2;
  const index = isAtEnd ? lastFirst(row.children.length, visible) : Math.round(row.scrollLeft / stride);
  return { index, visible };
}

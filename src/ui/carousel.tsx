import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { nextIndex } from './carousel-index.ts';

interface CarouselProps {
  readonly label: string;
  /** Slides in view on wide screens. */
  readonly perView?: number;
  /** Slides a press moves by. */
  readonly step?: number;
  /** Past the end comes the beginning; otherwise the arrows stop there. */
  readonly wrap: boolean;
  readonly children: ReactNode;
}

/** A row that scrolls and snaps by itself, with arrows; it works without script. */
export function Carousel({ label, perView = 1, step = 1, wrap, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState({ first: 0, visible: perView });
  const slides = Children.toArray(children);
  const few = slides.length <= 1;

  useEffect(() => {
    const element = track.current;
    if (!element || few) return;
    const read = () => {
      const slide = element.firstElementChild?.clientWidth ?? 1;
      const first = Math.round(element.scrollLeft / slide);
      const visible = Math.max(1, Math.round(element.clientWidth / slide));
      setAt((known) => (known.first === first && known.visible === visible ? known : { first, visible }));
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      element.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [few]);

  const last = Math.max(0, slides.length - at.visible);
  const go = (direction: 1 | -1) => {
    const target = nextIndex({ first: at.first, last, step, direction, wrap });
    const slide = track.current?.children[target];
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft });
  };
  const arrow = (direction: 1 | -1, name: string, Icon: typeof ChevronLeft) => {
    const stopped = !wrap && at.first === (direction === 1 ? last : 0);
    return (
      <button
        type="button"
        className={direction === 1 ? styles.next : styles.previous}
        aria-label={`${name}: ${label}`}
        aria-disabled={stopped || undefined}
        onClick={() => stopped || go(direction)}
      >
        <Icon aria-hidden="true" />
      </button>
    );
  };

  return (
    <section className={styles.carousel} aria-label={label} style={{ '--per-view': perView } as CSSProperties}>
      <ul ref={track} className={styles.track} data-per-view={perView}>
        {slides.map((slide, index) => (
          // The slides never change places.
          <li key={index}>{slide}</li>
        ))}
      </ul>
      {!few && arrow(-1, 'Previous', ChevronLeft)}
      {!few && arrow(1, 'Next', ChevronRight)}
    </section>
  );
}

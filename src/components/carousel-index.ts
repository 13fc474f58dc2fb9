interface Move {
  /** The first slide in view, from 0. */
  readonly first: number;
  /** The furthest first slide: slides minus those in view. */
  readonly last: number;
  readonly step: number;
  readonly direction: 1 | -1;
  readonly wrap: boolean;
}

/** Where a press of an arrow goes: by a step, no further than the ends; from an end, round to the other where it wraps. */
export function nextIndex({ first, last, step, direction, wrap }: Move): number {
  if (wrap && direction === 1 && first >= last) return 0;
  if (wrap && direction === -1 && first <= 0) return last;
  return Math.min(Math.max(first + step * direction, 0), last);
}

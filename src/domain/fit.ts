import { m } from '../i18n/compiled/messages.js';
import { type EventDetails, functionsAt } from './event-details.ts';
import type { Hall } from './venue.ts';

/** Whether a venue holds all the guests at once, the best first. */
export const fits = ['seated', 'floating', 'unknown', 'small'] as const;
export type Fit = (typeof fits)[number];

export const fitLabels: Readonly<Record<Fit, () => string>> = {
  seated: m.listing_fit_seated,
  floating: m.listing_fit_floating,
  unknown: m.listing_not_known,
  small: m.listing_fit_small,
};

/** How many guests a hall holds. */
export type Capacity = Pick<Hall, 'seats' | 'floating'>;

/** Seated in one of the halls, or coming and going in one; unknown without a hall whose capacity is known. */
export function fitOf(halls: readonly Capacity[], guests: number): Fit {
  if (halls.length === 0) return 'unknown';
  if (halls.some(({ seats }) => seats >= guests)) return 'seated';
  if (halls.some(({ floating = 0 }) => floating >= guests)) return 'floating';
  return halls.some(({ floating }) => floating === undefined) ? 'unknown' : 'small';
}

/** Of the largest of the functions that are held at the venue or have none yet; unknown without any. */
export function fitAt(
  { id, halls }: { readonly id: string; readonly halls: readonly Capacity[] },
  eventDetails: EventDetails,
): Fit {
  const here = functionsAt(eventDetails, id);
  return here.length === 0 ? 'unknown' : fitOf(halls, Math.max(...here.map(({ guests }) => guests)));
}

/** Undefined where it is not known of one of them. */
const largestFloating = (halls: readonly Capacity[]): number | undefined => {
  const known = halls.flatMap(({ floating }) => floating ?? []);
  return known.length === halls.length ? Math.max(...known) : undefined;
};

/** The largest numbers of the halls, as one: it fits as they do. Empty without a hall. */
export function largestCapacity(halls: readonly Capacity[]): readonly Capacity[] {
  if (halls.length === 0) return [];
  const seats = Math.max(...halls.map((hall) => hall.seats));
  return [{ seats, floating: largestFloating(halls) }];
}

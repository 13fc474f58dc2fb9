import { m } from '../i18n/compiled/messages.js';
import { functionKindLabels } from './choices.ts';
import { formatDate } from './dates.ts';
import { type EventDetails, functionsAt, type WeddingFunction } from './event-details.ts';
import { formatCount, formatNumber, formatRupees, formatShare } from './format.ts';
import { isolate } from './isolate.ts';

/** A function of event details, or of a total as it was shown. */
export interface DescribedFunction extends Pick<WeddingFunction, 'kind' | 'guests' | 'vegShare' | 'rooms'> {
  readonly name?: string | undefined;
  readonly date?: string | undefined;
  readonly decor?: number | undefined;
}

/** "Sangeet", or the name of an `other`. */
export const nameFunction = ({ kind, name }: Pick<DescribedFunction, 'kind' | 'name'>): string =>
  name === undefined ? functionKindLabels[kind]() : isolate(name);

/**
 * Each text once, e.g. "Sangeet + Wedding · rooms": it begins with the names of the functions that have it, unless this
 * many have it. `texts` has those of each function.
 */
export function nameTexts(
  functions: readonly WeddingFunction[],
  texts: readonly (readonly string[])[],
  unnamedAt: number,
): string[] {
  return [...new Set(texts.flat())].map((text) => {
    const having = functions.filter((_, index) => texts[index]?.includes(text));
    if (having.length === unnamedAt) return text;
    return m.format_of_function({ function: having.map(nameFunction).join(' + '), text });
  });
}

/**
 * "300 guests, 60% veg, 10 rooms, 12 Feb 2027"; without rooms or a date the text omits them. It begins
 * with the name of a function that is not the wedding, and of several functions it is "Mehndi 150, Sangeet 400 guests".
 */
export function describeEventDetails(eventDetails: EventDetails): string {
  const [first, ...others] = eventDetails;
  if (others.length === 0) {
    const text = withDecor(describeFunction(first), first);
    return first.kind === 'wedding' ? text : m.format_of_function({ function: nameFunction(first), text });
  }
  const functions = eventDetails.map((one) => `${nameFunction(one)} ${formatNumber(one.guests)}`).join(', ');
  return withDecor(m.format_guests_of({ functions }), first, m.format_decor_each);
}

/** The text and the family's figure for decoration. */
function withDecor(
  text: string,
  { decor }: WeddingFunction,
  message: (inputs: { readonly price: string }) => string = m.format_decor,
): string {
  return decor === undefined ? text : `${text}, ${message({ price: formatRupees(decor) })}`;
}

/**
 * What a lead about a venue is for: the functions of the venue's total. Without a venue those that have none; all of them
 * where there are no such functions.
 */
export function functionsForLead(eventDetails: EventDetails, venueId = ''): readonly WeddingFunction[] {
  const here = functionsAt(eventDetails, venueId);
  return here.length > 0 ? here : eventDetails;
}

/** The same as a text: of several functions each in full. */
export function describeForLead(eventDetails: EventDetails, venueId = ''): string {
  if (eventDetails.length === 1) return describeEventDetails(eventDetails);
  const functions = functionsForLead(eventDetails, venueId);
  const texts = functions.map((one) => [describeFunction(one)]);
  return withDecor(nameTexts(functions, texts, 0).join(' + '), eventDetails[0], m.format_decor_each);
}

/** "300 guests, 60% veg, 10 rooms, 12 Feb 2027". */
export function describeFunction({ guests, vegShare, rooms, date }: DescribedFunction): string {
  return [
    formatCount(guests, m.format_guests),
    describeVegShare(vegShare),
    rooms > 0 && formatCount(rooms, m.format_rooms),
    date && formatDate(date),
  ]
    .filter(Boolean)
    .join(', ');
}

function describeVegShare(share: number): string {
  if (share === 1) return m.format_all_veg();
  return share === 0 ? m.format_all_non_veg() : m.format_veg_share({ share: formatShare(share) });
}

import { site } from '../../src/content/site.ts';
import { functionKindLabels, functionKinds } from '../../src/domain/choices.ts';
import { istToday } from '../../src/domain/clock.ts';
import { own, toCsv } from './csv.ts';
import { mailDate } from './mail-dates.ts';
import { countText } from './opening-text.ts';
import { toSingleLine } from './plain-text.ts';
import type { DatesFields } from './received-lead.ts';

/** A request for free dates, as the operator works with it. Every text is safe to display. */
export interface FreeDates {
  readonly functions: readonly DatedFunction[];
  readonly venues: readonly string[];
  /** For each venue a WhatsApp message to it, whose receiver the operator chooses; without what identifies the family. */
  readonly drafts: readonly VenueDraft[];
}

export interface VenueDraft {
  readonly venue: string;
  readonly href: string;
}

export interface DatedFunction {
  readonly label: string;
  readonly guests: number | undefined;
  /** 0 to 1. */
  readonly vegShare: number | undefined;
  readonly rooms: number | undefined;
  /** "Sangeet · 400 guests, 60% veg, 20 rooms" */
  readonly heading: string;
  readonly dates: readonly AskedDate[];
  /** Those of the request's venues that are asked for it, at least one. */
  readonly venues: readonly string[];
}

interface AskedDate {
  /** YYYY-MM-DD */
  readonly iso: string;
  /** "Thu 11 Feb 2027" */
  readonly full: string;
  /** It has passed while the lead waited in the visitor's outbox. */
  readonly isPast: boolean;
}

export function summarizeDates({ functions, venues }: DatesFields, receivedAt: Date): FreeDates {
  const today = istToday(receivedAt);
  const asked = functions.map((one) => {
    const label = toSingleLine(one.label, 60);
    const named = venues.filter((venue) => one.venues?.includes(venue));
    return {
      label,
      guests: one.guests,
      vegShare: one.vegShare,
      rooms: one.rooms,
      heading: [label, figuresText(one)].filter(Boolean).join(' · '),
      dates: one.dates.map((iso) => ({ iso, full: mailDate(iso, 'full') ?? iso, isPast: iso < today })),
      venues: (named.length > 0 ? named : venues).map(shownName),
    };
  });
  const names = venues.map(shownName);
  return { functions: asked, venues: names, drafts: draftRows(names, asked) };
}

const shownName = (venue: string): string => toSingleLine(venue, 80);

type Figures = Pick<DatesFields['functions'][number], 'guests' | 'vegShare' | 'rooms'>;

/** "400 guests, 60% veg, 20 rooms" */
const figuresText = ({ guests, vegShare, rooms }: Figures): string =>
  [guests && countText(guests, 'guest'), vegText(vegShare, ' veg'), rooms && countText(rooms, 'room')]
    .filter(Boolean)
    .join(', ');

const vegText = (share: number | undefined, unit = ''): string =>
  share === undefined ? '' : `${Math.round(share * 100)}%${unit}`;

/** What is not known yet, and what nobody needs to ask. */
export const statusText = ({ isPast }: AskedDate): string => (isPast ? 'past' : '?');

export const draftsTitle = 'Ask the venues on WhatsApp';
export const draftsNote = 'Our form says that the venues learn neither the name nor the number.';

/** The drafts in plain text. */
export function draftLines({ drafts }: Pick<FreeDates, 'drafts'>): readonly string[] {
  if (drafts.length === 0) return [];
  return ['', draftsTitle, draftsNote, ...drafts.map(({ venue, href }) => `    ${venue}\n  ${href}`)];
}

/**
 * A table for each function in plain text: a line for each venue. The lines are indented and a name has no "|", so that one
 * of the visitor's cannot imitate another row or cell.
 */
export function datesLines({ functions }: FreeDates): readonly string[] {
  return functions.flatMap(({ heading, dates, venues }) => [
    `Dates for: ${heading}`,
    `    Venue | ${dates.map(({ full }) => full).join(' | ')}`,
    ...venues.map((venue) => `    ${venue.replaceAll('|', '/')} | ${dates.map(statusText).join(' | ')}`),
  ]);
}

/** A line for each date at each venue, so that one call fills in a block; the last three columns are for the answer. */
export function datesCsv({ functions, venues }: FreeDates): string {
  const rows = venues.flatMap((venue) =>
    askedOf(venue, functions).flatMap(({ label, guests, vegShare, rooms, dates }) =>
      dates.map(({ iso, full, isPast }) => [
        venue,
        label,
        own(String(guests ?? '')),
        own(vegText(vegShare)),
        own(String(rooms ?? '')),
        own(iso),
        full.slice(0, 3),
        isPast ? 'past' : '',
        '',
        '',
      ]),
    ),
  );
  return toCsv([csvHead, ...rows]);
}

const csvHead = 'Venue,Function,Guests,Veg,Rooms,Date,Day,Free?,Rooms free?,Notes'.split(',');

const askedOf = (venue: string, functions: readonly DatedFunction[]) =>
  functions.filter(({ venues }) => venues.includes(venue));

/** A function in the text to a venue: "a sangeet". A label without a kind is the family's own, and may contain its name. */
function toldAs(label: string): string {
  const name = label.toLowerCase();
  const isKind = functionKinds.some(
    (kind) => kind !== 'other' && functionKindLabels[kind]({}, { locale: 'en' }).toLowerCase() === name,
  );
  return isKind ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}` : 'a function';
}

function draftRows(venues: readonly string[], functions: readonly DatedFunction[]): readonly VenueDraft[] {
  return venues.flatMap((venue) => {
    const requests = askedOf(venue, functions).flatMap(draftRequest);
    const [only, ...others] = requests;
    if (!only) return [];
    const question =
      others.length === 0
        ? `Is ${venue} free for ${only}?`
        : `Is ${venue} free for these functions?\n${requests.map((one) => `- ${one}`).join('\n')}`;
    const text = `Namaste, this is ${site.name}. ${question}`;
    return [{ venue, href: `https://wa.me/?text=${encodeURIComponent(text)}` }];
  });
}

/** "a sangeet for 400 guests (60% vegetarian), with 20 rooms for the night, on Thu 11 Feb 2027"; none if its dates have passed. */
function draftRequest({ label, guests, vegShare, rooms, dates }: DatedFunction): readonly string[] {
  const open = dates.filter(({ isPast }) => !isPast).map(({ full }) => full);
  if (open.length === 0) return [];
  const veg = vegText(vegShare, ' vegetarian');
  const parts = [
    toldAs(label),
    guests && ` for ${countText(guests, 'guest')}`,
    veg && ` (${veg})`,
    rooms && `, with ${countText(rooms, 'room')} for the night,`,
    ` on ${open.join(' or ')}`,
  ];
  return [parts.filter(Boolean).join('')];
}

import { site } from '../../src/content/site.ts';
import { istToday } from '../../src/domain/clock.ts';
import { formatNumber } from '../../src/domain/format.ts';
import { toCsv } from './csv.ts';
import { mailDate } from './mail-dates.ts';
import { toSingleLine } from './plain-text.ts';
import type { DatesFields } from './received-lead.ts';

/** A request for free dates, as the operator works with it. Every text is safe to display. */
export interface FreeDates {
  readonly functions: readonly DatedFunction[];
  readonly venues: readonly string[];
  /** For each venue a WhatsApp message to it, whose receiver the operator chooses; without what identifies the family. */
  readonly drafts: readonly VenueDraft[];
}

interface VenueDraft {
  readonly venue: string;
  readonly href: string;
}

export interface DatedFunction {
  readonly label: string;
  readonly guests: number | undefined;
  /** "Sangeet · 400 guests" */
  readonly heading: string;
  readonly dates: readonly AskedDate[];
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
  const asked = functions.map(({ label, guests, dates }) => {
    const shown = toSingleLine(label, 60);
    return {
      label: shown,
      guests,
      heading: guests === undefined ? shown : `${shown} · ${guestText(guests)}`,
      dates: dates.map((iso) => ({ iso, full: mailDate(iso, 'full') ?? iso, isPast: iso < today })),
    };
  });
  const names = venues.map((venue) => toSingleLine(venue, 80));
  return { functions: asked, venues: names, drafts: draftRows(names, asked) };
}

/** What is not known yet, and what nobody needs to ask. */
export const statusText = ({ isPast }: AskedDate): string => (isPast ? 'past' : '?');

export const draftsTitle = 'Ask the venues on WhatsApp';
export const draftsNote = 'Our form says that the venues learn neither the name nor the number.';

/** The drafts in plain text. */
export function draftLines({ drafts }: FreeDates): readonly string[] {
  if (drafts.length === 0) return [];
  return ['', draftsTitle, draftsNote, ...drafts.map(({ venue, href }) => `    ${venue}\n  ${href}`)];
}

/**
 * A table for each function in plain text: a line for each venue. The lines are indented and a name has no "|", so that one
 * of the visitor's cannot imitate another row or cell.
 */
export function datesLines({ functions, venues }: FreeDates): readonly string[] {
  return functions.flatMap(({ heading, dates }) => [
    `Dates for: ${heading}`,
    `    Venue | ${dates.map(({ full }) => full).join(' | ')}`,
    ...venues.map((venue) => `    ${venue.replaceAll('|', '/')} | ${dates.map(statusText).join(' | ')}`),
  ]);
}

/** A line for each date at each venue, so that one call fills in a block; the last two columns are for the answer. */
export function datesCsv({ functions, venues }: FreeDates): string {
  const rows = venues.flatMap((venue) =>
    functions.flatMap(({ label, guests, dates }) =>
      dates.map(({ iso, full, isPast }) => [
        venue,
        label,
        String(guests ?? ''),
        iso,
        full.slice(0, 3),
        isPast ? 'past' : '',
        '',
      ]),
    ),
  );
  return toCsv([['Venue', 'Function', 'Guests', 'Date', 'Day', 'Free?', 'Notes'], ...rows]);
}

/** The functions that a venue is told by name. Other labels are the family's own words, which may name it. */
const knownFunctions: Readonly<Record<string, string>> = {
  wedding: 'a wedding',
  reception: 'a reception',
  sangeet: 'a sangeet',
  mehndi: 'a mehndi',
  haldi: 'a haldi',
  engagement: 'an engagement',
};

function draftRows(venues: readonly string[], functions: readonly DatedFunction[]): readonly VenueDraft[] {
  const requests = functions.flatMap(({ label, guests, dates }) => {
    const open = dates.filter(({ isPast }) => !isPast).map(({ full }) => full);
    if (open.length === 0) return [];
    const name = label.toLowerCase();
    const known = Object.hasOwn(knownFunctions, name) ? knownFunctions[name] : 'a function';
    return `${known}${guests === undefined ? '' : ` for ${guestText(guests)}`} on ${open.join(' or ')}`;
  });
  if (requests.length === 0) return [];
  const [only, ...others] = requests;
  return venues.map((venue) => {
    const question =
      others.length === 0
        ? `Is ${venue} free for ${only}?`
        : `Is ${venue} free for these functions?\n${requests.map((one) => `- ${one}`).join('\n')}`;
    const text = `Namaste, this is ${site.name}. ${question}`;
    return { venue, href: `https://wa.me/?text=${encodeURIComponent(text)}` };
  });
}

function guestText(guests: number): string {
  return guests === 1 ? '1 guest' : `${formatNumber(guests)} guests`;
}

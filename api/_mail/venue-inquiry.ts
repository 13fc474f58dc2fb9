import { site } from '../../src/content/site.ts';
import { whatsAppUrl } from '../../src/content/whatsapp-draft.ts';

/** What venues are to be asked, as the operator works with it. Every text is safe to display. */
export interface VenueInquiry {
  readonly title: string;
  /** In plain text. */
  readonly lines: readonly string[];
  readonly parts: readonly InquiryPart[];
  readonly drafts: readonly Draft[];
  /** A table to fill in, and the first word of its name. */
  readonly csv: string;
  readonly fileName: string;
}

interface InquiryPart {
  readonly heading: string;
  /** Its first row is the head. */
  readonly table?: readonly (readonly string[])[];
  readonly items?: readonly string[];
}

export const draftsTitle = 'Ask the venues on WhatsApp';
export const draftsNote = 'Our form says that the venues learn neither the name nor the number.';

/** A WhatsApp message to a venue, whose receiver the operator chooses; without what identifies the family. */
export const draftTo = (venue: string, request: string) => ({
  venue,
  href: whatsAppUrl(`Namaste, this is ${site.name}. ${request}`),
});
type Draft = ReturnType<typeof draftTo>;

/** The drafts in plain text. */
export function draftLines(drafts: readonly Draft[]): readonly string[] {
  if (drafts.length === 0) return [];
  return ['', draftsTitle, draftsNote, ...drafts.map(({ venue, href }) => `    ${venue}\n  ${href}`)];
}

/** A row in plain text: indented, and without "|" in names, so that one of the visitor's cannot imitate another row or cell. */
export const tableLine = (row: readonly string[]): string =>
  `    ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')}`;

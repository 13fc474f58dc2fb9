import { type DescribedFunction, describeFunction, nameFunction } from '../domain/event-details-text.ts';
import { truncateText } from '../domain/truncate-text.ts';
import * as m from '../i18n/compiled/messages.js';
import { site } from './site.ts';

/** What a WhatsApp message contains, in this order. */
export interface Draft {
  /** A message that is shared with the family has none. */
  readonly greeting?: string | undefined;
  /** What it is about, in a sentence. */
  readonly about: string;
  /** Venues, questions or facts, in lines. Nothing is left out of a message that has them. */
  readonly list?: readonly string[] | undefined;
  readonly functions?: readonly DescribedFunction[] | undefined;
  /** A line about the total. */
  readonly total?: string | undefined;
  /** What the visitor wrote. */
  readonly note?: string | undefined;
  /** The address of the page. */
  readonly link?: string | undefined;
  /** Of a request that was sent, or waits to be. */
  readonly reference?: string | undefined;
}

/** The most characters of a message about one subject, without its link: more is not read, and makes an address too long. */
export const maxDraftLength = 700;

/** The text of a WhatsApp message. */
export function writeDraft({ greeting, about, list, functions = [], total, note, ...ends }: Draft): string {
  const lines = functions.map((one) =>
    m.format_of_function({ function: nameFunction(one), text: describeFunction(one) }),
  );
  const body = [greeting, about, ...(list ?? []), ...lines, total, note].filter((line) => line !== undefined);
  const request = ends.reference && m.drafts_request({ reference: ends.reference });
  const room = maxDraftLength - (request ? request.length + paragraph.length : 0);
  const text = list ? body.join('\n') : cutLines(body.join('\n'), room);
  return [text, [request, ends.link].filter(Boolean).join('\n')].filter(Boolean).join(paragraph);
}

const paragraph = '\n\n';
const cut = '\n…';

/** Ends after a whole line, or between words where the line that does not fit has half of the text. */
function cutLines(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const beginning = truncateText(text, maxLength - cut.length);
  const [line, word] = [beginning.lastIndexOf('\n'), beginning.lastIndexOf(' ')];
  return beginning.slice(0, line > maxLength / 2 ? line : word) + cut;
}

/** A WhatsApp chat that begins with a text; without a number the visitor chooses its receiver. */
export const whatsAppUrl = (text: string, base = 'https://wa.me/'): string =>
  `${base}?text=${encodeURIComponent(text)}`;

/** A message to us; by default about a venue. */
export const whatsAppLink = (draft: Omit<Draft, 'greeting'> = { about: m.drafts_chat() }): string =>
  whatsAppUrl(writeDraft({ greeting: m.drafts_greeting({ name: site.name }), ...draft }), site.whatsapp.base);

/** A message to whom the visitor chooses. */
export const shareLink = (draft: Draft): string => whatsAppUrl(writeDraft(draft));

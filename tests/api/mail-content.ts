import { expect } from 'vitest';
import { readHtml } from '../build/html.ts';
import { leadId, send } from './lead-requests.ts';
import type { ReceivedMail } from './smtp-test-server.ts';
import { test as base } from './test-handler.ts';

/** `meta` gets an id and the page, as from every form. */
export const test = base.extend(
  'mailFor',
  ({ handler, mails }) =>
    async (body: object): Promise<ReceivedMail> => {
      const meta = { id: leadId(), page: '/', ...('meta' in body ? Object(body.meta) : {}) };
      expect(await send(handler, { ...body, meta })).toMatchObject({ status: 200 });
      const mail = mails.at(-1);
      if (!mail) throw new Error('No mail arrived');
      return mail;
    },
);

/** The text of the HTML without tags, white space collapsed. */
export const visibleText = (html = ''): string =>
  collapse(readHtml(html, (tag) => tag === '<title>').texts.join(' '));

export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text of the attached file of this type; in a card and a calendar with its folded lines joined. */
export function attached(
  { attachments }: ReceivedMail,
  mimeType: 'text/vcard' | 'text/calendar' | 'text/csv',
) {
  const file = attachments.find((one) => one.mimeType === mimeType);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file?.content as ArrayBuffer);
  return mimeType === 'text/csv' ? text : text.replace(/\r?\n /g, '');
}

/** The addresses of the links, in order. */
export function links(html = ''): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace(/&amp;/g, '&'));
}

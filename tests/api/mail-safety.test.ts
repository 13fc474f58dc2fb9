import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { functionDesk } from './function-desk.ts';
import { links } from './read-mail.ts';
import { enquiry, phone, visit } from './sample-leads.ts';
import type { ReceivedMail } from './scripted-smtp.ts';

const { mailOf } = functionDesk();

describe('lead · a visit reaches the calendar', () => {
  test('lead · one hour in Asia/Kolkata, the same event for each repeat', async () => {
    const meta = { id: randomUUID() };
    const [first, second] = [await mailOf({ ...visit, meta }), await mailOf({ ...visit, meta })];
    // The parser that reads the mails gives plain line ends.
    const lines = (mail: ReceivedMail) =>
      Buffer.from((mail.attachments[0]?.content as ArrayBuffer) ?? '')
        .toString()
        .split(/\r?\n/);
    expect(first.attachments[0]).toMatchObject({ filename: 'visit.ics', mimeType: 'text/calendar' });
    for (const mail of [first, second]) {
      expect(lines(mail)).toEqual(
        expect.arrayContaining([
          `UID:${meta.id}`,
          'DTSTART;TZID=Asia/Kolkata:20261205T110000',
          'DTEND;TZID=Asia/Kolkata:20261205T120000',
          'BEGIN:VTIMEZONE',
          'TZID:Asia/Kolkata',
        ]),
      );
    }
    expect(first.messageId).toBe(second.messageId);
  });

  test.each([
    { date: 'next Sunday', time: 'noon' },
    { date: '2026-02-31', time: '11:00' },
    { date: '2026-12-05', time: '25:00' },
  ])('lead · a visit at %j goes as words, without a file', async (wish) => {
    const mail = await mailOf({ ...visit, ...wish });
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toContain(wish.time);
  });
});

describe('lead · nothing of a visitor lives in the mail', () => {
  test.each([
    'http://evil.example/x',
    'evil.example/path?a=b',
    'www.evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'javascript://evil.example',
    'me@evil.example',
    'evil。example',
    'http://127.0.0.1/x',
    'ev\u200bil.example',
  ])('lead · "%s" is no link', async (bait) => {
    const mail = await mailOf({
      ...enquiry,
      name: bait,
      location: bait,
      message: `See ${bait} now`,
      eventType: bait,
      meta: { page: bait, control: bait, about: bait, campaign: bait, promise: bait },
    });
    const typed = (mail.text ?? '').split('\n').filter((line) => !line.startsWith('  '));
    const shown = `${typed.join('\n').replaceAll('ravi@example.com', '')}\n${mail.subject}`;
    expect(shown).not.toMatch(/[a-z]:\/\//i);
    expect(shown).not.toMatch(/[^\s.][.。][a-z]/i);
    for (const link of links(mail.html))
      expect(link).toMatch(/^(?:tel:\+91|https:\/\/wa\.me\/91|mailto:ravi@)/);
  });

  test('lead · a page that is no path of ours is shown, not linked', async () => {
    for (const page of ['//evil.example', '/a?b=c', 'https://evil.example', '/a@evil.example']) {
      const { html } = await mailOf({ phone, meta: { page } });
      expect(links(html).filter((link) => !/^(?:tel:|https:\/\/wa\.me)/.test(link))).toEqual([]);
    }
  });

  test('lead · line breaks add no header and no recipient', async () => {
    const inject = 'Ravi\r\nBcc: victim@example.org\r\n\r\n<b>Hi</b>';
    const mail = await mailOf({
      ...enquiry,
      name: inject,
      eventType: inject,
      location: inject,
      meta: { about: inject },
    });
    expect(mail.recipients).toEqual(['leads@example.com']);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.html).not.toMatch(/<b>/);
  });
});

import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import { site } from '../../src/content/site.ts';
import { aShownFunction, aShownTotal } from '../../src/domain/shown-total-fixture.ts';
import { dates, enquiry, owner, phone, price, tour, visit } from '../../src/features/leads/lead-fixture.ts';
import { readHtml, textOf } from '../build/html.ts';
import { leadId, reference, send } from './lead-requests.ts';
import { attached, collapse, links, test, visibleText } from './mail-content.ts';
import type { ReceivedMail } from './smtp-test-server.ts';

const meta = {
  id: leadId(),
  page: '/venues/milanvatika',
  control: 'See Prices',
  about: 'Package prices',
  campaign: 'utm_source=maps&utm_campaign=feb',
  promise: 'We call within 4 hours.',
  tookMs: 9000,
};

describe('mail subject', () => {
  test.for([
    [{ phone }, 'Call back · +91 98765 43210'],
    [{ phone, meta: { about: 'Hotel Rajmahal' } }, 'Call back · Hotel Rajmahal · +91 98765 43210'],
    [{ phone, venue: 'Hotel Rajmahal' }, 'Call back · Hotel Rajmahal · +91 98765 43210'],
    [{ phone: 'after six' }, 'Call back · after six'],
    [{ phone, venue: 'نکاح ہال' }, 'Call back · \u2068نکاح ہال\u2069 · +91 98765 43210'],
    [price, 'Price · 300-400 guests · 14 Feb 2027 · Milan Vatika · +91 98765 43210'],
    [visit, 'Visit · Sat 5 Dec, 11:00 · Basant Vatika · +91 98765 43210'],
    [{ ...visit, video: true }, 'Visit · Sat 5 Dec, 11:00 · by video call · Basant Vatika · +91 98765 43210'],
    [tour, 'Tour · Sat 5 Dec, 11:00 · 3 venues · +91 98765 43210'],
    [{ ...tour, venues: tour.venues.slice(1) }, 'Tour · Sat 5 Dec, 11:00 · 2 venues · +91 98765 43210'],
    [{ ...tour, venues: tour.venues.slice(2) }, 'Tour · Sat 5 Dec, 11:00 · Hotel Rajmahal · +91 98765 43210'],
    [{ ...tour, video: true }, 'Tour · Sat 5 Dec, 11:00 · by video call · 3 venues · +91 98765 43210'],
    [
      { kind: 'callback', phone, date: '2027-02-14', guests: 300, meta: { about: 'Venues in Noida' } },
      'Call back · 300 guests · 14 Feb 2027 · Venues in Noida · +91 98765 43210',
    ],
    [enquiry, 'Enquiry · Wedding · 14 Feb 2027 · Faridabad · Ravi Kumar'],
    [{ phone, meta: { honeypot: 'http' } }, '[Check] Call back · +91 98765 43210'],
    [{ phone, meta: { tookMs: 300 } }, '[Check] Call back · +91 98765 43210'],
    [{ phone, meta: { honeypot: '', tookMs: 4000 } }, 'Call back · +91 98765 43210'],
  ] as const)('mail subject · %j', async ([body, subject], { mailFor }) => {
    expect((await mailFor(body)).subject).toBe(`${subject} · ${reference}`);
  });

  test.for([undefined, {}, 'text', { id: leadId(), tookMs: 9000 }])(
    'mail subject · a lead that names no page, with the meta %j, is marked',
    async (meta, { handler, mails }) => {
      await send(handler, { phone, meta });
      expect(mails[0]?.subject).toMatch(/^\[Check\] Call back · \+91 98765 43210 · [A-Z\d]{5}$/);
      expect(mails[0]?.text).toContain('Please check: Sent without the page that our forms name.');
    },
  );
});

describe('mail content', () => {
  test('mail content · text and HTML contain request, source and time', async ({ mailFor, setTime }) => {
    setTime('2026-11-21T19:30:00Z');
    const mail = await mailFor({ ...enquiry, meta });
    const text = collapse(mail.text ?? '');
    const { tookMs: _tookMs, ...source } = meta;
    for (const value of [
      ...Object.values({ ...enquiry, ...source, phone: '+91 98765 43210', date: 'Sun 14 Feb 2027' }),
      'Received: Sun 22 Nov 2026, 01:00 IST',
      'Call by: Sun 22 Nov 2026, 13:00 IST',
    ])
      expect(text).toContain(collapse(value));
    const html = visibleText(mail.html);
    for (const line of (mail.text ?? '').split('\n').filter((one) => !one.startsWith('  '))) {
      const [label = '', ...value] = line.split(': ');
      expect(html).toContain(collapse(label));
      expect(html).toContain(collapse(value.join(': ')));
    }
    expect(mail.from).toEqual({ name: site.name, address: 'website@example.com' });
    expect(mail.replyTo).toEqual([{ name: 'Ravi Kumar', address: 'ravi@example.com' }]);
    expect(mail.recipients).toEqual(['leads@example.com']);
    expect(mail.source).toContain('Auto-Submitted: auto-generated\r\n');
    expect(mail.messageId).toMatch(new RegExp(`^<${meta.id}-[0-9a-f]{12}@example\\.com>$`));
  });

  test.for([
    [
      { kind: 'callback', phone, date: '2099-02-14', callTime: 'evening', guests: 300 },
      'Date, Best time to call, Guests',
    ],
    [{ phone, venue: 'Milan Vatika' }, 'Venue'],
    [price, 'Venue, Date, Guests, WhatsApp: Yes, please write'],
    [{ ...price, whatsapp: false }, 'Venue, Date, Guests, WhatsApp: No'],
    [enquiry, 'Name, E-mail, Event, Preferred location, Date, Guests, Message'],
    [{ ...visit, video: true }, 'Venue, Date, Time, By video call'],
    [tour, 'Venues, in order, Date, Time'],
    [dates, ''],
    [{ kind: 'owner', phone, venue: 'Lamp', city: 'Noida', venueId: 'lamp' }, 'Venue, City, Our page'],
  ] as const)('mail content · %j is shown in the rows %s', async ([body, rows], { mailFor }) => {
    const [, asked = ''] = (await mailFor(body)).text?.split('What was asked\n') ?? [];
    const lines = asked
      .split('\n\n')[0]
      ?.split('\n')
      .filter((line) => !/^(?: |Request|Phone)/.test(line));
    expect(lines?.map((line) => (line.startsWith('WhatsApp') ? line : line.split(':')[0])).join(', ')).toBe(
      rows,
    );
  });

  test('mail content · it links to a call, a WhatsApp draft and the page', async ({ mailFor }) => {
    const { html, text } = await mailFor({ ...price, meta: { page: meta.page } });
    const [call, whatsApp, page, ...more] = links(html);
    expect(call).toBe('tel:+919876543210');
    const draft = new URL(whatsApp ?? '');
    expect(`${draft.origin}${draft.pathname}`).toBe('https://wa.me/919876543210');
    expect(draft.searchParams.get('text')).toBe(
      `Namaste, this is ${site.name}. You asked us for prices at Milan Vatika on 14 Feb 2027 for 300-400 guests. (Request ${reference})`,
    );
    expect(page).toBe('https://www.example.com/venues/milanvatika');
    expect(more).toEqual([]);
    for (const link of [call, whatsApp, page]) expect(text).toContain(link);
  });

  test('mail content · the HTML shows markup and entities as they were typed', async ({ mailFor }) => {
    const { html } = await mailFor({ ...enquiry, message: 'R&D &amp; "x" <b>it\'s</b>' });
    expect(html).toContain('R&amp;D &amp;amp; &quot;x&quot; &lt;b&gt;it&#x27;s&lt;/b&gt;');
  });

  test('mail content · totals that are for different guests have no row for all', async ({ mailFor }) => {
    const totals = [300, 400].map((guests) => {
      const functions = [aShownFunction({ guests })];
      return { venue: `For ${guests}`, ...aShownTotal({ low: 2, high: 2, functions }) };
    });
    const { text, html } = await mailFor({ phone, meta: { totals } });
    expect(text).toContain('For 300: ₹2\n    For Wedding: 300 guests, 100% veg\n');
    expect(text).not.toMatch(/^For: /m);
    expect(html).not.toContain('<ul');
  });

  test('mail content · a hall that told nothing that is known here has no row', async ({ mailFor }) => {
    const told = [{ venue: 'Milan Vatika', venueId: 'milanvatika', facts: { later: 1 } }];
    const { text } = await mailFor({ phone, meta: { told } });
    expect(text).not.toContain('Told by the hall');
  });

  test('mail content · the HTML supports dark mode and phones', async ({ mailFor }) => {
    const { html } = await mailFor({ phone });
    expect(html).toContain('content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('width=device-width');
  });
});

describe('mail without CSS', () => {
  /** Block elements and line breaks begin a line, as in a program that drops what else CSS does. */
  const linesOf = ({ html = '' }: ReceivedMail) =>
    readHtml(html.replace(/<(?:br|\/?(?:p|div|h\d|li|ul|ol|tr|td|th|table))\b[^>]*>/g, '\u0001'))
      .texts.join('')
      .split('\u0001');

  const functions = [
    aShownFunction({ kind: 'mehndi', guests: 150, vegShare: 0.6, notCounted: [{ id: 'rooms' }] }),
    aShownFunction({ guests: 600, notCounted: [{ id: 'decoration' }] }),
  ];
  const answers = [{ question: 'vegPlate', answer: '650', replaces: '500' }];

  test.for([
    [enquiry, 'Two days.', 'Veg only, please.'],
    [price, 'WhatsApp'],
    [tour, 'Milan Vatika', 'Samar Grand', 'Hotel Rajmahal'],
    [dates, 'Milan Vatika', 'Hotel Rajmahal', 'Samar Grand'],
    [{ ...owner, answers }, '₹650 per plate', 'our page says: ₹500 per plate'],
    [{ phone, meta: { questions: [{ venue: 'Samar Grand', questions: ['corkage'] }] } }, 'Samar Grand'],
    [
      { ...visit, meta: { total: { low: 1, high: 2, functions } } },
      'Mehndi: 150 guests, 60% veg',
      'Wedding: 600 guests, 100% veg',
      'rooms (Mehndi)',
      'decoration (Wedding)',
    ],
    [
      { ...visit, meta: { totals: [{ venue: 'Samar Grand', low: 2, high: 2, functions }] } },
      'Samar Grand: ₹2',
      'Not counted: rooms (Mehndi); decoration (Wedding)',
      'Mehndi: 150 guests, 60% veg',
    ],
  ] as const)('mail without CSS · its lines stay lines: %j', async ([body, ...lines], { mailFor }) => {
    const mail = await mailFor(body);
    const shown = linesOf(mail);
    expect(shown).toEqual(expect.arrayContaining(lines));
    expect(shown.filter((line) => line.trim().includes('\n'))).toEqual([]);
    for (const [, label = ''] of (mail.html ?? '').matchAll(/<a\b[^>]*>([^<]*)<\/a>/g))
      expect(shown).toContain(textOf(label));
  });
});

describe('language', () => {
  const hindi = { language: 'hi-IN', promise: 'हम आपको कॉल करेंगे।' };

  test.for([
    [undefined, 'Call in English'],
    ['en-IN', 'Call in English'],
    ['hi-IN', 'Call in Hindi'],
  ] as const)(
    'language · the mail of a form in %s begins with "%s"',
    async ([language, line], { mailFor }) => {
      const { text, html } = await mailFor({ phone, meta: { language } });
      expect((text ?? '').split('\n').slice(0, 3)).toEqual([
        `Call back · +91 98765 43210 · ${reference}`,
        '',
        line,
      ]);
      expect(visibleText(html)).toMatch(
        new RegExp(`^Call back · \\+91 98765 43210 · ${reference} ${line} Call by:`),
      );
    },
  );

  test('language · the mail of a Hindi form is English, with the promise as the visitor saw it', async ({
    mailFor,
  }) => {
    const mail = await mailFor({ ...price, guests: 'Greater than 500', meta: { ...meta, ...hindi } });
    expect(mail.subject).toBe(
      `Price · Greater than 500 guests · 14 Feb 2027 · Milan Vatika · +91 98765 43210 · ${reference}`,
    );
    const lines = (mail.text ?? '').split('\n');
    const isHindi = (line: string) => /\p{Script=Devanagari}/u.test(line);
    expect(lines.filter((line) => isHindi(line) && !line.startsWith('  '))).toEqual([
      expect.stringMatching(/^WhatsApp: नमस्ते/),
      `Promise shown: ${hindi.promise}`,
    ]);
    expect(mail.text).toContain('Guests: Greater than 500');
    expect(mail.html).toContain('lang="hi-IN">नमस्ते');
  });

  const questions = 'Milan Vatika: Is service tax included? What is the minimum number of plates? '.repeat(5);

  test.for([
    [{ phone }, 'You asked us to call you back.'],
    [
      { phone, meta: { about: 'Milan Vatika: Is the valet free?' } },
      'You asked us to call you back about this: Milan Vatika: Is the valet free?',
    ],
    [
      { phone, meta: { about: 'Listing a business' } },
      'You asked us to call you back about this: Listing a business.',
    ],
    [
      { phone, meta: { about: 'Samar Grand, Milan Vatika (Mehndi 150, Wedding 600 guests)' } },
      'You asked us to call you back about this: Samar Grand, Milan Vatika (Mehndi 150, Wedding 600 guests).',
    ],
    [
      {
        phone,
        meta: { about: `${'Samar Grand, '.repeat(16)}Milan Vatika (Mehndi 150, Wedding 600 guests)` },
      },
      `You asked us to call you back about this: ${'Samar Grand, '.repeat(16)}Milan Vatika …`,
    ],
    [
      { phone, meta: { about: `Open questions · ${questions}` } },
      `You asked us to call you back about this: Open questions · ${questions.slice(0, 2 * 77)}Milan Vatika: Is service tax included? …`,
    ],
    [
      { phone, venue: 'Any venue in Faridabad' },
      'You asked us to call you back about any venue in Faridabad.',
    ],
    [
      { ...price, guests: 'Greater than 500' },
      'You asked us for prices at Milan Vatika on 14 Feb 2027 for more than 500 guests.',
    ],
    [
      { ...price, guests: 'Less than 100' },
      'You asked us for prices at Milan Vatika on 14 Feb 2027 for fewer than 100 guests.',
    ],
    [visit, 'You asked to visit Basant Vatika on Sat 5 Dec at 11 am.'],
    [{ ...visit, video: true }, 'You asked to visit Basant Vatika by video call on Sat 5 Dec at 11 am.'],
    [tour, 'You asked to visit Milan Vatika, Samar Grand and Hotel Rajmahal on Sat 5 Dec at 11 am.'],
    [
      { kind: 'callback', phone, date: '2027-02-14', guests: '300', meta: { about: 'Venues in Noida' } },
      'You asked us to call you back about this: Venues in Noida on 14 Feb 2027 for 300 guests.',
    ],
    [
      { ...enquiry, guests: '5000' },
      'You asked us about your wedding in Faridabad on 14 Feb 2027 for 5,000 guests.',
    ],
    [
      { ...enquiry, eventType: 'Roka', date: 'Diwali', location: '', guests: '1' },
      'You asked us about your event (Roka) on Diwali for 1 guest.',
    ],
    [
      {
        kind: 'dates',
        phone,
        functions: [{ label: 'Sangeet', dates: ['2099-02-11'] }],
        venues: ['A', 'B', 'C'],
      },
      'You asked us which dates are free at A, B and C.',
    ],
  ] as const)(
    'language · the WhatsApp chat about %j begins in English',
    async ([body, sentence], { mailFor }) => {
      const { html } = await mailFor(body);
      const link = links(html).find((href) => href.startsWith('https://wa.me/9'));
      const greeting = 'name' in body ? 'Namaste Ravi Kumar' : 'Namaste';
      expect(new URL(link ?? '').searchParams.get('text')).toBe(
        `${greeting}, this is ${site.name}. ${sentence} (Request ${reference})`,
      );
    },
  );

  test.for([
    [{ phone }, 'आपने कॉल करने को कहा था।'],
    [{ phone, meta: { about: 'कॉर्केज' } }, 'आपने इस बारे में कॉल करने को कहा था: कॉर्केज।'],
    [{ phone, meta: { about: 'रेट बताइए।' } }, 'आपने इस बारे में कॉल करने को कहा था: रेट बताइए।'],
    [
      { phone, meta: { about: 'Milan Vatika: क्या कॉर्केज लगता है?' } },
      'आपने इस बारे में कॉल करने को कहा था: Milan Vatika: क्या कॉर्केज लगता है?',
    ],
    [
      { phone, meta: { about: 'Samar Grand, '.repeat(30) } },
      `आपने इस बारे में कॉल करने को कहा था: ${'Samar Grand, '.repeat(18).slice(0, -2)} …`,
    ],
    [{ phone, venue: 'Hotel Rajmahal' }, 'आपने Hotel Rajmahal के बारे में कॉल करने को कहा था।'],
    [{ phone, venue: 'Any venue in Faridabad' }, 'आपने फरीदाबाद के किसी भी वेन्यू के बारे में कॉल करने को कहा था।'],
    [
      { ...price, guests: 'Greater than 500' },
      'आपने Milan Vatika की कीमतें पूछी थीं (14 फ़रवरी 2027, 500 से ज़्यादा मेहमान)।',
    ],
    [visit, 'आपने 5 दिसंबर 2026 को सुबह 11 बजे Basant Vatika की विज़िट का समय माँगा था।'],
    [
      { ...visit, video: true },
      'आपने 5 दिसंबर 2026 को सुबह 11 बजे Basant Vatika को वीडियो कॉल पर देखने का समय माँगा था।',
    ],
    [
      tour,
      'आपने 5 दिसंबर 2026 को सुबह 11 बजे Milan Vatika, Samar Grand, Hotel Rajmahal की विज़िट का समय माँगा था।',
    ],
    [
      { kind: 'callback', phone, date: '2027-02-14', guests: '300', meta: { about: 'Venues in Noida' } },
      'आपने इस बारे में कॉल करने को कहा था: Venues in Noida (14 फ़रवरी 2027, 300 मेहमान)।',
    ],
    [
      { ...enquiry, name: 'राजेश' },
      'आपने अपने कार्यक्रम (शादी) के बारे में पूछा था (Faridabad, 14 फ़रवरी 2027, 300 मेहमान)।',
    ],
    [
      { ...enquiry, name: 'राजेश', eventType: 'Roka', date: 'Diwali', location: '', guests: '' },
      'आपने अपने कार्यक्रम (Roka) के बारे में पूछा था (Diwali)।',
    ],
  ] as const)(
    'language · the WhatsApp chat about %j begins in Hindi',
    async ([body, sentence], { mailFor }) => {
      const about = 'meta' in body ? body.meta : {};
      const { html } = await mailFor({ ...body, meta: { ...about, language: 'hi-IN' } });
      const link = links(html).find((href) => href.startsWith('https://wa.me/'));
      const greeting = 'name' in body ? 'नमस्ते राजेश जी' : 'नमस्ते';
      expect(new URL(link ?? '').searchParams.get('text')).toBe(
        `${greeting}, हम ${site.name} से बात कर रहे हैं। ${sentence} (रिक्वेस्ट ${reference})`,
      );
    },
  );
});

describe('phone number', () => {
  test.for([
    ['98765 43210', '+91 98765 43210', 'tel:+919876543210', true],
    ['+91-98765-43210', '+91 98765 43210', 'tel:+919876543210', true],
    ['098765 43210', '+91 98765 43210', 'tel:+919876543210', true],
    ['९८७६५४३२१०', '+91 98765 43210', 'tel:+919876543210', true],
    ['call 98765 43210 after 6', '+91 98765 43210', 'tel:+919876543210', true],
    ['0129 241 2345', '+91 129 241 2345', 'tel:+911292412345', false],
    ['011-2345 6789', '+91 11 2345 6789', 'tel:+911123456789', false],
    ['+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958', true],
    ['00971 50 123 4567', '+971 50 123 4567', 'tel:+971501234567', true],
    ['+44 7700 900123', '+44 7700 900123', 'tel:+447700900123', true],
    ['+1 212 555 0123', '+1 212 555 0123', 'tel:+12125550123', true],
    ['৯৮৭৬৫৪৩২১০', '+91 98765 43210', 'tel:+919876543210', true],
    ['98765 43210 9', '+91 98765 43210 (this number may be incomplete)', 'tel:+919876543210', false],
    ['12345', '+91 12345 (this number may be incomplete)', 'tel:+9112345', false],
    ['ask for Ravi', 'ask for Ravi', undefined, false],
  ] as const)('phone number · "%s" is shown as "%s"', async ([typed, shown, call, whatsApp], { mailFor }) => {
    const { html, text } = await mailFor({ phone: typed });
    expect(text).toContain(shown);
    expect(text).toContain(`Phone as typed: ${typed}`);
    expect(links(html).find((link) => link.startsWith('tel:'))).toBe(call);
    expect(links(html).some((link) => link.startsWith('https://wa.me/'))).toBe(whatsApp);
  });
});

describe('best time to call', () => {
  test("best time to call · mail and contact name the next one that is not over, and the visitor's own time abroad", async ({
    mailFor,
    setTime,
  }) => {
    setTime('2026-11-21T12:30:00+05:30');
    const body = { phone, venue: 'Milan Vatika', callTime: 'morning', meta: { utcOffset: -300 } };
    const mail = await mailFor(body);
    const lines = mail.text?.split('\n');
    const row = 'Best time to call: Morning, Sun 22 Nov 2026, 09:00 to 12:00 IST';
    expect(lines).toEqual(expect.arrayContaining([row, 'Call by: Sun 22 Nov 2026, 12:00 IST']));
    expect(lines).toContain('Where the visitor is: Sat 21 Nov 2026, 02:00');
    expect(visibleText(mail.html)).toContain(row.replace(':', ''));
    expect(attached(mail, 'text/vcard').replaceAll('\\', '')).toContain(row);
  });

  test('best time to call · "now" has no hours, and in India the visitor has no other time', async ({
    mailFor,
  }) => {
    const { text } = await mailFor({ phone, callTime: 'now', meta: { utcOffset: 330 } });
    expect(text?.split('\n')).toContain('Best time to call: Now');
    expect(text).not.toContain('Where the visitor is');
  });
});

const total = {
  low: 3_33_760,
  high: 3_63_760,
  functions: [
    {
      kind: 'mehndi',
      guests: 150,
      vegShare: 0.6,
      rooms: 25,
      date: '2027-02-10',
      decor: 50_000,
      notCounted: [{ id: 'roomPrice' }, { id: 'moreRooms', missing: 5, available: 20 }],
    },
    {
      kind: 'other',
      name: 'Ring: www.evil.example',
      guests: 1,
      vegShare: 1,
      rooms: 1,
      notCounted: [{ id: 'roomPrice' }],
    },
  ],
};

describe('shown total', () => {
  const rows = [
    'Estimated total: ₹3,33,760–3,63,760',
    'For: Mehndi: 150 guests, 60% veg, 25 rooms, Wed 10 Feb 2027, with ₹50,000 for decoration, the family’s own figure\n    Ring: www. evil. example: 1 guest, 100% veg, 1 room',
    'Not counted: the price of a room\n    5 rooms elsewhere: the venue has 20 (Mehndi)',
  ];

  test('shown total · mail, contact and calendar have it as it was sent', async ({ mailFor }) => {
    const mail = await mailFor({ ...visit, meta: { total } });
    const { text = '', html } = mail;
    expect(text).toContain(`\n\nTotal, as shown to the family\n${rows.join('\n')}\n\nWhere it came from\n`);
    const shown = rows.map((row) => row.replace(/^([^:]*):/, '$1')).join(' ');
    expect(visibleText(html)).toContain(
      `Total, as shown to the family ${collapse(shown)} Where it came from`,
    );
    // What indents lines of the text version would look like a mistake beside wrapped lines.
    expect(html).not.toMatch(/\n +Ring/);
    for (const type of ['text/vcard', 'text/calendar'] as const)
      expect(attached(mail, type).replaceAll('\\', '')).toContain(
        'Total, as shown to the family:nEstimated total: ₹3,33,760–3,63,760n',
      );
  });

  const notCounted = 'Not counted: the price of a room; 5 rooms elsewhere: the venue has 20 (Mehndi)';
  const hall = { venue: 'Hall: www.evil.example', ...total, low: total.high };
  const [mehndi, ring] = total.functions;

  test('shown total · several venues have a row each, and one row names what all are for', async ({
    mailFor,
  }) => {
    const totals = [{ venue: 'Milan Vatika', ...total }, hall];
    const mail = await mailFor({ phone, meta: { totals } });
    const shown = [
      `Estimated total: Milan Vatika: ₹3,33,760–3,63,760\n    ${notCounted}`,
      `Estimated total: Hall: www. evil. example: ₹3,63,760\n    ${notCounted}`,
      rows[1],
    ];
    expect(mail.text).toContain(
      `\n\nTotal, as shown to the family\n${shown.join('\n')}\n\nWhere it came from\n`,
    );
    expect(visibleText(mail.html)).toContain('Milan Vatika: ₹3,33,760–3,63,760');
    expect(attached(mail, 'text/vcard')).toContain('Milan Vatika: ₹3\\,33\\,760–3\\,63\\,760');
  });

  test('told · what halls told the family is in a section of its own, in English', async ({ mailFor }) => {
    const facts = { vegPlate: 650, corkage: 500, musicUntil: 1350 };
    const functions = [{ kind: 'wedding', guests: 300, vegShare: 0.5, rooms: 2 }];
    const told = [
      { venue: 'Milan Vatika', venueId: 'milanvatika', facts, notes: { corkage: 'wine' }, total },
      { venue: 'Samar Grand', venueId: 'samargrand', facts: {}, sum: { rupees: 9_00_000, functions }, total },
    ];
    const mail = await mailFor({ phone, meta: { language: 'hi-IN', told } });
    expect(mail.text).toContain('\nSamar Grand: ₹3,33,760–3,63,760: One sum for all: ₹9,00,000\n');
    expect(mail.text).toContain(
      '\n\nTold by the hall, sent with the family’s tick\nMilan Vatika: ₹3,33,760–3,63,760:',
    );
    for (const text of [
      'Veg plate: ₹650 per plate',
      'Corkage: ₹500 a bottle (wine)',
      'Music until: 10:30 PM',
    ])
      expect(mail.text).toContain(text);
    expect((await mailFor({ phone })).text).not.toContain('Told by the hall');
  });

  test('shown total · venues that hold other functions name their own', async ({ mailFor }) => {
    const totals = [
      { ...hall, venue: 'Milan Vatika', functions: [mehndi] },
      { ...hall, functions: [{ ...ring, notCounted: [] }] },
    ];
    const mail = await mailFor({ ...dates, meta: { totals } });
    const lines = [
      'Estimated total: Milan Vatika: ₹3,63,760',
      '    For Mehndi: 150 guests, 60% veg, 25 rooms, Wed 10 Feb 2027, with ₹50,000 for decoration, the family’s own figure',
      '    Not counted: the price of a room; 5 rooms elsewhere: the venue has 20',
      'Estimated total: Hall: www. evil. example: ₹3,63,760',
      '    For Ring: www. evil. example: 1 guest, 100% veg, 1 room',
    ];
    expect(mail.text).toContain(`\n${lines.join('\n')}\n\n`);
    expect(mail.text).not.toContain('\nFor: ');
    // The sheet goes to the venues: the family's figure is not theirs.
    expect(attached(mail, 'text/csv')).not.toMatch(/decoration|50,?000|^$/);
  });

  test('shown total · where one of three venues holds more functions each names its own, and a cost the functions that have it', async ({
    mailFor,
  }) => {
    const wedding = { kind: 'wedding', guests: 400, vegShare: 0, rooms: 0, notCounted: [] };
    const larger = { ...hall, venue: 'Samar Grand', functions: [mehndi, ring, wedding] };
    const totals = [{ ...hall, venue: 'Milan Vatika' }, hall, larger];
    const { text } = await mailFor({ phone, meta: { totals } });
    expect(text).toContain('\n    Wedding: 400 guests, 0% veg\n');
    expect(text).toContain(
      'Not counted: the price of a room (Mehndi, Ring: www. evil. example); 5 rooms elsewhere: the venue has 20 (Mehndi)\n',
    );
    expect(text).not.toContain('\nFor: ');
  });

  test.for([undefined, { ...total, low: 9_99_999 }, 'x'])(
    'shown total · a mail with the total %j has no such section',
    async (total, { mailFor }) => {
      const { text, html } = await mailFor({ ...price, meta: { total } });
      expect(`${text}${html}`).not.toContain('as shown to the family');
    },
  );
});

describe('phone numbers', () => {
  test('phone numbers · each of two has its row, its call and its chat', async ({ mailFor }) => {
    const { html, text } = await mailFor({ phone: '9811122233, 9811122244' });
    for (const [shown, e164] of [
      ['+91 98111 22233', '919811122233'],
      ['+91 98111 22244', '919811122244'],
    ] as const) {
      expect(text).toContain(`\nPhone: ${shown}\n`);
      expect(text).toContain(`\nCall: ${shown}\n  tel:+${e164}\n`);
      // On a narrow button the number stays whole.
      const whole = shown.replaceAll(' ', '\u00A0');
      expect(html).toContain(`>Call ${whole}</a>`);
      expect(html).toContain(`>WhatsApp ${whole}</a>`);
      expect(links(html)).toContainEqual(expect.stringContaining(`https://wa.me/${e164}?text=`));
    }
    expect(text).toContain('Phone as typed: 9811122233, 9811122244');
  });

  test('phone numbers · a landline with an extension and a mobile', async ({ mailFor }) => {
    const mail = await mailFor({ phone: '0129-401 2345 ext. 12, 98111 22233' });
    expect(links(mail.html)).toContain('tel:+911294012345;ext=12');
    expect(mail.text).toContain('Phone: +91 129 401 2345 ext. 12');
    const card = attached(mail, 'text/vcard');
    expect(card).toMatch(/^TEL;(?:TYPE=)?voice[^:]*:\+911294012345,12\r?$/im);
    expect(card).toMatch(/^TEL;(?:TYPE=)?cell[^:]*:\+919811122233\r?$/im);
    expect(card).not.toMatch(/cell[^:]*:\+91129/i);
  });
});

describe('passed dates', () => {
  test.for([
    [{ ...visit, date: '2026-12-04' }, '2026-12-05T10:00:00+05:30', 'Date: Fri 4 Dec 2026', 'Time: 11:00'],
    [visit, '2026-12-06T00:00:00+05:30', 'Date: Sat 5 Dec 2026', 'Time: 11:00'],
    [visit, '2026-12-05T11:01:00+05:30', 'Time: 11:00', 'Date: Sat 5 Dec 2026'],
    [tour, '2026-12-05T11:01:00+05:30', 'Time: 11:00', 'Date: Sat 5 Dec 2026'],
    [enquiry, '2027-02-15T00:00:00+05:30', 'Date: Sun 14 Feb 2027', 'Guests: 300'],
    [price, '2037-01-01T00:00:00+05:30', 'Date: Sun 14 Feb 2027', 'Guests: 300-400'],
  ] as const)(
    'passed dates · %j of %s has the mark on "%s"',
    async ([lead, now, marked, other], { mailFor, setTime }) => {
      setTime(now);
      const { text } = await mailFor(lead);
      const lines = text?.split('\n');
      expect(lines).toContain(`${marked} (had passed when it arrived)`);
      expect(lines).toContain(other);
    },
  );

  test('passed dates · a visit later today, and a date in words, are not marked', async ({
    mailFor,
    setTime,
  }) => {
    setTime('2026-12-05T10:59:00+05:30');
    const mails = [await mailFor(visit), await mailFor({ ...visit, date: 'last Sunday', time: 'noon' })];
    for (const { text } of mails) expect(text).not.toContain('had passed');
  });
});

describe('visit', () => {
  test("visit · abroad the time stands beside the visitor's own, on the clock of that day", async ({
    mailFor,
  }) => {
    const timeIn = async (visitorOffset: unknown) =>
      /\nTime: (.*)\n/.exec((await mailFor({ ...visit, visitorOffset })).text ?? '')?.[1];
    expect(await timeIn(0)).toBe('11:00 IST, where the visitor is Sat 5 Dec 2026, 05:30');
    expect(await timeIn(-480)).toBe('11:00 IST, where the visitor is Fri 4 Dec 2026, 21:30');
    for (const none of [330, undefined, 'x', 10_000]) expect(await timeIn(none)).toBe('11:00');
  });

  test('visit · a video call is named in mail, calendar and contact', async ({ mailFor }) => {
    const mail = await mailFor({ ...visit, video: true });
    expect(mail.text).toContain('\nBy video call: Yes, if possible\n');
    expect(visibleText(mail.html)).toContain('By video call Yes, if possible');
    expect(attached(mail, 'text/vcard')).toContain('By video call: Yes\\, if possible');
    expect(attached(mail, 'text/calendar')).toContain('SUMMARY:Video visit: Basant Vatika\n');
    const { text } = await mailFor({ ...visit, video: false });
    expect(text).not.toMatch(/video/i);
  });

  test('visit · a tour has its venues in order, and its event an hour for each', async ({ mailFor }) => {
    const mail = await mailFor({ ...tour, video: true });
    const list = '1. Milan Vatika\n    2. Samar Grand\n    3. Hotel Rajmahal';
    expect(mail.text).toContain(`\nVenues, in order: ${list}\nDate: Sat 5 Dec 2026\nTime: 11:00\n`);
    expect(mail.html).toMatch(
      /<ol\b[^>]*><li>Milan Vatika<\/li><li>Samar Grand<\/li><li>Hotel Rajmahal<\/li><\/ol>/,
    );
    expect(mail.attachments.at(-1)?.filename).toBe(`visit-919876543210-2026-12-05-${reference}.ics`);
    expect(attached(mail, 'text/calendar').split(/\r?\n/)).toEqual(
      expect.arrayContaining([
        'SUMMARY:Video tour: Milan Vatika\\, Samar Grand\\, Hotel Rajmahal',
        'LOCATION:Milan Vatika',
        'DTSTART;TZID=Asia/Kolkata:20261205T110000',
        'DTEND;TZID=Asia/Kolkata:20261205T140000',
      ]),
    );
  });

  test('visit · a tour of no or of too many venues is refused at its field', async ({ handler }) => {
    for (const venues of [[], Array(5).fill('Milan Vatika'), 'Milan Vatika', undefined]) {
      expect(await send(handler, { ...tour, venues })).toMatchObject({
        status: 422,
        fields: { venues: 'Please choose at least one venue.' },
      });
    }
  });
});

describe('visit calendar', () => {
  test('visit calendar · a visit has an iCalendar file with its time, and the lead id as UID', async ({
    mailFor,
  }) => {
    const mail = await mailFor({ ...visit, meta });
    expect(attached(mail, 'text/calendar')).toContain(`DESCRIPTION:Request: ${reference}\\n`);
    expect(attached(mail, 'text/calendar').split(/\r?\n/)).toEqual(
      expect.arrayContaining([`UID:${meta.id}`, 'DTSTART;TZID=Asia/Kolkata:20261205T110000']),
    );
  });

  test('visit calendar · the last day of all has a file, too', async ({ mailFor }) => {
    const mail = await mailFor({ ...visit, date: '2099-12-31', time: '23:30' });
    expect(attached(mail, 'text/calendar')).toContain('DTEND;TZID=Asia/Kolkata:21000101T003000');
  });

  test.for([
    ['4:30 PM', '16:30'],
    ['12 am', '00:00'],
    ['12:05pm', '12:05'],
  ] as const)('visit calendar · a time in 12 hours, %s, is read as %s', async ([time, read], { mailFor }) => {
    const mail = await mailFor({ ...visit, time });
    expect(mail.text).toContain(`\nTime: ${read}\n`);
    expect(attached(mail, 'text/calendar')).toContain(`:20261205T${read.replace(':', '')}00`);
  });

  test.for([
    { date: 'next Sunday', time: 'noon' },
    { date: '2026-02-31', time: '11:00' },
    { date: '2026-12-05', time: '25:00' },
  ])('visit calendar · a visit at %j has no file', async (wished, { mailFor }) => {
    const mail = await mailFor({ ...visit, ...wished });
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/vcard']);
    expect(mail.text).toContain(wished.time);
  });
});

describe('contact', () => {
  /** The properties of the attached vCard, parsed with another library than the one that wrote it. */
  function contactIn(mail: ReceivedMail): Readonly<Record<string, unknown>> {
    expect(mail.attachments[0]?.filename).toMatch(/^contact-.*-20\d\d-\d\d-\d\d-[A-Z\d]{5}\.vcf$/);
    const card = new ICAL.Component(ICAL.parse(attached(mail, 'text/vcard')));
    expect(card.name).toBe('vcard');
    // ical.js leaves this escape sequence of version 3.0 as it is.
    const decode = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\\;', ';') : value);
    return Object.fromEntries(card.getAllProperties().map((one) => [one.name, decode(one.getFirstValue())]));
  }

  test('contact · an enquiry has a vCard with name, phone, e-mail and what was asked; a line break adds no property', async ({
    mailFor,
  }) => {
    const name = 'Ravi; "Kumar", TEL:+1900 राजेश \\ Sons';
    const message = `Two days.\nVeg only, please; ${'long '.repeat(40)}`.trim();
    const contact = contactIn(
      await mailFor({ ...enquiry, name: name.replace(' TEL', '\r\nTEL'), message, meta }),
    );
    expect(contact).toMatchObject({
      version: '3.0',
      fn: `${name} · +91 98765 43210`,
      n: ['', `${name} · +91 98765 43210`, '', '', ''],
      tel: '+919876543210',
      email: 'ravi@example.com',
      uid: meta.id,
      note: expect.stringContaining(`Message: ${message.replace('\n', '\n    ')}`),
    });
    expect(contact.note).toMatch(new RegExp(`^Request: ${reference}\n`));
    expect(contact.note).toContain('Page: /venues/milanvatika');
  });

  test('contact · without a name, the subject is the name', async ({ mailFor }) => {
    const contact = contactIn(await mailFor({ ...price, meta: { page: meta.page } }));
    const name = `Price · 300-400 guests · 14 Feb 2027 · Milan Vatika · +91 98765 43210 · ${reference}`;
    expect(contact).toMatchObject({
      fn: name,
      n: ['', name, '', '', ''],
    });
    expect(contact).not.toHaveProperty('email');
  });

  test('contact · a lead without a phone number has no vCard', async ({ mailFor }) => {
    expect((await mailFor({ phone: 'ask for Ravi' })).attachments).toEqual([]);
  });
});

describe('untrusted text', () => {
  test.for(['\n', '\r\n', '\r', '\u2028', '\n\n'])(
    'untrusted text · a message with the line break %j cannot imitate a field',
    async (lineBreak, { mailFor }) => {
      const message = ['Two days.', 'Phone: +91 90000 00000', 'Call: x'].join(lineBreak);
      const mail = await mailFor({ ...enquiry, message });
      const note = /^NOTE:(.*)$/m.exec(attached(mail, 'text/vcard'))?.[1]?.replaceAll('\\n', '\n');
      for (const lines of [mail.text?.split('\n'), note?.split('\n')]) {
        const start = lines?.indexOf('Message: Two days.') ?? -1;
        expect(lines?.filter((line) => line.startsWith('Phone: '))).toEqual(['Phone: +91 98765 43210']);
        expect(lines?.slice(start).filter((line) => /Phone|Call/.test(line))).toEqual([
          '    Phone: +91 90000 00000',
          '    Call: x',
        ]);
      }
    },
  );

  test.for(['S.K.Sharma', 'S.K. Sharma', 'K.Rao', 'R.K', 's.k.sharma'])(
    'untrusted text · the name %s stays as written',
    async (name, { mailFor }) => {
      const mail = await mailFor({ ...enquiry, name });
      expect(mail.text).toContain(`\nName: ${name}\n`);
      expect(mail.replyTo).toMatchObject([{ name }]);
    },
  );

  test.for([
    ['x.com', 'x. com'],
    ['t.me/evil', 't. me/evil'],
    ['a.evil.com', 'a. evil. com'],
    ['S.K.Sharma/evil', 'S. K. Sharma/evil'],
  ] as const)('untrusted text · the name %s is broken up', async ([name, shown], { mailFor }) => {
    expect((await mailFor({ ...enquiry, name })).text).toContain(`\nName: ${shown}\n`);
  });

  test('untrusted text · a text that looks like an encoded word is not sent as one', async ({ mailFor }) => {
    const encoded = '=?utf-8?B?WW91ciBiYW5r?=';
    const mail = await mailFor({ ...enquiry, name: encoded, eventType: encoded });
    expect(mail.source).not.toContain(encoded);
    expect(`${mail.subject} ${mail.replyTo?.[0]?.name}`).not.toContain('Your bank');
  });

  test('untrusted text · a long text is cut between characters', async ({ mailFor }) => {
    const name = `${'शादी '.repeat(11)}👨‍👩‍👧`;
    const { subject } = await mailFor({ ...enquiry, name });
    expect(subject).toMatch(/ शादी … · [A-Z\d]{5}$/);
  });

  test.for([
    'http://evil.example/x',
    'evil.example/path?a=b',
    'www.evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'javascript://evil.example',
    'me@evil.example',
    'evil。example',
    'http://127.0.0.1/x',
    'ev\u200bil.example',
  ])('untrusted text · "%s" does not become a link', async (bait, { mailFor }) => {
    const mail = await mailFor({
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
    for (const link of links(mail.html)) {
      expect(link).toMatch(/^(?:tel:\+91|https:\/\/wa\.me\/91|mailto:ravi@)/);
    }
  });

  test.for(['//evil.example', '/a?b=c', 'https://evil.example', '/a@evil.example'])(
    'untrusted text · the page "%s" is not linked',
    async (page, { mailFor }) => {
      const { html } = await mailFor({ phone, meta: { page } });
      expect(links(html)).toEqual([
        expect.stringMatching(/^tel:/),
        expect.stringMatching(/^https:\/\/wa\.me\//),
      ]);
    },
  );
});

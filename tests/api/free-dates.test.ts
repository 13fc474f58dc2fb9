import { describe, expect } from 'vitest';
import { site } from '../../src/content/site.ts';
import { functionKindLabels } from '../../src/domain/choices.ts';
import { functionKinds } from '../../src/domain/function-kinds.ts';
import { dates } from '../../src/features/leads/lead-fixture.ts';
import { parseCsv } from './csv-parser.ts';
import { leadId, reference, send } from './lead-requests.ts';
import { attached, links, test, visibleText } from './mail-content.ts';
import type { ReceivedMail } from './smtp-test-server.ts';

const tableIn = (mail: ReceivedMail) => parseCsv(attached(mail, 'text/csv'));

/** The texts of the WhatsApp drafts for venues. */
const draftsIn = ({ html }: ReceivedMail) =>
  links(html)
    .filter((link) => link.startsWith('https://wa.me/?'))
    .map((link) => new URL(link).searchParams.get('text') ?? '');

const oneFunction = { ...dates, functions: dates.functions.slice(0, 1) };
const head = ['Venue', 'Function', 'Guests', 'Veg', 'Rooms', 'Date', 'Day', 'Free?', 'Rooms free?', 'Notes'];

/** A plan: each function is asked of the venue that it is planned at, the wedding of all. */
const planned = {
  ...dates,
  functions: [
    {
      label: 'Sangeet',
      guests: 400,
      vegShare: 0.6,
      rooms: 20,
      dates: ['2099-02-11'],
      venues: ['Milan Vatika'],
    },
    { label: 'Mehndi', guests: 1, vegShare: 1, rooms: 1, dates: ['2099-02-10'], venues: ['Hotel Rajmahal'] },
    { label: 'Wedding', dates: ['2099-02-14'] },
  ],
  venues: ['Milan Vatika', 'Hotel Rajmahal'],
};

describe('free dates', () => {
  test.for([
    [dates, 'Dates · 3 venues · Sangeet, Wedding · +91 98765 43210'],
    [
      { ...oneFunction, name: 'Asha Verma', venues: ['Milan Vatika'] },
      'Dates · Milan Vatika · Sangeet · Asha Verma',
    ],
    [
      { ...dates, functions: [...dates.functions, ...dates.functions] },
      'Dates · 3 venues · Sangeet, Wedding · +91 98765 43210',
    ],
  ] as const)('free dates · the subject of %j', async ([body, subject], { mailFor }) => {
    expect((await mailFor(body)).subject).toBe(`${subject} · ${reference}`);
  });

  test('free dates · the name of a venue cannot imitate an answer', async ({ mailFor }) => {
    const { text } = await mailFor({ ...oneFunction, venues: ['Milan Vatika | free'] });
    expect(text).toMatch(/\n {4}Milan Vatika \/ free \| \?/);
  });

  test('free dates · the visitor reads what happens next, in the language of the form', async ({
    handler,
  }) => {
    const { message } = await send(handler, dates);
    expect(message).toMatch(
      /^Thank you\. We are asking the venues, and tell you their first answers when we call\.\nOur wedding team calls you from /,
    );
    const hindi = await send(handler, { ...dates, meta: { language: 'hi-IN' } });
    expect(hindi.message).toMatch(/^धन्यवाद। हम वेन्यू से पूछ रहे हैं।/);
  });

  test('free dates · HTML and text have a table of venues and dates for each function', async ({
    mailFor,
  }) => {
    const { html = '', text = '' } = await mailFor(dates);
    const tables = [...html.matchAll(/<h3[^>]*>.*?<\/table>/g)].map(([table]) => table);
    const cells = tables.map((table) =>
      [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => visibleText(cell)),
      ),
    );
    expect(cells).toEqual([
      [
        ['Venue', 'Wed 11 Feb 2099', 'Fri 13 Feb 2099'],
        ['Milan Vatika', '?', '?'],
        ['Hotel Rajmahal', '?', '?'],
        ['Samar Grand', '?', '?'],
      ],
      [
        ['Venue', 'Sat 14 Feb 2099'],
        ['Milan Vatika', '?'],
        ['Hotel Rajmahal', '?'],
        ['Samar Grand', '?'],
      ],
    ]);
    expect(tables.map((table) => visibleText(table.split('<table')[0]))).toEqual([
      'Sangeet · 400 guests',
      'Wedding',
    ]);
    expect(text).toContain(
      [
        'Dates for: Sangeet · 400 guests',
        '    Venue | Wed 11 Feb 2099 | Fri 13 Feb 2099',
        '    Milan Vatika | ? | ?',
        '    Hotel Rajmahal | ? | ?',
        '    Samar Grand | ? | ?',
        'Dates for: Wedding',
        '    Venue | Sat 14 Feb 2099',
      ].join('\n'),
    );
  });

  test('free dates · the attached table has a line for each date at each venue, sorted by venue', async ({
    mailFor,
  }) => {
    const linesOf = (venue: string) => [
      [venue, 'Sangeet', '400', '', '', '2099-02-11', 'Wed', '', '', ''],
      [venue, 'Sangeet', '400', '', '', '2099-02-13', 'Fri', '', '', ''],
      [venue, 'Wedding', '', '', '', '2099-02-14', 'Sat', '', '', ''],
    ];
    expect(tableIn(await mailFor(dates))).toEqual([head, ...dates.venues.flatMap(linesOf)]);
  });

  test('free dates · cells stay text: formulas, quotes, line breaks and Hindi', async ({ mailFor }) => {
    const functions = [
      { label: '=HYPERLINK("https://example.com","x")', dates: ['2099-02-11'] },
      { label: 'संगीत, "बड़ा"\r\n=1+1', dates: ['2099-02-11'] },
    ];
    const venues = ['@SUM(1,1)', '\t=1+1', '+91 98765', '-1'];
    const mail = await mailFor({ ...dates, functions, venues });
    const rows = tableIn(mail).slice(1);
    expect(new Set(rows.map(([venue]) => venue))).toEqual(
      new Set(["'@SUM(1,1)", "'=1+1", "'+91 98765", "'-1"]),
    );
    expect(new Set(rows.map(([, label]) => label))).toEqual(
      new Set(['\'=HYPERLINK("https: //example. com","x")', `'संगीत, "बड़ा" =1+1`]),
    );
  });

  test('free dates · each venue has a WhatsApp draft without a number; one function is a sentence', async ({
    mailFor,
  }) => {
    const mail = await mailFor(oneFunction);
    expect(draftsIn(mail)).toEqual(
      dates.venues.map(
        (venue) =>
          `Namaste, this is ${site.name}. Is ${venue} free for a sangeet for 400 guests on Wed 11 Feb 2099 or Fri 13 Feb 2099?`,
      ),
    );
    for (const link of links(mail.html)) expect(mail.text).toContain(link);
  });

  test('free dates · each kind of function is told to the venue by its name', async ({ mailFor }) => {
    const kinds = functionKinds.filter((kind) => kind !== 'other');
    const labels = kinds.map((kind) => functionKindLabels[kind]({}, { locale: 'en' }));
    for (const label of labels) {
      const [draft] = draftsIn(await mailFor({ ...dates, functions: [{ label, dates: ['2099-02-11'] }] }));
      expect(draft).toMatch(new RegExp(` free for an? ${label} on `, 'i'));
    }
  });

  test('free dates · in the draft, several functions are a list', async ({ mailFor }) => {
    const [draft] = draftsIn(await mailFor(dates));
    expect(draft?.split('\n')).toEqual([
      `Namaste, this is ${site.name}. Is Milan Vatika free for these functions?`,
      '- a sangeet for 400 guests on Wed 11 Feb 2099 or Fri 13 Feb 2099',
      '- a wedding on Sat 14 Feb 2099',
    ]);
  });

  test("free dates · no draft contains the family's name, its number or its own name of a function", async ({
    mailFor,
  }) => {
    const name = 'Asha Verma';
    const functions = [
      { label: "Asha's Cocktail Night", dates: ['2099-02-11'] },
      { label: '__proto__', dates: ['2099-02-12'] },
      { label: 'Engagement', dates: ['2099-02-13'] },
    ];
    const meta = { about: 'For Asha', campaign: 'utm_source=asha' };
    const mail = await mailFor({ ...dates, name, functions, venues: ['Milan Vatika'], meta });
    expect(draftsIn(mail).map((draft) => draft.split('\n').slice(1))).toEqual([
      [
        '- a function on Wed 11 Feb 2099',
        '- a function on Thu 12 Feb 2099',
        '- an engagement on Fri 13 Feb 2099',
      ],
    ]);
    expect(draftsIn(mail).join()).not.toMatch(/asha|verma|98765/i);
    expect(mail.text).toContain("Dates for: Asha's Cocktail Night");
    expect(mail.text).toContain('Our form says that the venues learn neither the name nor the number.');
  });

  test('free dates · the chat with the family begins with its name and the venues, in its language', async ({
    mailFor,
  }) => {
    const chat = async (language: string) => {
      const { html } = await mailFor({ ...dates, name: 'आशा', meta: { language } });
      const link = links(html).find((href) => href.startsWith('https://wa.me/91'));
      return new URL(link ?? '').searchParams.get('text');
    };
    expect(await chat('en-IN')).toBe(
      `Namaste आशा, this is ${site.name}. You asked us which dates are free at Milan Vatika, Hotel Rajmahal and Samar Grand. (Request ${reference})`,
    );
    expect(await chat('hi-IN')).toBe(
      `नमस्ते आशा जी, हम ${site.name} से बात कर रहे हैं। आपने पूछा था कि कौन-सी तारीखें खाली हैं (Milan Vatika, Hotel Rajmahal, Samar Grand)। (रिक्वेस्ट ${reference})`,
    );
  });

  test('free dates · the contact has the name and the tables', async ({ mailFor }) => {
    const card = attached(await mailFor({ ...dates, name: 'Asha Verma' }), 'text/vcard');
    expect(card).toContain('FN:Asha Verma · +91 98765 43210\r\n');
    expect(card).toContain('Dates for: Sangeet · 400 guests\\n    Venue | Wed 11 Feb 2099 | Fri 13 Feb 2099');
  });

  test.for(['\n', '\r\n', '\u2028'])(
    'free dates · a label, a venue and a name with the line break %j imitate no row',
    async (lineBreak, { mailFor }) => {
      const bait = `x${lineBreak}Phone: +91 90000 00000`;
      const functions = [{ label: bait, dates: ['2099-02-11'] }];
      const { text = '' } = await mailFor({ ...dates, name: bait, functions, venues: [bait] });
      const rows = text.split('\n').filter((line) => line.startsWith('Phone: '));
      expect(rows).toEqual(['Phone: +91 98765 43210']);
    },
  );

  test('free dates · a date that has passed meanwhile is marked, and no venue is asked about it', async ({
    mailFor,
    setTime,
  }) => {
    setTime('2099-02-12T00:30:00+05:30');
    const mail = await mailFor(oneFunction);
    expect(mail.text).toContain('Milan Vatika | past | ?');
    expect(visibleText(mail.html)).toContain('Milan Vatika past ?');
    expect(draftsIn(mail)[0]).toMatch(/ free for a sangeet for 400 guests on Fri 13 Feb 2099\?$/);
    expect(tableIn(mail)[1]).toEqual([
      'Milan Vatika',
      'Sangeet',
      '400',
      '',
      '',
      '2099-02-11',
      'Wed',
      'past',
      '',
      '',
    ]);
    setTime('2099-02-15T12:00:00+05:30');
    const late = await mailFor(oneFunction);
    expect(draftsIn(late)).toEqual([]);
    expect(late.text).not.toContain('Ask the venues on WhatsApp');
  });

  test('free dates · errors are answered by the path of the field, in the language of the form', async ({
    handler,
    mails,
  }) => {
    const functions = [{ label: 'Sangeet', dates: ['2099-02-13', '2100-02-07'] }];
    expect(await send(handler, { ...dates, functions, venues: [] })).toMatchObject({
      status: 422,
      fields: {
        'functions.0.dates.1': 'Please choose a real date, with all four digits of the year.',
        venues: 'Please choose at least one venue.',
      },
    });
    expect(await send(handler, { ...dates, functions, meta: { language: 'hi-IN' } })).toMatchObject({
      status: 422,
      message: 'कृपया सही तारीख चुनिए। साल चार अंकों में लिखिए।',
    });
    expect(mails).toEqual([]);
  });

  test('free dates · the fallback server gets the same mail, with its attachments', async ({
    createHandler,
    startSmtp,
  }) => {
    const broken = await startSmtp({ reply: 550 });
    const fallback = await startSmtp('accept');
    const handler = createHandler({ SMTP_URL: broken.url, SMTP_FALLBACK_URL: fallback.url });
    const meta = { id: leadId(), page: '/shortlist' };
    expect(await send(handler, { ...dates, meta })).toMatchObject({ status: 200 });
    const [mail] = fallback.mails;
    expect(mail?.messageId).toContain(meta.id);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      `contact-919876543210-2099-02-11-${reference}.vcf`,
      `dates-919876543210-2099-02-11-${reference}.csv`,
    ]);
  });
});

describe('free dates of a plan', () => {
  test('free dates · each venue is asked for the functions that name it and those that name none, in every part of the mail', async ({
    mailFor,
  }) => {
    const mail = await mailFor(planned);
    expect(mail.text).toContain(
      [
        'Dates for: Sangeet · 400 guests, 60% veg, 20 rooms',
        '    Venue | Wed 11 Feb 2099',
        '    Milan Vatika | ?',
        'Dates for: Mehndi · 1 guest, 100% veg, 1 room',
        '    Venue | Tue 10 Feb 2099',
        '    Hotel Rajmahal | ?',
        'Dates for: Wedding',
        '    Venue | Sat 14 Feb 2099',
        '    Milan Vatika | ?',
        '    Hotel Rajmahal | ?',
      ].join('\n'),
    );
    const html = visibleText(mail.html);
    expect(html).toContain('Sangeet · 400 guests, 60% veg, 20 rooms Venue Wed 11 Feb 2099 Milan Vatika ?');
    expect(html).toContain('Mehndi · 1 guest, 100% veg, 1 room Venue Tue 10 Feb 2099 Hotel Rajmahal ?');
    expect(tableIn(mail)).toEqual([
      head,
      ['Milan Vatika', 'Sangeet', '400', '60%', '20', '2099-02-11', 'Wed', '', '', ''],
      ['Milan Vatika', 'Wedding', '', '', '', '2099-02-14', 'Sat', '', '', ''],
      ['Hotel Rajmahal', 'Mehndi', '1', '100%', '1', '2099-02-10', 'Tue', '', '', ''],
      ['Hotel Rajmahal', 'Wedding', '', '', '', '2099-02-14', 'Sat', '', '', ''],
    ]);
    expect(draftsIn(mail).map((draft) => draft.split('\n').slice(1))).toEqual([
      [
        '- a sangeet for 400 guests (60% vegetarian), with 20 rooms for the night, on Wed 11 Feb 2099',
        '- a wedding on Sat 14 Feb 2099',
      ],
      [
        '- a mehndi for 1 guest (100% vegetarian), with 1 room for the night, on Tue 10 Feb 2099',
        '- a wedding on Sat 14 Feb 2099',
      ],
    ]);
  });

  test('free dates · a function whose venues are none of the request is asked of all', async ({
    mailFor,
  }) => {
    const [sangeet] = planned.functions;
    const mail = await mailFor({ ...planned, functions: [{ ...sangeet, venues: ['Samar Grand'] }] });
    expect(tableIn(mail).map(([venue]) => venue)).toEqual(['Venue', 'Milan Vatika', 'Hotel Rajmahal']);
  });

  test('free dates · the page links the plan with its functions, as the address of the site writes them', async ({
    mailFor,
  }) => {
    const plan =
      'function=sangeet.400.veg60.rooms20.2099-02-11.at-milanvatika&function=other.80.name-Cocktail';
    const pageOf = async (meta: object) => links((await mailFor({ ...planned, meta })).html).at(-1);
    expect(await pageOf({ page: '/plan', plan })).toBe(`https://www.example.com/plan?${plan}`);
    expect(await pageOf({ page: '/hi/plan', plan: `x=1&${plan}&function=<b>` })).toBe(
      `https://www.example.com/hi/plan?${plan}`,
    );
    const named = 'function=other.5000.veg65.rooms200.2099-02-11.at-milanvatika.name-';
    const longest = Array(6)
      .fill(`${named}${'%E0%A4%AE'.repeat(40)}`)
      .join('&');
    expect(await pageOf({ page: '/plan', plan: longest })).toBe(`https://www.example.com/plan?${longest}`);
    expect(await pageOf({ page: '/shortlist', plan })).toBe('https://www.example.com/shortlist');
    for (const none of ['', 'guests=', 'x'.repeat(5000), 7]) {
      expect(await pageOf({ page: '/plan', plan: none })).toBe('https://www.example.com/plan');
    }
  });

  test('free dates · the names of the files have the name of the family and its first date', async ({
    mailFor,
  }) => {
    const namesFor = async (body: object) =>
      (await mailFor(body)).attachments.map(({ filename }) => filename);
    expect(await namesFor({ ...planned, name: 'Asha  Verma' })).toEqual([
      `contact-Asha-Verma-2099-02-10-${reference}.vcf`,
      `dates-Asha-Verma-2099-02-10-${reference}.csv`,
    ]);
    expect(await namesFor({ ...planned, name: '../आशा "वर्मा".exe' })).toEqual([
      `contact-आशा-वर्मा-exe-2099-02-10-${reference}.vcf`,
      `dates-आशा-वर्मा-exe-2099-02-10-${reference}.csv`,
    ]);
  });
});

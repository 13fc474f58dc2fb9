/** The privacy page names every field that a form sends. The compiler asks for a new field of the schema here. */
import { expect, test } from 'vitest';
import { privacy } from '../../src/content/privacy.ts';
import type { LeadMeta } from '../../src/features/leads/kinds/lead-fields.ts';
import { type Lead, type LeadKind, leadSchemas } from '../../src/features/leads/lead-schema.ts';

/** How the page names a field, in both languages. */
type Named = readonly [en: string, hi: string];
type FieldsOf<Part> = { readonly [Field in keyof Required<Part>]: Named };
type KeyOf<Part> = Part extends unknown ? keyof Part : never;
type Field = Exclude<KeyOf<Lead>, 'kind' | 'meta'>;
type LeadOf<Kind extends LeadKind> = Extract<Lead, { kind: Kind }>;

/** In the paragraph of a kind, one of them. */
const words: { readonly [Name in Field]: readonly Named[] } = {
  phone: [
    ['your phone number', 'आपका फ़ोन नंबर'],
    ['phone number', 'फ़ोन नंबर'],
    ['your number', 'आपका नंबर'],
  ],
  name: [['your name', 'आपका नाम']],
  email: [['e-mail address', 'ईमेल']],
  callTime: [['the best time to call', 'कॉल का समय']],
  date: [['the date', 'तारीख']],
  time: [['the time', 'समय']],
  video: [['by video call', 'वीडियो कॉल']],
  visitorOffset: [['how far your clock is from Indian time', 'भारतीय समय से कितनी अलग']],
  guests: [
    ['the number of guests', 'मेहमानों की संख्या'],
    ['the range of guests', 'कितने मेहमान'],
  ],
  venue: [
    ['the venue', 'वेन्यू'],
    ['the name of the hall', 'हॉल का नाम'],
  ],
  venues: [['the venues', 'वेन्यू']],
  whatsapp: [['WhatsApp', 'WhatsApp']],
  eventType: [['kind of event', 'कार्यक्रम का प्रकार']],
  location: [['the place', 'जगह']],
  message: [['a message', 'संदेश']],
  functions: [['each function', 'हर कार्यक्रम']],
  city: [['its city', 'शहर']],
  venueId: [['the page of ours that you correct', 'हमारा वह पेज जिसे आप सही करते हैं']],
  answers: [['the facts of the hall', 'हॉल की जानकारी']],
};

/** In the paragraph of the enquiry, whose words a visit and a tour do not have. */
const visit = { phone: ['your number', 'आपका नंबर'], date: ['the day', 'दिन'] } as const;
const ownWords: { readonly [Kind in LeadKind]?: { readonly [Name in Field]?: Named } } = {
  visit,
  tour: { ...visit, venues: ['for a tour, the venues', 'वे वेन्यू'] },
};

const paragraphs = privacy.sections.flatMap((section) => section.paragraphs);

test.each(Object.keys(leadSchemas) as LeadKind[])(
  'privacy · one paragraph names every field of %s',
  (kind) => {
    const fields = Object.keys(leadSchemas[kind].entries).filter((name): name is Field => name in words);
    const missing = paragraphs.map((text) =>
      fields.filter((name) => {
        const own = ownWords[kind]?.[name];
        const isNamed = ([en, hi]: Named) => text.en.includes(en) && (text.hi ?? '').includes(hi);
        return !(own ? [own] : words[name]).some(isNamed);
      }),
    );
    expect(missing.sort((a, b) => a.length - b.length)[0]).toEqual([]);
  },
);

const datedFunction: FieldsOf<LeadOf<'dates'>['functions'][number]> = {
  label: ['its kind', 'हर कार्यक्रम का नाम'],
  guests: ['the number of guests', 'मेहमानों की संख्या'],
  dates: ['the possible dates', 'तारीखें'],
  vegShare: ['the vegetarian share', 'शाकाहारी मेहमानों का हिस्सा'],
  rooms: ['the rooms', 'कमरे'],
  venues: ['the venues to ask', 'वे वेन्यू जिनसे पूछना है'],
};

const total: Named = [
  'the total of each venue that you were shown',
  'हर वेन्यू का वह कुल खर्च जो आपको दिखाया गया',
];
const questions: Named = ['their open questions', 'उनके बाकी सवाल'];
const told: Named = ['what halls told you', 'वेन्यू ने आपको जो बताया'];
const plan: Named = ['from your plan, the plan', 'प्लान भी'];
const shownFunction: FieldsOf<
  Omit<NonNullable<LeadMeta['total']>['functions'][number], 'notCounted' | 'name'>
> = {
  kind: ['the functions of your wedding', 'आपकी शादी के कार्यक्रम'],
  guests: ['their guests', 'हर कार्यक्रम के मेहमान'],
  vegShare: ['the vegetarian share', 'शाकाहारी मेहमानों का हिस्सा'],
  rooms: ['rooms', 'कमरे'],
  date: ['dates', 'तारीखें'],
  decor: ['your figure for decoration', 'सजावट की आपकी रकम'],
};

const meta: FieldsOf<Omit<LeadMeta, 'total' | 'totals' | 'told' | 'plan' | 'questions'>> = {
  id: ['A random number', 'बेतरतीब नंबर'],
  page: ['the page', 'किस पेज'],
  control: ['the button', 'किस बटन'],
  about: ['the subject', 'किस विषय'],
  language: ['its language', 'किस भाषा'],
  campaign: ['campaign', 'अभियान'],
  honeypot: ['a field that you do not see', 'एक फ़ील्ड, जो आपको दिखता नहीं'],
  tookMs: ['how long the form was open', 'फ़ॉर्म कितनी देर खुला रहा'],
  promise: ['the promise', 'क्या वादा'],
  utcOffset: ['how far the clock of your device is from Indian time', 'भारतीय समय से कितना अलग'],
};

const sections: readonly (readonly [
  title: string,
  begins: string,
  fields: Readonly<Record<string, Named>>,
])[] = [
  ['a function with possible dates', 'To ask venues which dates are free:', datedFunction],
  [
    'the totals',
    'With a request about venues',
    { ...shownFunction, total, totals: total, told, plan, questions },
  ],
  ['every request', 'With each request', meta],
];

test.each(sections)('privacy · it names every field of %s', (_, begins, fields) => {
  const paragraph = paragraphs.find(({ en }) => en.startsWith(begins));
  for (const [field, [en, hi]] of Object.entries(fields)) {
    expect(paragraph?.en, field).toContain(en);
    expect(paragraph?.hi, field).toContain(hi);
  }
});

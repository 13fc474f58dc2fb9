import { expect, test } from 'vitest';
import { callNote, openingNote } from './call-texts.ts';
import { site } from './site.ts';

/** A clock in India at a time such as "22 09:00" of November 2026, of a visitor this many minutes east of UTC. */
const clock = (text: string, utcOffset = 330) => ({
  now: new Date(`2026-11-${text.replace(' ', 'T')}:00+05:30`),
  utcOffset,
});
const en = { locale: 'en' } as const;
const hi = { locale: 'hi' } as const;

// The texts are those of business hours from 9 am to 9 pm.
test.each([
  [clock('22 10:00'), 'We are open now, until 9 pm.', 'अभी हम रात 9 बजे तक कॉल ले रहे हैं।'],
  [
    clock('22 10:00', 0),
    'We are open now, until 9 pm Indian time. Your time: 3:30 pm today.',
    'अभी हम भारतीय समय के अनुसार रात 9 बजे तक कॉल ले रहे हैं। आपके समय के हिसाब से आज दोपहर 3:30 बजे।',
  ],
  [
    clock('22 22:00'),
    'We are closed now: we call tomorrow from 9 am.',
    'अभी ऑफ़िस बंद है: हम कल सुबह 9 बजे से कॉल करेंगे।',
  ],
  [
    clock('22 03:00'),
    'We are closed now: we call today from 9 am.',
    'अभी ऑफ़िस बंद है: हम आज सुबह 9 बजे से कॉल करेंगे।',
  ],
  [
    clock('22 22:00', 0),
    'We are closed now: we call from 9 am Indian time. Your time: 3:30 am tomorrow.',
    'अभी ऑफ़िस बंद है: हम भारतीय समय के अनुसार सुबह 9 बजे से कॉल करेंगे। आपके समय के हिसाब से कल रात 3:30 बजे।',
  ],
  [
    clock('22 22:00', -300),
    'We are closed now: we call from 9 am Indian time. Your time: 10:30 pm today.',
    'अभी ऑफ़िस बंद है: हम भारतीय समय के अनुसार सुबह 9 बजे से कॉल करेंगे। आपके समय के हिसाब से आज रात 10:30 बजे।',
  ],
  [
    clock('22 01:30', 0),
    'We are closed now: we call from 9 am Indian time. Your time: 3:30 am tomorrow.',
    'अभी ऑफ़िस बंद है: हम भारतीय समय के अनुसार सुबह 9 बजे से कॉल करेंगे। आपके समय के हिसाब से कल रात 3:30 बजे।',
  ],
])('opening note · %j: %s', (visitor, english, hindi) => {
  expect(openingNote(visitor, en)).toBe(english);
  expect(openingNote(visitor, hi)).toBe(hindi);
});

const team = `Our wedding team calls you from ${site.phone.display}`;

test.each([
  [undefined, clock('22 10:00'), `${team} by 2 pm today.`],
  [undefined, clock('22 10:01'), `${team} by 2:15 pm today.`],
  ['now', clock('22 10:00'), `${team} by 2 pm today.`],
  ['now', clock('22 21:00'), `${team} by 1 pm tomorrow.`],
  [undefined, clock('22 03:00'), `${team} by 1 pm today.`],
  [undefined, clock('22 20:00', 0), `${team} by 12 pm Indian time. Your time: 6:30 am tomorrow.`],
  ['evening', clock('22 10:00'), `${team} today between 5 pm and 9 pm.`],
  ['morning', clock('22 12:00'), `${team} tomorrow between 9 am and 12 pm.`],
  ['afternoon', clock('22 22:00'), `${team} tomorrow between 12 pm and 5 pm.`],
  [
    'afternoon',
    clock('22 22:00', 0),
    `${team} between 12 pm and 5 pm Indian time. Your time: 6:30 am to 11:30 am tomorrow.`,
  ],
  [
    'afternoon',
    clock('22 14:00', 780),
    `${team} between 12 pm and 5 pm Indian time. Your time: 7:30 pm to 12:30 am.`,
  ],
] as const)('call note · asked for %s, %j: %s', (callTime, visitor, text) => {
  expect(callNote(callTime, visitor, en)).toBe(text);
});

test('call note · in Hindi it names the day, the time and the number', () => {
  expect(callNote(undefined, clock('22 10:00'), hi)).toBe(
    `हमारी टीम आज दोपहर 2 बजे तक आपको ${site.phone.display} से कॉल करेगी।`,
  );
});

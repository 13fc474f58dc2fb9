import { expect, test } from 'vitest';
import { callNote, openingNote } from './call-texts.ts';

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

test.each([
  [undefined, clock('22 10:00'), undefined],
  ['now', clock('22 10:00'), undefined],
  ['now', clock('22 21:00'), 'We are closed now: we call tomorrow from 9 am.'],
  ['evening', clock('22 10:00'), 'We call today between 5 pm and 9 pm.'],
  ['morning', clock('22 12:00'), 'We call tomorrow between 9 am and 12 pm.'],
  ['afternoon', clock('22 22:00'), 'We call tomorrow between 12 pm and 5 pm.'],
  [
    'afternoon',
    clock('22 22:00', 0),
    'We call between 12 pm and 5 pm Indian time. Your time: 6:30 am to 11:30 am tomorrow.',
  ],
  [
    'afternoon',
    clock('22 14:00', 780),
    'We call between 12 pm and 5 pm Indian time. Your time: 7:30 pm to 12:30 am.',
  ],
] as const)('call note · asked for %s, %j: %s', (callTime, visitor, text) => {
  expect(callNote(callTime, visitor, en)).toBe(text);
});

import { expect, test } from 'vitest';
import { askBeforePaying } from '../../domain/facts/ask-before-paying.ts';
import { factTexts } from '../../domain/facts/fact-texts.ts';
import { aTold } from '../../domain/facts/told-fixture.ts';
import { withTold } from '../../domain/facts/with-told.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { answerQuestions, askSheetText } from './answer-questions.ts';

const bare = aVenue({ venueTypes: ['wedding-lawn'] });

test('ask sheet · it has every question; without facts only the tax is answered', () => {
  const sheet = answerQuestions(bare);
  expect(sheet.map((one) => one.question)).toEqual(askBeforePaying.map((id) => factTexts[id].question()));
  expect(sheet.filter((one) => one.answer !== undefined).map((one) => one.answer)).toEqual(['18%']);
});

test('ask sheet · rain is a question at venues in the open alone', () => {
  const ids = answerQuestions({ ...bare, venueTypes: ['banquet-hall'] }).map(({ id }) => id);
  expect(ids).not.toContain('rainCover');
});

test.each([
  ['in advance', { advanceShare: 0.25 }, '25%'],
  ['in advance', { advanceRupees: 50_000 }, '₹50,000'],
  ['function end', { eveningOpens: 1140, eveningCloses: 1740 }, '5 AM next day'],
  ['royalty', { royalty: 75 }, '₹75 per plate'],
  ['room cost', { rooms: 22, roomPrice: { about: 1000 } }, 'about ₹1,000 a night'],
  ['room cost', { rooms: 0 }, 'No rooms here'],
  ['corkage', { takesCorkage: false }, 'No'],
  ['corkage', { takesCorkage: true }, undefined],
  ['corkage', { corkage: 500 }, '₹500 a bottle'],
  ['valet', { hasValet: false }, 'No'],
  ['generator', { generator: 'included' }, 'Included'],
  ['minimum', { minimumPlates: 0 }, 'None'],
  ['cancel', { cancellable: false }, 'Non-cancellable'],
  // Whether a part is refunded stays open.
  ['cancel', { cancellable: true }, undefined],
] as const)('ask sheet · the question about "%s" with %j is answered by %s', (part, facts, answer) => {
  const sheet = answerQuestions({ ...bare, ...facts });
  expect(sheet.find(({ question }) => question.includes(part))?.answer).toBe(answer);
});

const answers = [
  { question: 'Is alcohol allowed?', answer: undefined },
  { question: 'How much is the advance to book?', answer: '25%' },
];

test('ask sheet · an answer of the hall that our page has, too, stands alone', () => {
  const answers = answerQuestions(withTold({ ...bare, lift: true }, aTold({ lift: true })));
  expect(answers.find(({ id }) => id === 'lift')).toMatchObject({
    answer: 'Yes',
    isTold: true,
    page: undefined,
  });
});

test('ask sheet · rooms that are part of the price answer what a room costs, beside the price of our page', () => {
  const told = aTold({}, { roomsIncluded: true });
  const answers = answerQuestions(withTold({ ...bare, rooms: 10, roomPrice: 3000 }, told));
  expect(answers.find(({ id }) => id === 'roomPrice')).toMatchObject({
    answer: 'Included',
    isTold: true,
    page: '₹3,000 a night',
  });
});

test('ask sheet · the text has the answers and marks the open questions', () => {
  expect(askSheetText('Samar Grand', answers)).toBe(
    [
      '*Ask before you pay: Samar Grand*',
      '• Is alcohol allowed?',
      '   *Not known yet: ask*',
      '• How much is the advance to book?',
      '   25%',
    ].join('\n'),
  );
});

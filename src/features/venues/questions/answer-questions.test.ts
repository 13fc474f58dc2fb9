import { expect, test } from 'vitest';
import { venueQuestions } from '../../../content/questions.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { aVenue } from '../venue-fixture.ts';
import { type AskAnswer, answerQuestions, askSheetText, openQuestions } from './answer-questions.ts';

const bare: VenueFacts = aVenue();

const answerTo = (part: string, venue: Partial<VenueFacts>) =>
  answerQuestions({ ...bare, ...venue }).find((one) => one.question.includes(part))?.answer;

test('ask sheet · it has every question; without facts only the tax is answered', () => {
  const sheet = answerQuestions(bare);
  expect(sheet.map((one) => one.question)).toEqual(venueQuestions.map((one) => one.question()));
  expect(sheet.filter((one) => one.answer !== undefined).map((one) => one.answer)).toEqual(['18%']);
});

test('ask sheet · the answers follow from the facts', () => {
  expect(answerTo('in advance', { advance: { kind: 'share', share: 0.25 } })).toBe('25%');
  const amount = { kind: 'amount', rupees: 50_000, purpose: 'advance' } as const;
  expect(answerTo('in advance', { advance: amount })).toBe('₹50,000');
  const slots = [{ kind: 'evening', opens: 1140, closes: 1740 }] as const;
  expect(answerTo('function end', { slots })).toBe('5 AM next day');
  expect(answerTo('royalty', { food: { cateringRoyalty: 75 } })).toBe('₹75 per plate');
  expect(answerTo('room cost', { rooms: { count: 22, price: { about: 1000 } } })).toBe('about ₹1,000');
  expect(answerTo('room cost', { rooms: { count: 0 } })).toBe('No rooms here');
  expect(answerTo('corkage', { alcohol: { corkage: false } })).toBe('No');
});

test('ask sheet · "non-cancellable" is an answer, "cancellable" leaves the refund open', () => {
  expect(answerTo('cancel', { cancellable: false })).toBe('Non-cancellable');
  expect(answerTo('cancel', { cancellable: true })).toBeUndefined();
});

const answers: AskAnswer[] = [
  { id: 'outsideAlcohol', question: 'Is alcohol allowed?' },
  { id: 'advance', question: 'How much is the advance to book?', answer: '25%' },
];

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

test('ask sheet · open questions are those without an answer', () => {
  expect(openQuestions(answers)).toEqual(['Is alcohol allowed?']);
});

import { expect, test } from 'vitest';
import { venueQuestions } from '../../../content/questions.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { aVenue } from '../venue-fixture.ts';
import { type AskAnswer, answerQuestions, askSheetText, openQuestions } from './answer-questions.ts';

const bare: VenueFacts = aVenue();

test('ask sheet · it has every question; without facts only the tax is answered', () => {
  const sheet = answerQuestions(bare);
  expect(sheet.map((one) => one.question)).toEqual(venueQuestions.map((one) => one.question()));
  expect(sheet.filter((one) => one.answer !== undefined).map((one) => one.answer)).toEqual(['18%']);
});

const amount = { kind: 'amount', rupees: 50_000, purpose: 'advance' } as const;

test.each([
  ['in advance', { advance: { kind: 'share', share: 0.25 } }, '25%'],
  ['in advance', { advance: amount }, '₹50,000'],
  ['function end', { slots: [{ kind: 'evening', opens: 1140, closes: 1740 }] }, '5 AM next day'],
  ['royalty', { food: { cateringRoyalty: 75 } }, '₹75 per plate'],
  ['room cost', { rooms: { count: 22, price: { about: 1000 } } }, 'about ₹1,000'],
  ['room cost', { rooms: { count: 0 } }, 'No rooms here'],
  ['corkage', { alcohol: { corkage: false } }, 'No'],
  ['cancel', { cancellable: false }, 'Non-cancellable'],
  // Whether a part is refunded stays open.
  ['cancel', { cancellable: true }, undefined],
] as const)('ask sheet · the question about "%s" with %j is answered by %s', (part, facts, answer) => {
  const sheet = answerQuestions({ ...bare, ...facts });
  expect(sheet.find(({ question }) => question.includes(part))?.answer).toBe(answer);
});

const answers: AskAnswer[] = [
  { id: 'outsideAlcohol', question: 'Is alcohol allowed?' },
  { id: 'advance', question: 'How much is the advance to book?', answer: '25%' },
];

test('ask sheet · the text has the answers and marks the open questions', () => {
  expect(openQuestions(answers)).toEqual(['Is alcohol allowed?']);
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

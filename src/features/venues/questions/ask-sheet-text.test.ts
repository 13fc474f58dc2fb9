import { expect, test } from 'vitest';
import { askSheetText, openQuestions } from './ask-sheet-text.ts';

const answers = [
  { question: 'Is alcohol allowed?' },
  { question: 'How much is the advance to book?', answer: '25%' },
];

test('lead · the sheet as text tells what is known and what to ask', () => {
  expect(askSheetText('Samar Grand', answers)).toBe(
    [
      '*Ask before you pay: Samar Grand*',
      '• Is alcohol allowed?',
      '   *Not told: ask*',
      '• How much is the advance to book?',
      '   25%',
    ].join('\n'),
  );
});

test('lead · open questions are those without an answer', () => {
  expect(openQuestions(answers)).toEqual(['Is alcohol allowed?']);
});

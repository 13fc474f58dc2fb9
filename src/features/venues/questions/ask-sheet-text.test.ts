import { expect, test } from 'vitest';
import { type AskAnswer, askSheetText, openQuestions } from './ask-sheet-text.ts';

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

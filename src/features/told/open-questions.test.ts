import { expect, test } from 'vitest';
import { askBeforePaying } from '../../domain/facts/ask-before-paying.ts';
import { factTexts } from '../../domain/facts/fact-texts.ts';
import { leadMetaSchema } from '../leads/kinds/lead-fields.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { formatQuestions, listOpenQuestions, summarizeQuestions, toAsk } from './open-questions.ts';

const corkage = 'Is there a corkage charge, and how much?';
const advance = 'How much do we pay in advance, and how is it set against the bill?';
const arches = {
  ...aVenue({ id: 'a', name: 'Arches' }),
  takesCorkage: false,
  outsideAlcohol: true,
};
const bower = { ...aVenue({ id: 'b', name: 'Bower' }), advanceShare: 0.25 };

test('open questions · a venue has those that its facts do not answer', () => {
  const [first, second] = listOpenQuestions([arches, bower]);
  expect(first?.questions).toContain(advance);
  expect(first?.questions).not.toContain(corkage);
  expect(second?.questions).toContain(corkage);
  expect(second?.questions).not.toContain(advance);
});

test('open questions · the text names each venue above its questions', () => {
  const text = formatQuestions([
    { id: 'a', name: 'Arches', questions: [advance] },
    { id: 'b', name: 'Bower', questions: [corkage, advance] },
  ]);
  expect(text).toBe(
    ['*Ask before you pay*', `*Arches*\n• ${advance}`, `*Bower*\n• ${corkage}\n• ${advance}`].join('\n\n'),
  );
});

test('open questions · the summary lists common questions once, then those of each venue', () => {
  const open = [
    { id: 'a', name: 'Arches', questions: [advance, 'Is the valet free?'] },
    { id: 'b', name: 'Bower', questions: [corkage, advance] },
  ];
  expect(summarizeQuestions(open, '300 guests')).toBe(
    `Open questions · Arches, Bower: ${advance} · Arches: Is the valet free? · Bower: ${corkage} (300 guests)`,
  );
  expect(summarizeQuestions(open.slice(0, 1))).toBe(`Open questions · Arches: ${advance} Is the valet free?`);
});

test('open questions · a summary that is too long for a lead is cut between questions and says how many are left out', () => {
  const all = askBeforePaying.map((id) => factTexts[id].question());
  // Few common questions give the longest text.
  const open = ['A', 'B', 'C', 'D'].map((name, skipped) => ({
    id: name,
    name: `${name} ${'Banquet Hall '.repeat(3)}`.trim(),
    questions: all.filter((_, index) => index % 4 !== skipped),
  }));
  const summary = summarizeQuestions(open, '300 guests, 60% veg, 10 rooms, 12 Feb 2027');
  expect(leadMetaSchema['~standard'].validate({ about: summary })).toMatchObject({
    value: { about: summary },
  });
  const left = Number(/and (\d+) more \(300 guests/.exec(summary)?.[1]);
  const included = summary.split('?').length - 1;
  expect(included + left).toBe(78);
});

test('open questions · a request has their ids by venue, of twelve venues at most', () => {
  const [first] = toAsk(listOpenQuestions([arches]));
  expect([first?.venue, first?.venueId]).toEqual([arches.name, arches.id]);
  expect(first?.questions).toContain('advanceShare');
  expect(first?.questions).not.toContain('corkage');
  expect(toAsk(listOpenQuestions(Array.from({ length: 15 }, () => arches)))).toHaveLength(12);
});

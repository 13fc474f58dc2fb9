import { expect, test } from 'vitest';
import { askBeforePaying } from '../../domain/facts/ask-before-paying.ts';
import { factTexts } from '../../domain/facts/fact-texts.ts';
import { useLeadStore } from '../../visitor/lead-store.ts';
import { leadMetaSchema } from '../leads/kinds/lead-fields.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import {
  askThroughUs,
  formatQuestions,
  listOpenQuestions,
  summarizeQuestions,
  type VenueQuestions,
} from './open-questions.ts';

const corkage = 'Is there a corkage charge, and how much?';
const advance = 'How much do we pay in advance, and how is it set against the bill?';
const valet = factTexts.valet.question();
const arches = {
  ...aVenue({ id: 'a', name: 'Arches' }),
  takesCorkage: false,
  outsideAlcohol: true,
};
const bower = { ...aVenue({ id: 'b', name: 'Bower' }), advanceShare: 0.25 };

test('open questions · a venue has those that its facts do not answer', () => {
  const [first, second] = listOpenQuestions([arches, bower]);
  expect(first?.ids).toContain('advanceShare');
  expect(first?.ids).not.toContain('corkage');
  expect(second?.ids).toContain('corkage');
  expect(second?.ids).not.toContain('advanceShare');
});

test('open questions · the text names each venue above its questions', () => {
  const text = formatQuestions([
    { id: 'a', name: 'Arches', ids: ['advanceShare'] },
    { id: 'b', name: 'Bower', ids: ['corkage', 'advanceShare'] },
  ]);
  expect(text).toBe(
    ['*Ask before you pay*', `*Arches*\n• ${advance}`, `*Bower*\n• ${corkage}\n• ${advance}`].join('\n\n'),
  );
});

test('open questions · the summary lists common questions once, then those of each venue', () => {
  const open: VenueQuestions[] = [
    { id: 'a', name: 'Arches', ids: ['advanceShare', 'valet'] },
    { id: 'b', name: 'Bower', ids: ['corkage', 'advanceShare'] },
  ];
  expect(summarizeQuestions(open, '300 guests')).toBe(
    `Open questions · Arches, Bower: ${advance} · Arches: ${valet} · Bower: ${corkage} (300 guests)`,
  );
  expect(summarizeQuestions(open.slice(0, 1))).toBe(`Open questions · Arches: ${advance} ${valet}`);
});

test('open questions · a summary that is too long for a lead is cut between questions and says how many are left out', () => {
  // Few common questions give the longest text.
  const open = ['A', 'B', 'C', 'D'].map((name, skipped) => ({
    id: name,
    name: `${name} ${'Banquet Hall '.repeat(3)}`.trim(),
    ids: askBeforePaying.filter((_, index) => index % 4 !== skipped),
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
  askThroughUs(listOpenQuestions(Array.from({ length: 15 }, () => arches)), 'a button');
  const { dialog } = useLeadStore.getState();
  const questions = dialog?.dialog === 'callback' ? (dialog.questions ?? []) : [];
  expect(questions).toHaveLength(12);
  expect(questions[0]).toMatchObject({ venue: arches.name, venueId: arches.id });
  expect(questions[0]?.questions).toContain('advanceShare');
  expect(questions[0]?.questions).not.toContain('corkage');
});

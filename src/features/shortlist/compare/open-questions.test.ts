import { expect, test } from 'vitest';
import { venueQuestions } from '../../../content/questions.ts';
import { leadMetaSchema } from '../../leads/lead-schema.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { questionsMatter, questionsOf, questionsText } from './open-questions.ts';

const corkage = 'Is there a corkage charge?';
const advance = 'How much do we pay in advance, and how is it set against the bill?';
const told = aVenue({ id: 'a', name: 'Told', alcohol: { corkage: true, outside: true } });
const silent = aVenue({ id: 'b', name: 'Silent', advance: { kind: 'share', share: 0.25 } });

test('ask · each venue has its own open questions, and none that its facts answer', () => {
  const [first, second] = questionsOf([told, silent]);
  expect(first?.questions).toContain(advance);
  expect(first?.questions).not.toContain(corkage);
  expect(second?.questions).toContain(corkage);
  expect(second?.questions).not.toContain(advance);
});

test('ask · the text names each venue above its questions', () => {
  const text = questionsText([
    { id: 'a', name: 'Told', questions: [advance] },
    { id: 'b', name: 'Silent', questions: [corkage, advance] },
  ]);
  expect(text).toBe(
    ['*Ask before you pay*', `*Told*\n• ${advance}`, `*Silent*\n• ${corkage}\n• ${advance}`].join('\n\n'),
  );
});

test('ask · one lead names what is open everywhere once, then what is open at one venue', () => {
  const open = [
    { id: 'a', name: 'Told', questions: [advance, 'Is the valet free?'] },
    { id: 'b', name: 'Silent', questions: [corkage, advance] },
  ];
  expect(questionsMatter(open, '300 guests')).toBe(
    `Open questions · Told, Silent: ${advance} · Told: Is the valet free? · Silent: ${corkage} (300 guests)`,
  );
  expect(questionsMatter(open.slice(0, 1))).toBe(`Open questions · Told: ${advance} Is the valet free?`);
});

test('ask · a lead too long for its schema loses whole questions and says how many', () => {
  const all = venueQuestions.map(({ question }) => question);
  // Hardly anything in common: the longest that four venues can ask.
  const open = ['A', 'B', 'C', 'D'].map((name, skipped) => ({
    id: name,
    name: `${name} ${'Banquet Hall '.repeat(3)}`.trim(),
    questions: all.filter((_, index) => index % 4 !== skipped),
  }));
  const matter = questionsMatter(open, '300 guests, 60% veg, 10 rooms, 12 Feb 2027');
  expect(leadMetaSchema['~standard'].validate({ about: matter })).toMatchObject({ value: { about: matter } });
  const left = Number(/and (\d+) more \(300 guests/.exec(matter)?.[1]);
  const kept = matter.split('?').length - 1;
  expect(kept + left).toBe(48);
});

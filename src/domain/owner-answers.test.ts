import * as v from 'valibot';
import { expect, test } from 'vitest';
import { aHall, aVenue } from '../features/venues/venue-fixture.ts';
import { at, nextDay } from './clock.ts';
import { knownAnswers } from './owner-answers.ts';
import { answerProblems, ownerFileSchema } from './owner-file.ts';

test('owner answers · what a page says of a hall is valid as an answer, and unknown facts are left out', () => {
  const known = knownAnswers({
    ...aVenue(),
    halls: [aHall(200, 300)],
    morningOpens: at(9),
    morningCloses: at(16, 30),
    eveningOpens: at(19),
    eveningCloses: nextDay(1),
    vegPlate: 500,
    servesNonVeg: false,
    foodTax: 0.18,
    rooms: 0,
    lateMusic: false,
  });
  expect(Object.fromEntries(known)).toMatchObject({
    'hallName-1': 'Hall',
    'hallFloating-1': '300',
    servesNonVeg: 'no',
    vegPlate: '500',
    foodTax: '18',
    rooms: '0',
    morningCloses: '16:30',
    eveningCloses: '01:00',
    lateMusic: 'no',
  });
  expect([...known.keys()]).not.toContain('nonVegPlate');
  expect([...known.keys()]).not.toContain('baraat');
  const answers = [...known].map(([key, answer]) => {
    const [question = '', hall] = key.split('-');
    return { question, hall: hall ? Number(hall) : undefined, answer };
  });
  expect(answerProblems(answers)).toEqual({});
});

test('owner answers · a slip, another question and an answer about no hall have a problem at their field', () => {
  expect(
    answerProblems([
      { question: 'vegPlate', answer: '65' },
      { question: 'hallSeats', hall: 2, answer: 'many' },
      { question: 'hallSeats', answer: '200' },
      { question: 'source', answer: 'venue' },
      { question: 'constructor', answer: '1' },
    ]),
  ).toEqual({
    vegPlate: 'too-low',
    'hallSeats-2': 'not-a-number',
    hallSeats: 'not-a-choice',
    source: 'not-a-choice',
    constructor: 'not-a-choice',
  });
});

test('owner answers · a file with another version, question or place is refused', () => {
  const file = { version: 1, name: 'Lamp Hall', city: 'Noida', answers: [] };
  const isValid = (change: object) => v.is(ownerFileSchema, { ...file, ...change });
  expect(isValid({})).toBe(true);
  expect(isValid({ answers: [{ question: 'parking', answer: '80', replaces: '60' }] })).toBe(true);
  for (const wrong of [
    { version: 3 },
    { venueId: '../../etc/passwd' },
    { name: 'x'.repeat(121) },
    { answers: [{ question: 'source', answer: 'venue' }] },
    { answers: [{ question: 'parking', answer: 'yes' }] },
  ])
    expect(isValid(wrong)).toBe(false);
});

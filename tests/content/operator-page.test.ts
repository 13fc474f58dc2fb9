import { expect, test } from 'vitest';
import { operatorPage, unknownFacts } from '../../scripts/operator-page.ts';
import { venueEntries } from '../../src/content/venues/index.ts';

test('operator page · it is on the development server alone', () => {
  expect(operatorPage().apply).toBe('serve');
});

test('operator page · unknown facts are counted, the most frequent first, with the venues to ask', () => {
  const [first] = venueEntries;
  if (!first) throw new Error('There are no venues');
  const known = {
    ...first,
    halls: [{ name: { en: 'Hall' }, seats: 100, floating: 150 }],
    cancellable: false,
  };
  const unknown = { ...first, name: 'Lamp Hall', halls: [], parking: undefined, cancellable: undefined };
  const lines = unknownFacts([known, unknown, { ...known, name: 'Diya Hall', halls: [] }]);
  expect(lines).toContain('2 of 3 halls have no capacity: ask Lamp Hall, Diya Hall');
  expect(lines).toContain('1 of 3 halls have no rule about cancelling: ask Lamp Hall');
  const counts = lines.map((line) => Number.parseInt(line, 10));
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toColumns, toRows } from './listing-index.ts';

const someRow = fc.record({
  id: fc.string(),
  // JSON has no negative zero.
  count: fc.option(fc.integer(), { nil: undefined }),
  plate: fc.option(fc.record({ veg: fc.nat(3), nonVeg: fc.option(fc.nat(3)) }), { nil: undefined }),
  types: fc.array(fc.constantFrom('hall', 'lawn'), { maxLength: 2 }),
});

test('listing index · rows survive their columns as JSON', () => {
  fc.assert(
    fc.property(fc.array(someRow), (rows) => {
      const text = JSON.stringify(toColumns(rows, ['id', 'count', 'plate', 'types']));
      expect(toRows(JSON.parse(text))).toEqual(rows);
    }),
  );
});

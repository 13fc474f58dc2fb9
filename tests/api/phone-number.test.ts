import { expect, test } from 'vitest';
import { parsePhones } from '../../api/_mail/phone-number.ts';
import { waysToWriteNumbers } from '../../src/domain/phone-fixture.ts';

const rows = waysToWriteNumbers.map(
  ([typed, tenDigits, understood = `+91${tenDigits}`]) => [typed, understood] as const,
);

test.each(rows)('phone numbers · in %j the function understands "%s"', (typed, understood) => {
  const numbers = parsePhones(typed)
    .filter(({ valid }) => valid)
    .map(({ uri }) => uri?.replace('tel:', ''));
  expect(numbers.join(' ')).toBe(understood);
});

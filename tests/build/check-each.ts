import { expect } from 'vitest';

/** Runs a check for each value of a list, and fails with the names of those that fail it, and why. */
export function checkEach<Value>(
  values: Iterable<readonly [name: string, value: Value]>,
  check: (value: Value, name: string) => void,
): void {
  const failures: string[] = [];
  let checked = 0;
  for (const [name, value] of values) {
    checked += 1;
    try {
      check(value, name);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  expect(checked).toBeGreaterThan(0);
  expect(failures).toEqual([]);
}

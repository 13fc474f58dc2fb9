import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, readTotals, summary } from '../../scripts/test-results.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function totalsOf(report: unknown) {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return readTotals(file);
}

test('host · a Vitest report is counted, a file that did not load as one failure', async () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(await totalsOf(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('host · a Playwright report is counted, errors outside tests as failures', async () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 0 }, errors: [{}] };
  expect(await totalsOf(report)).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

test('host · a missing report counts as none', async () => {
  expect(await readTotals(join(folder, 'none.json'))).toBeUndefined();
});

test('host · the last line names skipped tests only when there are some', () => {
  const totals = { passed: 3, failed: 0, skipped: 0 };
  expect(summary(totals)).toBe('3 passed, 0 failed');
  expect(summary(add(totals, { passed: 1, failed: 2, skipped: 1 }))).toBe('4 passed, 2 failed, 1 skipped');
});

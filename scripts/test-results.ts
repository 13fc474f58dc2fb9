import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: Totals = { passed: 0, failed: 0, skipped: 0 };

export function add(left: Totals, right: Totals): Totals {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  };
}

/** Reads a JSON report of Vitest or Playwright; undefined when there is none, as after a crash. */
export async function readTotals(file: string): Promise<Totals | undefined> {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  // A file that does not even load has no failed test, yet it has failed.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
}

/** `12 passed, 0 failed`, and how many were skipped where some were. */
export function summary({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

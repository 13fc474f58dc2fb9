import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { formatSummary, noTests, readTotals } from '../scripts/test-report.ts';

const spec = (title: string, status: string) => ({
  title,
  tests: [
    {
      status,
      projectName: 'phone',
      results:
        status === 'expected'
          ? [{}]
          : [
              {
                error: {
                  message: '\u001b[31mError: no heading\u001b[39m\n\nat a',
                  location: { file: resolve('tests/home.spec.ts'), line: 7 },
                },
              },
            ],
    },
  ],
});
const playwrightReport = JSON.stringify({
  stats: { expected: 3, unexpected: 1, flaky: 2, skipped: 0 },
  suites: [
    {
      title: 'home.spec.ts',
      specs: [spec('home · opens', 'flaky'), spec('home · closes', 'unexpected')],
      suites: [
        { title: 'in Hindi', specs: [spec('home · greets', 'flaky'), spec('home · ends', 'expected')] },
      ],
    },
  ],
});
const result = (fullName: string, status: string, failureMessages: readonly string[] = []) => ({
  fullName,
  status,
  failureMessages,
});
const vitestReport = JSON.stringify({
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  testResults: [
    {
      name: resolve('src/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        result('a · opens', 'passed'),
        result('a · ends', 'failed', ['AssertionError: expected 1 to be 2\n    at a']),
      ],
    },
    {
      name: resolve('src/b.test.ts'),
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
});

test('test report · a test that passed on its retry has passed', () => {
  expect(readTotals(playwrightReport)).toMatchObject({ passed: 5, failed: 1, skipped: 0 });
});

test('test report · what failed, with its error, and what was flaky stand above the last line, which has the totals of all steps', () => {
  const steps = [
    { line: '✗ test:unit', totals: readTotals(vitestReport) },
    { line: '✗ test:e2e', totals: readTotals(playwrightReport) },
  ];
  expect(formatSummary(steps)).toMatchInlineSnapshot(`
    "✗ test:unit
    ✗ test:e2e

    failed: src/a.test.ts › a · ends
      AssertionError: expected 1 to be 2
          at a
    failed: src/b.test.ts
      Cannot find module
    flaky: [phone] › home.spec.ts › home · opens (tests/home.spec.ts:7)
      Error: no heading
      at a
    failed: [phone] › home.spec.ts › home · closes (tests/home.spec.ts:7)
      Error: no heading
      at a
    flaky: [phone] › home.spec.ts › in Hindi › home · greets (tests/home.spec.ts:7)
      Error: no heading
      at a

    10 passed, 2 failed, 1 skipped"
  `);
});

test('test report · without flaky and skipped tests neither is mentioned', () => {
  expect(formatSummary([{ line: '✓ lint', totals: noTests }])).toBe('✓ lint\n\n0 passed, 0 failed');
});

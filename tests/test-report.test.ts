import { expect, test } from 'vitest';
import { formatSummary, noTests, readTotals } from '../scripts/test-report.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'phone' }] });
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
const vitestReport = JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 1 });

test('test report · a test that passed on its retry has passed, and is listed as flaky', () => {
  expect(readTotals(playwrightReport)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
    flaky: ['[phone] › home.spec.ts › home · opens', '[phone] › home.spec.ts › in Hindi › home · greets'],
  });
});

test('test report · the flaky tests stand above the last line, which has the totals of all steps', () => {
  const steps = [
    { line: '✓ test:unit', totals: readTotals(vitestReport) },
    { line: '✗ test:e2e', totals: readTotals(playwrightReport) },
  ];
  expect(formatSummary(steps)).toMatchInlineSnapshot(`
    "✓ test:unit
    ✗ test:e2e

    flaky: [phone] › home.spec.ts › home · opens
    flaky: [phone] › home.spec.ts › in Hindi › home · greets

    10 passed, 1 failed, 1 skipped"
  `);
});

test('test report · without flaky and skipped tests neither is mentioned', () => {
  expect(formatSummary([{ line: '✓ lint', totals: noTests }])).toBe('✓ lint\n\n0 passed, 0 failed');
});

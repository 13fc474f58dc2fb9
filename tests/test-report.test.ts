import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tasks } from '../scripts/test.ts';
import { formatSummary, noTests, readTotals } from '../scripts/test-report.ts';
import { folderWith } from './folder.ts';

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

test('test runner · every script of tests is a step of npm test or of test:more, and the quick steps are among those of npm test', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const stepsOf = (task: string) => (tasks[task] ?? []).map(({ script }) => script);
  const [tests, more] = [stepsOf('test'), stepsOf('test:more')];
  const names = Object.keys(scripts).filter((name) => name.startsWith('test:') && name !== 'test:more');
  expect([...tests, ...more].filter((name) => name.startsWith('test:')).sort()).toEqual(names.sort());
  expect(tests.slice(0, stepsOf('check').length)).toEqual(stepsOf('check'));
  expect([...tests, ...more]).toEqual(expect.arrayContaining(['build', 'recipes']));
});

test.each([
  ['unused-code', /\n✗ unused-code \(.*\n\n0 passed, 1 failed\n$/s],
  ['test:unit', /\n✗ test:unit: 0 passed, 1 failed .*\n\n0 passed, 1 failed\n$/],
])('test runner · where %s ends without a report, it and the run have failed', (step, end) => {
  const folder = folderWith({ npm: `#!/bin/sh\ncase "$*" in *${step}*) exit 1;; esac\n` });
  chmodSync(join(folder, 'npm'), 0o755);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/setup.mjs', 'check'], {
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(end);
  expect(status).toBe(1);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ensureChromium,
  ensureDevanagariFont,
  ensureOtherBrowsers,
  ensureRedis,
} from './install-test-tools.ts';
import { onShutdown } from './on-shutdown.ts';

interface Step {
  /** An npm script. */
  readonly script: string;
  readonly runner?: 'vitest' | 'playwright';
  /** Runs before the script; throws if the script cannot run. */
  readonly prepare?: () => void;
}

interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const none: Totals = { passed: 0, failed: 0, skipped: 0 };
let running: ChildProcess | undefined;
const reports = join(import.meta.dirname, '../node_modules/.cache/baraat-house/reports');

const quick: readonly Step[] = [
  { script: 'lint' },
  { script: 'check-messages' },
  { script: 'check-content' },
  { script: 'typecheck' },
  { script: 'unused-code' },
  { script: 'check-redirects' },
  { script: 'test:unit', runner: 'vitest' },
];

const full: readonly Step[] = [
  ...quick,
  { script: 'test:content', runner: 'vitest' },
  { script: 'test:api', runner: 'vitest', prepare: ensureRedis },
  { script: 'build' },
  { script: 'test:build', runner: 'vitest' },
  {
    script: 'test:e2e',
    runner: 'playwright',
    prepare: () => {
      ensureChromium();
      ensureDevanagariFont();
    },
  },
  { script: 'test:browsers', runner: 'playwright', prepare: ensureOtherBrowsers },
];

/** `test` runs every step, `check` the quick ones. The last line is `N passed, N failed`, with `, N skipped` if there are any. */
export async function run(task: string): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  onShutdown(() => {
    running?.kill();
    process.exitCode = 130;
  });
  const results: { step: Step; ms: number; totals: Totals }[] = [];
  for (const step of task === 'check' ? quick : full) {
    console.log(`\n▸ ${step.script}`);
    const started = performance.now();
    const totals = await runStep(step);
    results.push({ step, ms: performance.now() - started, totals });
  }
  const sum = (key: keyof Totals) => results.reduce((total, { totals }) => total + totals[key], 0);
  const all = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log();
  for (const { step, ms, totals } of results) {
    const counts = step.runner ? `: ${summarize(totals)}` : '';
    console.log(`${totals.failed ? '✗' : '✓'} ${step.script}${counts} (${(ms / 1000).toFixed(1)} s)`);
  }
  console.log(`\n${summarize(all)}`);
  process.exit(all.failed === 0 ? 0 : 1);
}

/** A step that fails without a failed test in its report counts as one failure. */
async function runStep({ script, runner, prepare }: Step): Promise<Totals> {
  const report = join(reports, `${script.replace(':', '-')}.json`);
  const vitestArgs = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const reporterArgs = { vitest: vitestArgs, playwright: ['--', '--reporter=dot,json'] };
  let succeeded = false;
  try {
    prepare?.();
    succeeded = await npmRun(script, runner ? reporterArgs[runner] : [], report);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const totals = runner ? await readTotals(report) : none;
  return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

async function npmRun(script: string, args: readonly string[], report: string): Promise<boolean> {
  running = spawn('npm', ['run', '--silent', script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shell: process.platform === 'win32',
  });
  const [status] = await once(running, 'exit');
  return status === 0;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
}

/** Reads a JSON report; a runner that crashed has written none. */
async function readTotals(file: string): Promise<Totals> {
  if (!existsSync(file)) return none;
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, skipped } = report.stats;
    return { passed: expected, failed: unexpected, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function summarize({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

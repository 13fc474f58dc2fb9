import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
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
/** The JSON report of a runner. */
const report = join(import.meta.dirname, '../node_modules/.cache/baraat-house/report.json');
let running: ChildProcess | undefined;

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
  { script: 'test:scale', runner: 'playwright' },
  { script: 'test:browsers', runner: 'playwright', prepare: ensureOtherBrowsers },
];

/** `test` runs every step, `check` the quick ones. The last line is `N passed, N failed`, with `, N skipped` if there are any. */
export async function run(task: string): Promise<void> {
  onShutdown(() => {
    running?.kill();
    process.exitCode = 130;
  });
  const lines: string[] = [];
  let all = none;
  for (const step of task === 'check' ? quick : full) {
    console.log(`\n▸ ${step.script}`);
    const started = performance.now();
    const totals = await runStep(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const counts = step.runner ? `: ${summarize(totals)}` : '';
    lines.push(`${totals.failed ? '✗' : '✓'} ${step.script}${counts} (${seconds} s)`);
    all = {
      passed: all.passed + totals.passed,
      failed: all.failed + totals.failed,
      skipped: all.skipped + totals.skipped,
    };
  }
  console.log(`\n${lines.join('\n')}\n\n${summarize(all)}`);
  process.exit(all.failed === 0 ? 0 : 1);
}

/** A step that fails without a failed test in its report counts as one failure. */
async function runStep({ script, runner, prepare }: Step): Promise<Totals> {
  const reporterArgs = {
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--', '--reporter=dot,json'],
  };
  rmSync(report, { force: true });
  let succeeded = false;
  try {
    prepare?.();
    succeeded = await npmRun(script, runner ? reporterArgs[runner] : []);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const totals = readTotals();
  return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

async function npmRun(script: string, args: readonly string[]): Promise<boolean> {
  running = spawn('npm', ['run', '--silent', script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shell: process.platform === 'win32',
  });
  const [status] = await once(running, 'exit');
  return status === 0;
}

type Report =
  | { stats: { expected: number; unexpected: number; skipped: number } }
  | { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** The totals of the report; a step without tests and a runner that crashed have written none. */
function readTotals(): Totals {
  if (!existsSync(report)) return none;
  const read = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if ('stats' in read) {
    const { expected, unexpected, skipped } = read.stats;
    return { passed: expected, failed: unexpected, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = read;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function summarize({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import {
  ensureChromium,
  ensureDevanagariFont,
  ensureOtherBrowsers,
  ensureRedis,
} from './install-test-tools.ts';
import { onShutdown } from './on-shutdown.ts';
import { formatSummary, formatTotals, noTests, readTotals, type Totals } from './test-report.ts';

interface Step {
  /** An npm script. */
  readonly script: string;
  readonly runner?: 'vitest' | 'playwright';
  /** Runs before the script; throws if the script cannot run. */
  readonly prepare?: () => void;
  /** Its output comes after the summary: what an operator has to do. */
  readonly printsLast?: true;
}

/** The JSON report of a runner. */
const report = join(import.meta.dirname, '../node_modules/.cache/baraat-house/report.json');
let running: ChildProcess | undefined;
let lastOutput = '';

const quick: readonly Step[] = [
  { script: 'lint' },
  { script: 'check-messages' },
  { script: 'check-content', printsLast: true },
  { script: 'typecheck' },
  { script: 'unused-code' },
  { script: 'check-redirects' },
  { script: 'test:unit', runner: 'vitest' },
];

const full: readonly Step[] = [
  ...quick,
  { script: 'test:content', runner: 'vitest' },
  { script: 'recipes' },
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

/** `test` runs every step, `check` the quick ones. Prints the summary last. */
export async function run(task: string): Promise<void> {
  onShutdown(() => {
    running?.kill();
    process.exitCode = 130;
  });
  const steps: { line: string; totals: Totals }[] = [];
  for (const step of task === 'check' ? quick : full) {
    console.log(`\n▸ ${step.script}`);
    const started = performance.now();
    const totals = await runStep(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const counts = step.runner ? `: ${formatTotals(totals)}` : '';
    steps.push({ line: `${totals.failed ? '✗' : '✓'} ${step.script}${counts} (${seconds} s)`, totals });
  }
  console.log(`\n${formatSummary(steps)}`);
  if (lastOutput) console.log(`\n${lastOutput.trim()}`);
  process.exit(steps.some(({ totals }) => totals.failed) ? 1 : 0);
}

/** A step that fails without a failed test in its report counts as one failure. */
async function runStep({ script, runner, prepare, printsLast }: Step): Promise<Totals> {
  const reporterArgs = {
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--', '--reporter=dot,json'],
  };
  rmSync(report, { force: true });
  let succeeded = false;
  try {
    prepare?.();
    succeeded = await npmRun(script, runner ? reporterArgs[runner] : [], printsLast);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  // A step without tests and a runner that crashed have written none.
  const totals = existsSync(report) ? readTotals(readFileSync(report, 'utf8')) : noTests;
  return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

async function npmRun(script: string, args: readonly string[], printsLast?: true): Promise<boolean> {
  running = spawn('npm', ['run', '--silent', script, ...args], {
    stdio: printsLast ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // Not the developer's own .env: what is tested is built for the address in site.ts.
    env: { ...process.env, ENV_FILE: devNull, SITE_URL: '', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shell: process.platform === 'win32',
  });
  for (const stream of [running.stdout, running.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      lastOutput += text;
    });
  const [status] = await once(running, 'close');
  return status === 0;
}

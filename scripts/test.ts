import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.ts';
import {
  ensureChromium,
  ensureDevanagariFont,
  ensureOtherBrowsers,
  ensureRedis,
} from './install-test-tools.ts';
import { onShutdown } from './on-shutdown.ts';
import { formatSummary, formatTotals, noTests, readTotals, type Totals } from './test-report.ts';

export interface Step {
  /** An npm script. */
  readonly script: string;
  readonly runner?: 'vitest' | 'playwright';
  /** Runs before the script; throws if the script cannot run. */
  readonly prepare?: () => void;
  /** Its output comes after the summary: what an operator has to do. */
  readonly printsLast?: true;
  /** Runs beside the other steps, because it mostly waits or uses one processor; no browser does, which would make others late. Its output comes when all have ended. */
  readonly isBeside?: true;
  readonly env?: Readonly<Record<string, string>>;
}

const cache = join(import.meta.dirname, '../node_modules/.cache/baraat-house');
const running = new Set<ChildProcess>();
/** What is printed before and after the summary. */
const kept = { before: '', after: '' };

/** Ports of its own, beside those of `test:e2e`. */
const portsFrom = (shift: number) => ({ E2E_PORT: String(Number(process.env.E2E_PORT ?? 4180) + shift) });

const quick: readonly Step[] = [
  { script: 'lint' },
  { script: 'check-messages' },
  { script: 'check-content', printsLast: true },
  { script: 'typecheck', isBeside: true },
  { script: 'unused-code', isBeside: true },
  { script: 'check-redirects' },
  { script: 'test:unit', runner: 'vitest' },
];

const build: Step = { script: 'build' };

/** Of each task: `check` is quick, `test` is for before a push, and `test:more` has what changes rarely or needs other programs. */
export const tasks: Readonly<Record<string, readonly Step[]>> = {
  check: quick,
  test: [
    ...quick,
    { script: 'test:content', runner: 'vitest' },
    build,
    { script: 'test:build', runner: 'vitest' },
    { script: 'test:e2e', runner: 'playwright', prepare: ensureChromiumAndFont },
    { script: 'test:api', runner: 'vitest', prepare: ensureRedis, isBeside: true },
  ],
  'test:more': [
    build,
    { script: 'recipes', isBeside: true },
    { script: 'test:scale', runner: 'playwright', prepare: ensureChromiumAndFont, env: portsFrom(20) },
    { script: 'test:browsers', runner: 'playwright', prepare: ensureOtherBrowsers, env: portsFrom(40) },
    // Its libraries come with Debian's Chromium.
    { script: 'test:old-chromium', runner: 'playwright', prepare: ensureChromium },
  ],
};

function ensureChromiumAndFont(): void {
  ensureChromium();
  ensureDevanagariFont();
}

/** Runs the steps of a task, and prints the summary last. */
export async function run(task: string): Promise<void> {
  onShutdown(() => {
    for (const child of running) child.kill();
    process.exitCode = 130;
  });
  const isCurrent = task === 'test:more' && (await isBuilt());
  const steps = (tasks[task] ?? []).filter((step) => step !== build || !isCurrent);
  const problems = new Map(steps.flatMap((step) => prepare(step) ?? []));
  const results = new Map<Step, { line: string; totals: Totals }>();
  const runAll = async (list: readonly Step[]) => {
    for (const step of list) {
      if (step.isBeside) kept.before += `\n▸ ${step.script}\n`;
      else console.log(`\n▸ ${step.script}`);
      const started = performance.now();
      const totals = await runStep(step, problems.get(step));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const counts = step.runner ? `: ${formatTotals(totals)}` : '';
      const line = `${totals.failed ? '✗' : '✓'} ${step.script}${counts} (${seconds} s)`;
      results.set(step, { line, totals });
    }
  };
  await Promise.all([
    runAll(steps.filter(({ isBeside }) => !isBeside)),
    runAll(steps.filter(({ isBeside }) => isBeside)),
  ]);
  if (kept.before) console.log(kept.before.trimEnd());
  const inOrder = steps.flatMap((step) => results.get(step) ?? []);
  console.log(`\n${formatSummary(inOrder)}`);
  if (kept.after) console.log(`\n${kept.after.trim()}`);
  process.exit(inOrder.some(({ totals }) => totals.failed) ? 1 : 0);
}

/** One after the other, because they may install packages. */
function prepare(step: Step): [[Step, unknown]] | undefined {
  try {
    step.prepare?.();
    return undefined;
  } catch (error) {
    return [[step, error]];
  }
}

/** A step that fails without a failed test in its report counts as one failure. */
async function runStep(step: Step, problem: unknown): Promise<Totals> {
  const { script, runner } = step;
  const report = join(cache, `${script.replace(':', '-')}.json`);
  const reporterArgs = {
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--', '--reporter=dot,json'],
  };
  rmSync(report, { force: true });
  if (problem) console.error(problem instanceof Error ? problem.message : problem);
  const succeeded = !problem && (await npmRun(step, runner ? reporterArgs[runner] : [], report));
  // A step without tests and a runner that crashed have written none.
  const totals = existsSync(report) ? readTotals(readFileSync(report, 'utf8')) : noTests;
  return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

async function npmRun(step: Step, args: readonly string[], report: string): Promise<boolean> {
  const { script, printsLast, isBeside, env } = step;
  const child = spawn('npm', ['run', '--silent', script, ...args], {
    stdio: printsLast || isBeside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // Not the developer's own .env: what is tested is built for the address in site.ts.
    env: { ...process.env, ENV_FILE: devNull, SITE_URL: '', PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    shell: process.platform === 'win32',
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      kept[printsLast ? 'after' : 'before'] += text;
    });
  const [status] = await once(child, 'close');
  running.delete(child);
  return status === 0;
}

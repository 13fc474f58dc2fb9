import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, runScript } from './run-command.ts';
import { add, nothing, readTotals, summary, type Totals } from './test-results.ts';
import { ensureChromium, ensureRedis } from './test-tools.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/baraat-house/reports');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Step {
  readonly name: string;
  readonly run: () => Promise<number>;
  /** The JSON report that the step leaves, where it counts tests. */
  readonly report?: string;
}

function vitest(name: string, projects: readonly string[]): Step {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, report, run: () => runCommand(bin('vitest'), args) };
}

function browserJourneys(): Step {
  const report = join(reports, 'journeys.json');
  const run = async () => {
    if (!(await ensureChromium())) return 1;
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return runCommand(bin('playwright'), ['test', '--reporter=dot,json'], { env });
  };
  return { name: 'browser journeys', report, run };
}

const quick: readonly Step[] = [
  { name: 'lint and format', run: () => runCommand(bin('biome'), ['ci', '--colors=off']) },
  { name: 'content', run: () => runScript('scripts/check-content.ts') },
  { name: 'types', run: () => runCommand(bin('tsc'), ['-p', '.']) },
  { name: 'unused code', run: () => runCommand(bin('knip'), []) },
  { name: 'redirects', run: () => runScript('scripts/redirects.ts', ['--check']) },
];

const full: readonly Step[] = [
  ...quick,
  vitest('unit and content tests', ['unit', 'components', 'content']),
  { name: 'redis', run: () => ensureRedis().then(() => 0) },
  vitest('function tests', ['api']),
  { name: 'build', run: () => runScript('scripts/build.ts', [], { progress: 'still building' }) },
  vitest('tests of the build', ['built']),
  browserJourneys(),
];

/** `test` runs everything, `check` the quick half; every step runs, and the last line sums up. */
export async function run(task: string): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  let totals = nothing;
  const lines: string[] = [];
  for (const step of task === 'check' ? [...quick, vitest('unit tests', ['unit', 'components'])] : full) {
    console.log(`\n▸ ${step.name}`);
    const started = performance.now();
    const status = await step.run();
    if (process.exitCode === 130) process.exit(130);
    const counted = await countOf(step, status);
    totals = add(totals, counted);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(
      `${status === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)${step.report ? `: ${summary(counted)}` : ''}`,
    );
  }
  console.log(`\n${lines.join('\n')}\n\n${summary(totals)}`);
  process.exit(totals.failed === 0 ? 0 : 1);
}

/** A step that failed without a failed test counts as one failure, so that the last line never hides it. */
async function countOf({ report }: Step, status: number): Promise<Totals> {
  const counted = (report && (await readTotals(report))) || nothing;
  return status !== 0 && counted.failed === 0 ? add(counted, { ...nothing, failed: 1 }) : counted;
}

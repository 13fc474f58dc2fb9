export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The tests that failed and then passed on their retry, which are among those passed: file, project and title. */
  readonly flaky: readonly string[];
}

export const noTests: Totals = { passed: 0, failed: 0, skipped: 0, flaky: [] };

/** Part of the JSON report of Playwright or Vitest. */
type Report =
  | {
      readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
      readonly suites: readonly Suite[];
    }
  | Readonly<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>>;

interface Suite {
  /** Of the outermost suites, the path of the file. */
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly projectName: string }[];
  }[];
}

/** The totals of a runner's JSON report. */
export function readTotals(json: string): Totals {
  const report = JSON.parse(json) as Report;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      flaky: report.suites.flatMap((suite) => flakyTests(suite, [])),
    };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, flaky: [] };
}

function flakyTests({ title, specs, suites = [] }: Suite, parents: readonly string[]): string[] {
  const path = [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => [`[${projectName}]`, ...path, spec.title].join(' › ')),
    ),
    ...suites.flatMap((suite) => flakyTests(suite, path)),
  ];
}

/** `N passed, N failed`, with `, N skipped` if there are any. */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** The end of a run: a line for each step, the flaky tests, and as the last line the totals. */
export function formatSummary(steps: readonly { readonly line: string; readonly totals: Totals }[]): string {
  const all = steps.reduce((sum, { totals }) => addTotals(sum, totals), noTests);
  const flaky = all.flaky.map((test) => `flaky: ${test}`);
  return [steps.map(({ line }) => line), ...(flaky.length > 0 ? [flaky] : []), [formatTotals(all)]]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function addTotals(a: Totals, b: Totals): Totals {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    flaky: [...a.flaky, ...b.flaky],
  };
}

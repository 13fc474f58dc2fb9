import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A line for each test that failed, with its error, and each that passed only on its retry, which is among those passed. */
  readonly remarks: readonly string[];
}

export const noTests: Totals = { passed: 0, failed: 0, skipped: 0, remarks: [] };

/** Part of the JSON report of Playwright or Vitest. */
type Report =
  | {
      readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
      readonly suites: readonly Suite[];
    }
  | (Readonly<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>> & {
      readonly testResults: readonly TestFile[];
    });

interface Suite {
  /** Of the outermost suites, the path of the file. */
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly results: readonly {
        readonly error?: {
          readonly message?: string;
          readonly location?: { readonly file: string; readonly line: number };
        };
      }[];
    }[];
  }[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  /** Of a file that could not be read. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

/** The totals of a runner's JSON report. */
export function readTotals(json: string): Totals {
  const report = JSON.parse(json) as Report;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const remarks = report.suites.flatMap((suite) => suiteRemarks(suite, []));
    return { passed: expected + flaky, failed: unexpected, skipped, remarks };
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
  const remarks = testResults.flatMap(fileRemarks);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, remarks };
}

function suiteRemarks({ title, specs, suites = [] }: Suite, parents: readonly string[]): string[] {
  const path = [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.flatMap(({ status, projectName, results }) => {
        const name = [`[${projectName}]`, ...path, spec.title].join(' › ');
        if (status !== 'flaky' && status !== 'unexpected') return [];
        const { message, location } = results[0]?.error ?? {};
        const place = location ? ` (${relative('', location.file)}:${location.line})` : '';
        return [remark(status === 'flaky' ? status : 'failed', `${name}${place}`, message)];
      }),
    ),
    ...suites.flatMap((suite) => suiteRemarks(suite, path)),
  ];
}

function fileRemarks({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative('', name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [remark('failed', file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    remark('failed', `${file} › ${fullName}`, failureMessages?.[0]),
  );
}

/** With as much of the error as tells its cause, because the run may have been on another machine. */
function remark(kind: 'failed' | 'flaky', name: string, error = ''): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 12);
  return [`${kind}: ${name}`, ...lines.map((line) => `  ${line.slice(0, 1000)}`)].join('\n');
}

/** `N passed, N failed`, with `, N skipped` if there are any. */
export function formatTotals({ passed, failed, skipped }: Omit<Totals, 'remarks'>): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** The end of a run: a line for each step, the tests that failed or were flaky, and as the last line the totals. */
export function formatSummary(steps: readonly { readonly line: string; readonly totals: Totals }[]): string {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    steps.reduce((total, { totals }) => total + totals[count], 0);
  const remarks = steps.flatMap(({ totals }) => totals.remarks);
  const totals = formatTotals({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') });
  return [steps.map(({ line }) => line), remarks, [totals]]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

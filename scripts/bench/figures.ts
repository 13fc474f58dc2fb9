import type { Browser } from '@playwright/test';

export const benchPaths = ['/', '/faridabad', '/venues/hotelrajmahal', '/photos', '/faridabadlp'];

/** The name of the hand-written page (`floor.html`) in the tables. */
export const floorName = 'floor page';
export const floorPath = '/floor';

/** A served folder of built files. */
export interface Build {
  readonly label: string;
  readonly folder: string;
  readonly origin: string;
}

export interface Figure {
  readonly name: string;
  /** `Infinity` for an input without effect. */
  readonly value: number;
  /** `lost`: the value is 1 for an input without effect, else 0, and values are added up instead of their median taken. */
  readonly unit: 'ms' | 'px' | 'KB' | '%' | 'score' | 'shift' | 'lost';
  /** The row (`<measurement>: <figure>`) that this one is also shown as a multiple of. */
  readonly ratioTo?: string;
  readonly target?: string;
}

export interface Measurement {
  readonly name: string;
  readonly measure: (build: Build, browser: Browser) => Promise<readonly Figure[]>;
}

export interface Part {
  /** As `BENCH_ONLY` names it. */
  readonly name: string;
  readonly title: string;
  readonly measurements: readonly Measurement[];
  /** The results do not vary, so that one run is enough. */
  readonly once?: true;
}

interface Row {
  readonly part: Part;
  readonly name: string;
  readonly figure: Figure;
  /** By the label of the build. */
  readonly values: Map<string, number[]>;
}

/** All measured values and their tables. */
export class Results {
  readonly #rows = new Map<string, Row>();

  add(part: Part, measurement: string, build: Build, figure: Figure): void {
    const name = `${measurement}: ${figure.name}`;
    const key = `${part.title} ${name}`;
    const row = this.#rows.get(key) ?? { part, name, figure, values: new Map<string, number[]>() };
    this.#rows.set(key, row);
    row.values.set(build.label, [...(row.values.get(build.label) ?? []), figure.value]);
  }

  /** A row per figure, a column per build, the target last. */
  table(part: Part, labels: readonly string[]): string[][] {
    const rows = [...this.#rows.values()].filter((row) => row.part === part);
    const cells = rows.map((row) => [
      row.name,
      ...labels.map((label) => this.#cell(row, label)),
      row.figure.target ?? '',
    ]);
    return [['', ...labels, 'target'], ...cells];
  }

  /** The lowest and the highest value of a row, over all builds. */
  spread(part: Part, name: string): readonly [lowest: number, highest: number] | undefined {
    const values = [...(this.#rows.get(`${part.title} ${name}`)?.values.values() ?? [])].flat();
    return values.length ? [Math.min(...values), Math.max(...values)] : undefined;
  }

  #cell({ part, figure, values }: Row, label: string): string {
    const all = values.get(label);
    if (!all) return 'failed';
    if (figure.unit === 'lost') return `${all.reduce((sum, one) => sum + one, 0)} of ${all.length} lost`;
    const value = median(all);
    const base = figure.ratioTo && this.#rows.get(`${part.title} ${figure.ratioTo}`)?.values.get(label);
    const ratio = base && median(base) > 0 ? ` (${(value / median(base)).toFixed(2)}×)` : '';
    const lost = all.filter((one) => one === Number.POSITIVE_INFINITY).length;
    return `${format(value, figure.unit)}${ratio}${lost > 0 ? ` (lost ${lost} of ${all.length})` : ''}`;
  }
}

function format(value: number, unit: Figure['unit']): string {
  if (value === Number.POSITIVE_INFINITY) return 'lost';
  if (unit === 'shift') return value.toFixed(4);
  if (unit === 'score') return String(Math.round(value));
  const digits = unit === 'KB' || unit === '%' ? 1 : 0;
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${number} ${unit}`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

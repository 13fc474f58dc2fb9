import type { VenueEntry } from '../../src/domain/venue.ts';
import { fieldsOf, lineOf } from './line-of.ts';

/** The source of a venue's file with other values of some fields; further ones are added at its end. Not formatted. */
export async function withFields(
  source: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<string> {
  const fields = await fieldsOf(source, 'venue');
  const last = fields.at(-1)?.end ?? 0;
  const edits = Object.entries(changes).map(([name, value]) => {
    const written = `${name}: ${JSON.stringify(value)}`;
    const field = fields.find((one) => one.name === name);
    return field ? { ...field, written } : { start: last, end: last, written: `,\n  ${written}` };
  });
  return edits
    .reverse()
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, written }) => text.slice(0, start) + written + text.slice(end), source);
}

/** The fields of a venue whose values differ. */
export const changedFields = (before: VenueEntry, after: VenueEntry): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof VenueEntry]),
    ),
  );

/** A line for each value that differs: "src/content/venues/x.ts:12 plate.veg: 500 → 650". */
export async function describeChanges(
  file: string,
  source: string,
  before: VenueEntry,
  changes: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const leaves = Object.entries(changes).flatMap(([name, value]) =>
    differences([name], before[name as keyof VenueEntry], value),
  );
  const shown = (value: unknown) => (value === undefined ? 'not known' : JSON.stringify(value));
  return Promise.all(
    leaves.map(
      async ({ path, from, to }) =>
        `${file}:${await lineOf(source, 'venue', path)} ${path.join('.')}: ${shown(from)} → ${shown(to)}`,
    ),
  );
}

interface Difference {
  readonly path: readonly (string | number)[];
  readonly from: unknown;
  readonly to: unknown;
}

function differences(path: readonly (string | number)[], from: unknown, to: unknown): Difference[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (!isRecord(from) || !isRecord(to)) return [{ path, from, to }];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.flatMap((name) =>
    differences([...path, Array.isArray(to) ? Number(name) : name], from[name], to[name]),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

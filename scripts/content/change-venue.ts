import type { VenueEntry } from '../../src/domain/venue.ts';
import { lineOf } from './line-of.ts';

interface Property {
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string; readonly value?: unknown };
}

/** The source of a venue's file with other values of some fields; further ones are added at its end. Not formatted. */
export async function withFields(
  source: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { parseAst } = await import('vite');
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as {
    readonly body: readonly {
      readonly declaration?: { readonly declarations?: readonly [{ init: Init }] };
    }[];
  };
  interface Init {
    readonly expression?: Init;
    readonly properties?: readonly Property[];
  }
  let object = body.find(({ declaration }) => declaration?.declarations)?.declaration?.declarations?.[0].init;
  while (object?.expression) object = object.expression;
  const properties = object?.properties ?? [];
  let text = source;
  const added: string[] = [];
  const byPlace = Object.entries(changes)
    .map(([name, value]) => {
      const place = properties.find(({ key }) => (key?.name ?? key?.value) === name);
      if (!place) added.push(`${name}: ${JSON.stringify(value)}`);
      return { name, value, place };
    })
    .sort((a, b) => (b.place?.start ?? 0) - (a.place?.start ?? 0));
  const end = properties.at(-1)?.end ?? 0;
  text = `${text.slice(0, end)}${added.map((field) => `,\n  ${field}`).join('')}${text.slice(end)}`;
  for (const { name, value, place } of byPlace)
    if (place)
      text = `${text.slice(0, place.start)}${name}: ${JSON.stringify(value)}${text.slice(place.end)}`;
  return text;
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

import { type FactId, type Facts, isFactId } from '../../src/domain/facts/facts.ts';
import { formatFact } from '../../src/domain/facts/format-fact.ts';
import { ownerLabel } from '../../src/domain/owner-labels.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import { translate } from '../../src/i18n/localized.ts';
import { lineOf, propertiesAt } from './line-of.ts';

/** A value in a venue's file: at the top, or one fact, or the day of its confirmation. */
export interface Change {
  readonly path: readonly [string] | readonly ['facts' | 'confirmed', string];
  readonly from: unknown;
  /** Undefined where it is taken away. */
  readonly to: unknown;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The values of a venue that differ. */
export function changesOf(before: VenueEntry, after: VenueEntry): readonly Change[] {
  const inside = (key: 'facts' | 'confirmed'): Change[] => {
    const [from, to]: readonly Readonly<Record<string, unknown>>[] = [before[key] ?? {}, after[key] ?? {}];
    const ids = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
    return ids.map((id) => ({ path: [key, id], from: from?.[id], to: to?.[id] }));
  };
  const top = (Object.keys(after) as (keyof VenueEntry)[])
    .filter((key) => key !== 'facts' && key !== 'confirmed')
    .map((key): Change => ({ path: [key], from: before[key], to: after[key] }));
  return [...top, ...inside('facts'), ...inside('confirmed')].filter(({ from, to }) => !isSame(from, to));
}

/** The source of a venue's file with the changes; new values are added at the end of their object. Not formatted. */
export async function withChanges(source: string, changes: readonly Change[]): Promise<string> {
  let text = source;
  for (const { path, to } of changes) text = await withValue(text, path, to);
  return text;
}

async function withValue(source: string, path: Change['path'], value: unknown): Promise<string> {
  const [key, inner] = path;
  const parent = await propertiesAt(source, 'venue', inner === undefined ? [] : [key]);
  // An object that the file does not have yet.
  if (!parent) return withValue(source, [key], { [String(inner)]: value });
  const name = inner ?? key;
  const found = parent.properties.find((one) => one.name === name);
  const written = `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  if (found && value !== undefined) return source.slice(0, found.start) + written + source.slice(found.end);
  if (found) return source.slice(0, found.start) + source.slice(found.end).replace(/^\s*,/, '');
  const last = parent.properties.at(-1)?.end;
  const at = last ?? parent.start + 1;
  return `${source.slice(0, at)}${last === undefined ? '' : ','}\n  ${written}${source.slice(at)}`;
}

/** A line for each value that changes, in the words of the page: "src/content/venues/x.ts:12 Veg plate: ₹500 per plate → ₹650 per plate". */
export const describeChanges = (file: string, source: string, changes: readonly Change[]) =>
  Promise.all(
    changes
      .filter(({ path: [key] }) => key !== 'confirmed')
      .map(async ({ path, from, to }) => {
        const label = isFactId(path.at(-1) ?? '')
          ? ownerLabel(path.at(-1) as FactId)({}, { locale: 'en' })
          : path[0];
        const line = await lineOf(source, 'venue', path);
        return `${file}:${line} ${label}: ${shown(path, from)} → ${shown(path, to)}`;
      }),
  );

function shown([, id]: Change['path'], value: unknown): string {
  if (value === undefined) return 'not known';
  if (id === undefined || !isFactId(id)) return JSON.stringify(value);
  return formatFact(id, translate(value, 'en') as NonNullable<Facts[FactId]>);
}

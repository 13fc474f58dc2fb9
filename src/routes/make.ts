import type { PageData } from '../app/page-data.ts';
import type { PageHead } from '../app/page-payload.ts';
import { site } from '../content/site.ts';

interface Made<Kind extends keyof PageData> {
  readonly head: PageHead;
  readonly data: PageData[Kind];
}

/** What a page shows, made when it is asked for. */
export type Maker = () => Made<keyof PageData>;

/** Ties a path to what its page shows; the kind is checked here and read from the route table later. */
export function make<Kind extends keyof PageData>(
  _kind: Kind,
  path: string,
  title: string,
  description: string,
  data: () => PageData[Kind],
): [string, Maker] {
  return [path, () => ({ head: { title: `${title} | ${site.name}`, description, path }, data: data() })];
}

/** Leaves out what is undefined, so that a type with optional fields takes the rest. */
export function maybe<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: NonNullable<Fields[Key]>;
  };
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs on the PATH; undefined if there is none. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the build. */
export const dist = join(import.meta.dirname, '../../dist');

export const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** The built files with this ending, by their paths in the folder. */
export const list = (ending: string): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

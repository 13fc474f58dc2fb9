import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export const venuesFolder = 'src/content/venues';

/** The slugs of the venue files in the repository at `root`. */
export function venueSlugs(root: string): string[] {
  return readdirSync(join(root, venuesFolder))
    .filter((name) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts')
    .map((name) => basename(name, '.ts'));
}

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export const venuesFolder = 'src/content/venues';

/** The slugs of the venues that have a file under `root` (the repository's folder). */
export function venueSlugs(root: string): string[] {
  return readdirSync(join(root, venuesFolder))
    .filter((name) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts')
    .map((name) => basename(name, '.ts'));
}

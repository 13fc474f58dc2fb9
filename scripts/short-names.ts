import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const owners = new Map<string, string>();

/** The class name that is shipped for one of a styles file: four letters or so; two classes that would share one stop the build. */
export function shortName(name: string, file: string): string {
  const owner = `${name} in ${relative(process.cwd(), file.replace(/\?.*$/, ''))}`;
  const hash = createHash('sha256').update(owner).digest('base64url').slice(0, 4);
  const short = /^[a-zA-Z]/.test(hash) ? hash : `_${hash}`;
  const other = owners.get(short) ?? owner;
  if (other !== owner)
    throw new Error(`Styles: ${owner} and ${other} get one short name. Rename one of them.`);
  owners.set(short, owner);
  return short;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The styles files, in an order that every build finds again. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join('src', file))
  .sort();

const namesOf = new Map<string, readonly string[]>();

/** The classes and animations of a styles file, in its order: a new one at its end leaves the others their short names. */
export function namesIn(file: string): readonly string[] {
  const known = namesOf.get(file);
  if (known) return known;
  const found = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g);
  const names = [...new Set(Array.from(found, ([, name]) => name ?? ''))];
  namesOf.set(file, names);
  return names;
}

/**
 * The name that is shipped for a class of a styles file: two letters for the file, then one or two for the class. Pages hold
 * each of them many times; what is counted packs smaller than what is drawn by chance.
 */
export function shortName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, ''));
  const ofFile = files.indexOf(path);
  const ofName = namesIn(path).indexOf(name);
  if (ofFile < 0 || ofName < 0) throw new Error(`Styles: no ${name} was found in ${path}`);
  return letter(Math.floor(ofFile / 26)) + letter(ofFile % 26) + ofName.toString(36);
}

function letter(number: number): string {
  if (number > 25) throw new Error('Styles: more files than two letters can name');
  return String.fromCharCode(97 + number);
}

import { pathToFileURL } from 'node:url';
import { closestWord } from './closest-word.ts';

/** What clock.ts lends to venues' files. */
const clock = ['at', 'nextDay'];

/** A file's export of this name, or a sentence that says what keeps it from being read. Never throws. */
export async function readModule(
  file: string,
  name: string,
): Promise<{ value: unknown } | { problem: string }> {
  try {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    if (name in module) return { value: module[name] };
    return { problem: `it exports no ${name}. Begin it with "export const ${name} = {".` };
  } catch (error) {
    return { problem: whyUnreadable(error) };
  }
}

/** Why a file cannot be read and what to look for, of the error that reading it threw. */
export function whyUnreadable(error: unknown): string {
  const text = String(error instanceof Error ? error.message : error);
  const unknown = /^(\S+) is not defined/.exec(text)?.[1];
  if (unknown) return unknownName(unknown);
  // The compiler's first line says only that there is an error; its second one where and which.
  const [, line, fault] = /:(\d+):\d+: ERROR: (.*)/.exec(text) ?? [];
  const where = line ? `line ${line}: ${fault}` : text.split('\n')[0];
  return `it cannot be read (${where}). Look there, and at the end of the line before, for a missing comma, quote or bracket, or for a comma within a number.`;
}

function unknownName(name: string): string {
  const meant = clock.includes(name) ? name : closestWord(name, clock);
  if (meant === name)
    return `it uses ${name}() and does not bring it in. Begin the file with: import { ${clock.join(', ')} } from '../clock.ts'; and leave out what it does not use.`;
  return `it uses ${name}, which is nothing known. ${meant ? `Did you mean ${meant}? ` : ''}A text needs quotes: '${name}'.`;
}

import { pathToFileURL } from 'node:url';
import { closestWord } from './closest-word.ts';

/** Exports of clock.ts that venue files use. */
const clockExports = ['at', 'nextDay'];

/** A file's export of this name, or a sentence with the reason why it cannot be read. Never throws. */
export async function readModule(
  file: string,
  name: string,
): Promise<{ value: unknown } | { problem: string }> {
  try {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    if (name in module) return { value: module[name] };
    return { problem: `it does not export ${name}. Start it with "export const ${name} = {".` };
  } catch (error) {
    return { problem: whyUnreadable(error) };
  }
}

/** The reason why a file cannot be read, from the error that importing it threw. */
export function whyUnreadable(error: unknown): string {
  const text = String(error instanceof Error ? error.message : error);
  const unknown = /^(\S+) is not defined/.exec(text)?.[1];
  if (unknown) return unknownName(unknown);
  // The second line of the compiler's message has the position and the error.
  const [, line, reason = ''] = /:(\d+):\d+: ERROR: (.*)/.exec(text) ?? [];
  if (/^Unexpected "[‘’“”„]"/.test(reason))
    return `line ${line} has curly quotes. Write straight ones around texts: 'text'`;
  const where = line ? `line ${line}: ${reason}` : text.split('\n')[0];
  const hint = /found "[a-z]{1,2}"/.test(reason)
    ? ` A text with an apostrophe needs double quotes: "Raj's".`
    : '';
  return `it cannot be read (${where}). Look there and at the end of the previous line for a missing comma, quote or bracket, or for a comma within a number.${hint}`;
}

function unknownName(name: string): string {
  const meant = clockExports.includes(name) ? name : closestWord(name, clockExports);
  if (meant === name)
    return `it uses ${name}() without importing it. Start the file with: import { ${clockExports.join(', ')} } from '../../domain/clock.ts'; and leave out what is not used.`;
  return `it uses ${name}, which is not defined. ${meant ? `Did you mean ${meant}? ` : ''}A text needs quotes: '${name}'.`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../src/i18n/locale.ts';

const root = join(import.meta.dirname, '..');

/** A text, or its variants by plural form, as src/i18n/<locale>/<file>.json holds it. */
type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
type Messages = ReadonlyMap<string, Message>;

/** Inserts that are counts or lists in the direct case, such as "300 मेहमान"; no oblique form of them exists. */
const directCaseInserts = ['guests', 'rooms', 'vehicles', 'venues', 'reviews', 'event', 'values', 'costs'];
const postpositions = ['का', 'के', 'की', 'को', 'से', 'में', 'पर', 'तक', 'ने', 'वाला', 'वाले', 'वाली'];
const obliqueUse = new RegExp(
  `(\\{(?:${directCaseInserts.join('|')})\\})(?:\\{/\\w+\\})*\\s+(${postpositions.join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
);

/** What is wrong with the messages of two languages, given the source text that uses them; empty if nothing is. */
export function findMessageMistakes(
  messages: Readonly<Record<Locale, Messages>>,
  source: string,
): readonly string[] {
  const used = new Set([...source.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key));
  const keys = new Set(locales.flatMap((locale) => [...messages[locale].keys()]));
  return [...keys].flatMap((key) => {
    const texts = locales.map((locale) => messages[locale].get(key));
    const missing = locales.filter((_, index) => !textsOf(texts[index]).every((text) => text.trim() !== ''));
    const [first, ...others] = texts.map(parametersOf);
    return [
      ...missing.map((locale) => `${key}: no text in ${locale}`),
      ...(missing.length === 0 && others.some((names) => names !== first)
        ? [`${key}: other parameters in each language`]
        : []),
      ...(used.has(key) ? [] : [`${key}: not used`]),
      ...(isEnglish(textsOf(messages.hi.get(key)).join(' ')) && key !== 'language_other'
        ? [`${key}: English in hi`]
        : []),
      ...textsOf(messages.hi.get(key)).flatMap((text) =>
        [...text.matchAll(obliqueUse)].map(
          ([, insert, postposition]) => `${key}: ${insert} directly before ${postposition} in hi`,
        ),
      ),
    ];
  });
}

/** Whether a text has Latin letters outside its parameters and none in Devanagari. */
const isEnglish = (text: string) =>
  /[a-z]/i.test(text.replace(/\{[^}]*\}/g, '')) && !/\p{Script=Devanagari}/u.test(text);

/** The rows of "Words not used" in the Hindi guide: what is not written, and what is written instead. */
export function readUnusedWords(guide: string): ReadonlyMap<string, string> {
  const [, section = ''] = guide.split('\n## Words not used\n');
  const rows = section.split('\n## ', 1)[0]?.matchAll(/^\| (\P{ASCII}[^|]*) \| ([^|]+) \|/gmu) ?? [];
  return new Map([...rows].map(([, word = '', instead = '']) => [word, instead]));
}

/** The texts, by key or by file and line, that contain one of these words with any ending. */
export function findUnusedWords(
  texts: ReadonlyMap<string, string>,
  words: ReadonlyMap<string, string>,
): readonly string[] {
  return [...words].flatMap(([word, instead]) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${word.normalize('NFC')}`, 'u');
    return [...texts]
      .filter(([, text]) => pattern.test(text.normalize('NFC')))
      .map(([place]) => `${place}: ${word}, write ${instead}`);
  });
}

function textsOf(message: Message | undefined): readonly string[] {
  if (message === undefined) return [''];
  return typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
}

/** The distinct parameters and elements of a message, in alphabetical order. */
function parametersOf(message: Message | undefined): string {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name),
  );
  return [...new Set(names)].sort().join(' ');
}

function readMessages(locale: Locale): Messages {
  const folder = join(root, 'src/i18n', locale);
  return new Map(
    readdirSync(folder).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Message>),
    ),
  );
}

/** The source files by path, without tests. */
function readSources(): ReadonlyMap<string, string> {
  const files = ['src', 'api', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/** Every text of the Hindi messages and every line of the source files. */
function readTexts(messages: Messages, sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([
    ...[...messages].map(([key, message]) => [key, textsOf(message).join('\n')] as const),
    ...[...sources].flatMap(([file, source]) =>
      source.split('\n').map((line, index) => [`${file}:${index + 1}`, line] as const),
    ),
  ]);
}

function main(): void {
  const messages = { en: readMessages('en'), hi: readMessages('hi') };
  const sources = readSources();
  const unusedWords = readUnusedWords(readFileSync(join(root, 'docs/hindi.md'), 'utf8'));
  const mistakes = [
    ...findMessageMistakes(messages, [...sources.values()].join('\n')),
    ...findUnusedWords(readTexts(messages.hi, sources), unusedWords),
  ];
  for (const mistake of mistakes) console.error(mistake);
  console.log(`${messages.en.size} messages in ${locales.length} languages, ${mistakes.length} mistakes`);
  if (mistakes.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main();

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../src/i18n/locale.ts';

const root = join(import.meta.dirname, '..');

/** A text, or its variants by plural form, as src/i18n/<locale>/<file>.json holds it. */
type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
type Messages = ReadonlyMap<string, Message>;

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
    ];
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

function readSources(): string {
  return ['src', 'api', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

function main(): void {
  const messages = { en: readMessages('en'), hi: readMessages('hi') };
  const mistakes = findMessageMistakes(messages, readSources());
  for (const mistake of mistakes) console.error(mistake);
  console.log(`${messages.en.size} messages in ${locales.length} languages, ${mistakes.length} mistakes`);
  if (mistakes.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main();

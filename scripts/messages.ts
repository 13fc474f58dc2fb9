import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Locale } from '../src/i18n/locale.ts';
import { StartError } from './environment.ts';

const folder = join(import.meta.dirname, '../src/i18n');
const stamp = join(import.meta.dirname, '../.cache/messages');

const outdir = join(folder, 'compiled');
const modules = join(outdir, 'messages');
const oneModule = join(outdir, 'messages.js');

/**
 * For a browser bundle: sets its language (`__LOCALE__` in src/i18n/locale.ts), takes a module a message, so that a chunk has
 * its own, and exports the function of this language in place of each message, which chooses one at run time and contains both.
 */
export function oneLanguage(locale: Locale): Plugin {
  return {
    name: 'one-language',
    config: () => ({ define: { __LOCALE__: JSON.stringify(locale) } }),
    load: {
      filter: { id: /\/i18n\/compiled\/messages\.js$/ },
      handler: () => "export * from './messages/_index.js'; export * as m from './messages/_index.js';",
    },
    transform: {
      filter: { id: /\/i18n\/compiled\/messages\/(?!_index)\w+\.js$/ },
      handler(code, id) {
        const key = basename(id, '.js');
        const only = `${locale}_${key}`;
        if (!code.includes(`const ${only} = `)) this.error(`Paraglide's output has changed: no ${only}`);
        return {
          code: code
            .replace(/\nimport \{ getLocale.*/, '')
            // A key with capital letters is exported apart.
            .replace(
              new RegExp(`\\n(export )?const ${key} = [\\s\\S]*?(?=\\nexport \\{|$)`),
              (_, exported = '') => `\n${exported}const ${key} = ${only};\n`,
            ),
          map: null,
        };
      },
    },
  };
}

/** Throws a StartError that names the file, and the line where it is known, if it is no JSON: Paraglide names neither. */
function readMessages(file: string): string {
  const text = readFileSync(join(folder, file), 'utf8');
  if (/^\uFEFF|[\0\uFFFD]/.test(text))
    throw new StartError(`src/i18n/${file}: save it as UTF-8 without a byte order mark (BOM).`);
  try {
    JSON.parse(text);
    return text;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, position] = /at position (\d+)/.exec(reason) ?? [];
    const line = position ? `:${text.slice(0, Number(position)).split('\n').length}` : '';
    throw new StartError(
      `src/i18n/${file}${line}: a comma or a quote is missing or too much, there or in the line above (${reason}).`,
    );
  }
}

/**
 * Compiles the messages of src/i18n to functions in src/i18n/compiled, unless that has been done. Throws a StartError for a file
 * that cannot be read.
 */
export async function compileMessages(): Promise<void> {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const locale of ['en', 'hi'] satisfies Locale[]) {
    for (const name of readdirSync(join(folder, locale)).sort())
      hash.update(readMessages(`${locale}/${name}`));
  }
  const digest = hash.update(readFileSync(join(folder, 'project.inlang/settings.json'))).digest('hex');
  const isCompiled = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isCompiled && existsSync(oneModule)) return;
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project: join(folder, 'project.inlang'),
    outdir,
    strategy: ['globalVariable', 'baseLocale'],
    outputStructure: 'message-modules',
    disableAsyncLocalStorage: true,
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
  writeFileSync(oneModule, joinModules());
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

/** All messages as one module: Node needs seconds for more than a thousand. */
function joinModules(): string {
  const texts = readdirSync(modules)
    .filter((name) => /^(?!_index).*\.js$/.test(name))
    .map((name) => readFileSync(join(modules, name), 'utf8'));
  const imports = new Set(texts.flatMap((text) => text.match(/^import .*$/gm) ?? []));
  const typedef = "/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */";
  const bodies = texts.map((text) => text.replace(/^import .*$/gm, '').replace(typedef, ''));
  return [...imports, typedef, ...bodies, "export * as m from './messages.js';"]
    .join('\n')
    .replaceAll("'../", "'./");
}

/** For the development server: compiles the messages again when they change. */
export const watchMessages: Plugin = {
  name: 'watch-messages',
  apply: 'serve',
  configureServer: ({ watcher, config }) => {
    watcher.on('change', (file) => {
      if (dirname(dirname(file)) === folder && file.endsWith('.json'))
        compileMessages().catch((error) => config.logger.error(error.message));
    });
  },
};

if (process.argv[1] === import.meta.filename)
  await compileMessages().catch((error) => {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });

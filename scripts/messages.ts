import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Locale } from '../src/i18n/locale.ts';

const folder = join(import.meta.dirname, '../src/i18n');
const stamp = join(import.meta.dirname, '../.cache/messages');

/** How Paraglide compiles src/i18n. */
export const messageOptions = {
  project: join(folder, 'project.inlang'),
  outdir: join(folder, 'compiled'),
  strategy: ['globalVariable', 'baseLocale'] as ('globalVariable' | 'baseLocale')[],
  // Also on the development server, which would compile one module a language: the function imports single messages.
  outputStructure: 'message-modules' as const,
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
};

/**
 * For a browser bundle: sets its language (`__LOCALE__` in src/i18n/locale.ts), and exports the function of this language in
 * place of each message, which chooses one at run time and contains both.
 */
export function oneLanguage(locale: Locale): Plugin {
  return {
    name: 'one-language',
    config: () => ({ define: { __LOCALE__: JSON.stringify(locale) } }),
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
            )
            // Inputs are typed, and "other" is the last plural form.
            .replaceAll('i?.', 'i.')
            .replace(/\tif \(\w+ === "other"\) (return .*)\n\treturn .*\n/g, '\t$1\n'),
          map: null,
        };
      },
    },
  };
}

/** Compiles the messages of src/i18n to functions in src/i18n/compiled, unless that has been done. */
export async function compileMessages(): Promise<void> {
  const hash = createHash('sha256');
  for (const locale of ['en', 'hi'] satisfies Locale[]) {
    for (const name of readdirSync(join(folder, locale)).sort())
      hash.update(readFileSync(join(folder, locale, name)));
  }
  const digest = hash.update(readFileSync(join(folder, 'project.inlang/settings.json'))).digest('hex');
  const isCompiled = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isCompiled && existsSync(join(messageOptions.outdir, 'messages.js'))) return;
  const { compile } = await import('@inlang/paraglide-js');
  await compile(messageOptions);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

if (process.argv[1] === import.meta.filename) await compileMessages();

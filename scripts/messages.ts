import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import type { Plugin } from 'vite';
import type { Locale } from '../src/i18n/locale.ts';

const folder = join(import.meta.dirname, '../src/i18n');

/** Replaced by the language that a browser bundle is built for, so that it contains no other. */
export const staticLocale = 'globalThis.__PARAGLIDE_STATIC_LOCALE__';

/** How Paraglide compiles src/i18n. */
export const messageOptions = {
  project: join(folder, 'project.inlang'),
  outdir: join(folder, 'compiled'),
  strategy: ['globalVariable', 'baseLocale'] as ('globalVariable' | 'baseLocale')[],
  // Paraglide emits this text as it is, and any other inside a check that bundlers cannot evaluate.
  experimentalStaticLocale: '/** @type {any} */ (globalThis).__PARAGLIDE_STATIC_LOCALE__',
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
};

/**
 * For a browser bundle: exports the function of its language in place of each message. Paraglide's own, which chooses the
 * language and warns of another, is 200 bytes a message.
 */
export function oneLanguage(locale: Locale): Plugin {
  return {
    name: 'one-language',
    transform: {
      filter: { id: /\/i18n\/compiled\/messages\/(?!_index)\w+\.js$/ },
      handler(code) {
        const [, key] = /\nexport const (\w+) = /.exec(code) ?? [];
        const only = `${locale}_${key}`;
        if (!code.includes(`const ${only} = `)) this.error(`Paraglide's output has changed: no ${only}`);
        return {
          code: code.replace(/\nexport const [\s\S]*$/, `\nexport const ${key} = ${only};\n`),
          map: null,
        };
      },
    },
  };
}

/** Compiles the messages of src/i18n to functions in src/i18n/compiled. */
export async function compileMessages(): Promise<void> {
  await compile(messageOptions);
}

if (process.argv[1] === import.meta.filename) await compileMessages();

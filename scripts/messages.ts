import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import type { Plugin } from 'vite';
import type { Locale } from '../src/i18n/locale.ts';

const folder = join(import.meta.dirname, '../src/i18n');

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
      handler(code) {
        const [, key] = /\nexport const (\w+) = /.exec(code) ?? [];
        const only = `${locale}_${key}`;
        if (!code.includes(`const ${only} = `)) this.error(`Paraglide's output has changed: no ${only}`);
        return {
          code: code
            .replace(/\nimport \{ getLocale.*/, '')
            .replace(/\nexport const [\s\S]*$/, `\nexport const ${key} = ${only};\n`),
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

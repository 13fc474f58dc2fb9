import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';

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

/** Compiles the messages of src/i18n to functions in src/i18n/compiled. */
export async function compileMessages(): Promise<void> {
  await compile(messageOptions);
}

if (process.argv[1] === import.meta.filename) await compileMessages();

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

/** The text of the inline script: src/app/boot.ts with what it imports. */
async function compileBoot(): Promise<string> {
  const root = join(import.meta.dirname, '..');
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      // What the parser shares its files with, such as the language of the page, is not in it.
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => !id.includes('/i18n/') } },
      lib: { entry: 'src/app/boot.ts', formats: ['iife'], name: 'boot' },
    },
  });
  const [{ output }] = [result].flat() as [Rollup.RollupOutput];
  return output[0].code.trim();
}

/** The oldest browsers that the site supports. */
export const browsers = ['chrome111', 'firefox121', 'safari15.5'];

/** Puts the script into index.html. */
export const bootPlugin: Plugin = {
  name: 'boot',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const script = await compileBoot();
      return html.replace('<!--boot-->', () => `<script>${script}</script>`);
    },
  },
};

/** What a content security policy names it by. */
export const bootHash = async (): Promise<string> => hashOf(await compileBoot());

export const hashOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

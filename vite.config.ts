import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiPlugin } from './scripts/host/vite-api.ts';
import { leanBundle, shortClassName } from './scripts/lean-bundle.ts';
import { watchMessages } from './scripts/messages.ts';
import { pageDataPlugin } from './scripts/page-data-plugin.ts';
import { shownItems } from './src/content/samples.ts';
import { testimonials } from './src/content/testimonials.ts';

/** Modules in folders of src. */
const inFolders = (...folders: readonly string[]) => new RegExp(`/src/(${folders.join('|')})/`);

export default defineConfig({
  define: { __HAS_TESTIMONIALS__: JSON.stringify(shownItems(testimonials).length > 0) },
  plugins: [...leanBundle, react(), pageDataPlugin(), apiPlugin(), watchMessages],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    target: ['chrome111', 'firefox121', 'safari15.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['index.html', 'src/app/entry-not-found.ts'],
          output: {
            // A group takes the modules of its folders that three entries share (index.html, or what an `import()` loads), or as many as
            // it says, with all that they import, unless a group above has it. The rest is split by who uses it.
            codeSplitting: {
              minShareCount: 3,
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@inlang)\//,
                  minShareCount: 1,
                },
                {
                  name: 'shared',
                  test: inFolders(
                    'components',
                    'features/leads/contact',
                    'features/leads/notices',
                    'features/total',
                    'features/venues/card',
                    'lib',
                    'stores',
                  ),
                },
                // What every page loads: a later group would take it, and every page would load that group.
                { name: 'layout', tags: ['$initial'], minShareCount: 2 },
                { name: 'forms', test: inFolders('features/leads/forms') },
                // Apart from the dialogs, because the owners' page has it and not them.
                {
                  name: 'input',
                  test: /\/(node_modules\/valibot\/|src\/domain\/whole-number)/,
                  minShareCount: 2,
                },
                // Every page loads both lead dialogs when it is idle: one request instead of seven.
                { name: 'leads', test: inFolders('features/leads'), minShareCount: 2 },
                {
                  name: 'policies',
                  test: inFolders('features/venues/policies', 'features/venues/questions'),
                },
                { name: 'listing', test: inFolders('features/listing') },
                { name: 'messages', test: inFolders('i18n') },
              ],
            },
          },
        },
      },
    },
  },
});

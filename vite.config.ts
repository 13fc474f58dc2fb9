import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiPlugin } from './scripts/host/vite-api.ts';
import { messageOptions } from './scripts/messages.ts';
import { pageDataPlugin } from './scripts/page-data-plugin.ts';

/** Compiles messages again when they change; the build and the tests compile them once, before they begin. */
const watchMessages = { ...paraglideVitePlugin(messageOptions), apply: 'serve' as const };

export default defineConfig({
  plugins: [react(), pageDataPlugin(), apiPlugin(), ...(process.env.VITEST ? [] : [watchMessages])],
  build: {
    target: ['chrome111', 'firefox121', 'safari15.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet for the site, about 17 KB compressed: each page has it inline, and none is fetched.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['index.html', 'src/app/entry-not-found.ts'],
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                {
                  name: 'shared',
                  test: /\/src\/(?!features\/listing|features\/venues\/use-venues|routes|.*messages\/listing_)/,
                  minShareCount: 3,
                  priority: 1,
                },
                // Messages of the layout, which every page loads.
                {
                  name: 'layout',
                  test: /messages\/(navigation|leads_draft)_/,
                  minShareCount: 2,
                  priority: 1,
                },
                // Of the pages about a list of venues: in `shared`, every page would load it.
                { name: 'lists', test: /\/src\/routes\/shortlist\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});

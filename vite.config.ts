import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootPlugin, browsers } from './scripts/boot-script.ts';
import { apiPlugin } from './scripts/host/vite-api.ts';
import { watchMessages } from './scripts/messages.ts';
import { pageDataPlugin } from './scripts/page-data-plugin.ts';
import { shownItems } from './src/content/samples.ts';
import { testimonials } from './src/content/testimonials.ts';

export default defineConfig({
  define: { __HAS_TESTIMONIALS__: JSON.stringify(shownItems(testimonials).length > 0) },
  plugins: [react(), bootPlugin, pageDataPlugin(), apiPlugin(), watchMessages],
  build: {
    target: browsers,
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
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // What pages share with the entry, which every page loads. The entry is in no group: the manifest names it.
                { name: 'layout', tags: ['$initial'], minShareCount: 2 },
                // What six pages or lazy components share; the rest is split by who uses it.
                { name: 'shared', minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
});

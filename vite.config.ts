import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { apiPlugin } from './scripts/host/vite-api.ts';
import { leanRouter } from './scripts/lean-router.ts';
import { payloadPlugin } from './scripts/payload-plugin.ts';
import { shortName } from './scripts/short-names.ts';

/** One window and one set of modules for all files of a thread: a third of the time, and each test tidies up anyway. */
const shared = { pool: 'threads' as const, isolate: false };
const pureTests = {
  environment: 'node' as const,
  ...shared,
  setupFiles: ['tests/setup-console.ts'],
};
const componentTests = {
  environment: 'jsdom' as const,
  ...shared,
  setupFiles: ['tests/setup-dom.ts'],
};

/** Small modules of other rooms that nearly every page holds. */
const everywhere = [
  'paths',
  'track',
  'load-venue',
  'open-lead-dialog',
  'outbox-key',
  'lead-notice',
  'contact-links',
  'shortlist-store',
  'heart-button',
  'use-venues',
  'seen-venues',
  'party',
  'party-store',
  'total-words',
  'estimate-total',
  'format-facts',
];

/** The browser's files; the renderer's build is one file and needs none of it. */
const clientOutput = {
  output: {
    // The worker's address stays, and stands at the root, so that it may answer for every page.
    entryFileNames: ({ name }: { readonly name: string }) =>
      name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
    // What most pages share travels in few files: forty small ones cost more in headers than in code.
    codeSplitting: {
      groups: [
        // Else it lands in the largest file, and `start.ts` waits for that.
        {
          name: 'preload',
          test: /vite\/preload-helper|rolldown\/runtime|src\/(first-payload|page-payload|late-fonts)|ui\/(browser-idle|name-files|hold-clicks|visitor-moved|wake-pictures)/,
          priority: 3,
        },
        {
          name: 'react',
          test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
          priority: 2,
        },
        {
          name: 'shared',
          test: new RegExp(`/src/(ui|content|layout)/|/(${everywhere.join('|')})\\.`),
          minShareCount: 3,
          priority: 2,
        },
        // Each file costs some bytes of its own: the small parts of the frame travel together.
        {
          name: 'shell',
          test: /\/(wordmark|emblem|navigation-items|lead-notices|message-circle)/,
          minShareCount: 2,
          priority: 1,
        },
        {
          name: 'cards',
          test: /\/(venue-card|ask-button|your-total|card-slots|see-prices|party-words|totals\.|icons\/map\.)/,
          minShareCount: 2,
          priority: 1,
        },
      ],
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), leanRouter(), payloadPlugin(), apiPlugin()],
  // Short names in what is shipped: pages and styles hold each of them many times.
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: { client: { build: { rolldownOptions: clientOutput } } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.ts'], testTimeout: 20_000, ...pureTests },
      },
      {
        extends: true,
        test: { name: 'components', include: ['src/**/*.test.tsx'], testTimeout: 60_000, ...componentTests },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/{,content/,host/}*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'built', include: ['tests/built/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'api', include: ['tests/api/*.test.ts'], environment: 'node', testTimeout: 60_000 },
      },
    ],
  },
}));

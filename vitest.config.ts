import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const siteFile = join(import.meta.dirname, 'src/content/site.ts');
const specifiedSiteFile = join(import.meta.dirname, 'tests/specified-site.ts');

/** The operator changes name, number and hours: tests of what depends on them use the specification's. */
const specifiedSite: Plugin = {
  name: 'specified-site',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('/site.ts') || importer === specifiedSiteFile) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id === siteFile ? specifiedSiteFile : found;
  },
};

/** Node's own localStorage, on by default since Node 25, stands before jsdom's. */
const execArgv = Number(process.versions.node.split('.')[0]) >= 25 ? ['--no-webstorage'] : [];
/**
 * Test files of a thread share modules and, in jsdom, one window: a third of the time. With a window none resets modules, because
 * the listeners of the former ones would stay.
 */
const shared = { pool: 'threads' as const, isolate: false, execArgv };

export default defineConfig({
  ...viteConfig,
  test: {
    // Only a test that hangs takes so long: the slowest needs a tenth of it while other programs use the processor.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        plugins: [specifiedSite],
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/setup-console.ts'],
          ...shared,
        },
      },
      {
        extends: true,
        plugins: [specifiedSite],
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/setup-dom.ts'],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/{,content/,docs/,host/}*.test.ts'],
          environment: 'node',
          ...shared,
        },
      },
      {
        extends: true,
        test: { name: 'build', include: ['tests/build/*.test.ts'], environment: 'node', ...shared },
      },
      {
        extends: true,
        plugins: [specifiedSite],
        test: { name: 'api', include: ['tests/api/*.test.ts'], environment: 'node', ...shared },
      },
    ],
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { apiPlugin } from './scripts/host/vite-api.ts';
import { payloadPlugin } from './scripts/payload-plugin.ts';

const pureTests = { environment: 'node' as const, setupFiles: ['tests/setup-console.ts'] };
const componentTests = { environment: 'jsdom' as const, setupFiles: ['tests/setup-dom.ts'] };

export default defineConfig({
  plugins: [react(), payloadPlugin(), apiPlugin()],
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: {
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.ts'], testTimeout: 20_000, ...pureTests },
      },
      {
        extends: true,
        test: { name: 'components', include: ['src/**/*.test.tsx'], testTimeout: 20_000, ...componentTests },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/*.test.ts', 'tests/host/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'api', include: ['tests/api/*.test.ts'], environment: 'node', testTimeout: 60_000 },
      },
    ],
  },
});

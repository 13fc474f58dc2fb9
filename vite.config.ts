import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { apiPlugin } from './scripts/host/vite-api.ts';
import { payloadPlugin } from './scripts/payload-plugin.ts';

const dom = { environment: 'jsdom' as const, setupFiles: ['tests/setup-dom.ts'] };

export default defineConfig({
  plugins: [react(), payloadPlugin(), apiPlugin()],
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', testTimeout: 20_000, include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], ...dom } },
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

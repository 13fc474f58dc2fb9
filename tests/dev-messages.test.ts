import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { messageOptions } from '../scripts/messages.ts';

test('development server · it compiles each message to a module of its own, as the function imports them', async () => {
  const outdir = await mkdtemp(join(tmpdir(), 'messages-'));
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    // Closed while it optimizes, it would leave half a cache to the next development server.
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [paraglideVitePlugin({ ...messageOptions, outdir })],
  });
  await server.environments.client.pluginContainer.buildStart();
  await server.close();
  const isCompiled = existsSync(join(outdir, 'messages/leads_submitted.js'));
  await rm(outdir, { recursive: true });
  expect(isCompiled).toBe(true);
});

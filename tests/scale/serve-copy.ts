import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onShutdown } from '../../scripts/on-shutdown.ts';
import { copySite } from './venue-copies.ts';
import { venueCount } from './venues.ts';

/** Builds a copy of the site with generated venues and serves it, until the process is asked to end. */
const folder = await mkdtemp(join(tmpdir(), 'scale-'));
onShutdown(() => rm(folder, { recursive: true, force: true }));
await copySite(folder, { count: venueCount });
for (const args of [['--import', 'tsx', 'scripts/build.ts'], ['dist-server/server.js']]) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  const exit = once(child, 'exit');
  onShutdown(async () => {
    child.kill();
    await exit;
  });
  const [status] = await exit;
  if (status !== 0) process.exit(1);
}

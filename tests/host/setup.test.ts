import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clone-'));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'node_modules'));
  await cp(join(import.meta.dirname, '../../scripts/setup.mjs'), join(folder, 'scripts/setup.mjs'));
  // Stands in for npm: tells what it was asked, and fails as it does without a network.
  await writeFile(join(folder, 'npm.js'), 'console.log("npm", ...process.argv.slice(2)); process.exit(1);');
  await lock('package-lock.json', {
    a: { version: '1.1.0' },
    'only-on-windows': { version: '2.0.0', optional: true },
  });
});
afterEach(() => rm(folder, { recursive: true }));

function lock(file: string, packages: Record<string, { version: string; optional?: true }>): Promise<void> {
  const entries = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  return writeFile(
    join(folder, file),
    JSON.stringify({ packages: { '': {}, ...Object.fromEntries(entries) } }),
  );
}

function setup(task: string) {
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js') };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', task], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('host · setup', () => {
  test('installs exactly what is locked when nothing is there, and says so when it cannot', () => {
    const { status, stdout, stderr } = setup('start');
    expect(stdout).toContain('Installing packages');
    expect(stdout).toContain('npm ci --include=dev');
    expect([status, stderr]).toEqual([1, expect.stringContaining('Installing the packages failed.')]);
  });

  test('installs again when the lock has moved on', async () => {
    await lock('node_modules/.package-lock.json', { a: { version: '1.0.0' } });
    expect(setup('start').stdout).toContain('npm ci');
  });

  test('installs nothing when all is there, whatever other machines would need besides', async () => {
    await lock('node_modules/.package-lock.json', { a: { version: '1.1.0' } });
    expect(setup('start').stdout).toBe('');
  });

  test('an unknown task is told the known ones', () => {
    expect(setup('fly').stderr).toContain('start | preview | dev | test | check');
  });
});

import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clone-'));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'node_modules'));
  await cp(join(import.meta.dirname, '../../scripts/setup.mjs'), join(folder, 'scripts/setup.mjs'));
  // A stub that fails as npm does without a network.
  await writeFile(join(folder, 'npm'), '#!/bin/sh\necho npm "$@"\nexit 1\n', { mode: 0o755 });
  await writeLock('package-lock.json', {
    a: { version: '1.1.0' },
    'only-on-windows': { version: '2.0.0', optional: true },
  });
});
afterEach(() => rm(folder, { recursive: true }));

function writeLock(file: string, packages: Record<string, { version: string; optional?: true }>) {
  const entries = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  return writeFile(
    join(folder, file),
    JSON.stringify({ packages: { '': {}, ...Object.fromEntries(entries) } }),
  );
}

function runSetup(task: string) {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  return spawnSync(process.execPath, ['scripts/setup.mjs', task], { cwd: folder, env, encoding: 'utf8' });
}

test('setup · without packages, the locked ones are installed, and a failure is explained', () => {
  const { status, stdout, stderr } = runSetup('start');
  expect(stdout).toContain('Installing packages');
  expect(stdout).toContain('npm ci --include=dev');
  expect([status, stderr]).toEqual([1, expect.stringContaining('Installing the packages failed')]);
});

test('setup · packages are installed again when the lockfile has changed', async () => {
  await writeLock('node_modules/.package-lock.json', { a: { version: '1.0.0' } });
  expect(runSetup('start').stdout).toContain('npm ci');
});

test('setup · nothing is installed when only optional packages of other systems are missing', async () => {
  await writeLock('node_modules/.package-lock.json', { a: { version: '1.1.0' } });
  expect(runSetup('start').stdout).toBe('');
});

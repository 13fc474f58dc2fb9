// Plain JavaScript that needs nothing but Node: it makes a fresh clone ready, then runs the TypeScript task it was asked for.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tasks = ['start', 'preview', 'dev', 'test', 'check'];
const task = process.argv[2] ?? '';

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Node ${process.versions.node} is too old: this needs 20.19 or later. Get it from https://nodejs.org and run this again.`,
  );
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** True when every package of the lockfile is there in its version, as npm itself noted when it installed them. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

function install() {
  console.log('Installing packages (about a minute the first time) …');
  const npm = process.env.npm_execpath;
  // Development packages are needed to build, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const started = Date.now();
  const { status, error } = spawnSync(command, [...before, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) stop(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`);
  if (status !== 0)
    stop('Installing the packages failed. See the lines above; usually the network is away. Run this again.');
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

requireNode();
if (!tasks.includes(task)) stop(`Usage: node scripts/setup.mjs ${tasks.join(' | ')}`);
process.chdir(root);
if (!isInstalled()) install();

// TypeScript runs in this same process, so that Ctrl-C reaches the one process there is.
const { register } = await import('tsx/esm/api');
register();
const script = { start: 'start', preview: 'start', dev: 'dev', test: 'test', check: 'test' }[task];
const { run } = await import(`./${script}.ts`);
await run(task);

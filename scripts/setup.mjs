// Plain JavaScript that needs nothing but Node: it makes a fresh clone ready, then runs the TypeScript task it was asked for.
import { spawn } from 'node:child_process';
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

async function install() {
  console.log('Installing packages (one to four minutes the first time) …');
  const npm = process.env.npm_execpath;
  // Development packages are needed to build, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const tick = setInterval(() => console.log(`  … still installing, ${seconds()} s`), 10_000);
  const child = spawn(command, [...before, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  const end = () => child.kill();
  process.on('SIGINT', end).on('SIGTERM', end);
  const status = await new Promise((resolve) => {
    child.once('error', (error) =>
      stop(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`),
    );
    child.once('exit', (code) => resolve(code ?? 'interrupted'));
  });
  clearInterval(tick);
  process.off('SIGINT', end).off('SIGTERM', end);
  if (status === 'interrupted') process.exit(130);
  if (status !== 0) {
    stop('Installing the packages failed. See the lines above; usually the network is away. Run this again.');
  }
  console.log(`Packages installed in ${seconds()} s`);
}

requireNode();
if (!tasks.includes(task)) stop(`Usage: node scripts/setup.mjs ${tasks.join(' | ')}`);
process.chdir(root);
if (!isInstalled()) await install();

// TypeScript runs in this same process, so that Ctrl-C reaches the one process there is.
const { register } = await import('tsx/esm/api');
register();
const script = { start: 'start', preview: 'start', dev: 'dev', test: 'test', check: 'test' }[task];
const { run } = await import(`./${script}.ts`);
await run(task);

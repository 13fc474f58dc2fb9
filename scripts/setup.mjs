// Plain JavaScript, so that every command runs on a fresh clone and after a pull: installs the packages that are missing, compiles the
// messages, then runs scripts/<task>.ts in this process.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const task = process.argv[2];
const script = { preview: 'start', check: 'test', 'test:more': 'test' }[task] ?? task.replace(':', '/');

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: 20.19 or later is needed (https://nodejs.org).`);
}
const root = join(import.meta.dirname, '..');
if (/[#?*]/.test(root)) fail(`${root}: a folder with #, ? or * in its path cannot be built. Rename it.`);
if (major === 20 && task === 'start')
  console.log(
    'Node 20 has had no security fixes since April 2026. The site runs on it; 24 is the better choice.',
  );
process.chdir(root);

/** Whether node_modules has every package of the lockfile, and in its version by the list that npm writes there. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return false;
  const [wanted, present] = ['package-lock.json', installed].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || (existsSync(path) && present[path]?.version === version),
  );
}

if (!isInstalled()) {
  console.log('Installing packages (one to four minutes the first time) …');
  // --include=dev: the build needs the development packages even if NODE_ENV is production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0)
    fail('Installing the packages failed: see the lines above. Check the network and try again.');
}

const { register } = await import('tsx/esm/api');
register();
const file = join(import.meta.dirname, `${script}.ts`);
// As if the script had been started itself, with its own arguments.
process.argv.splice(1, 2, file);
// Also of what fails while a server runs.
process.on('uncaughtException', (error) => {
  if (error?.name === 'StartError') fail(error.message);
  if (/^ERR_PARSE_ARGS/.test(error?.code)) fail(error.message.split('. To specify')[0]);
  // A full disk, or a folder that cannot be written to: the message names the file.
  if (/^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)$/.test(error?.code)) fail(error.message);
  // Of tsx and of Vite; a file of content that is gone, or a misspelt name in one.
  const isSlip = error?.code === 'ERR_MODULE_NOT_FOUND' || error instanceof ReferenceError;
  const firstLines = String(error?.stack).split('\n', 2).join();
  if (/^Transform failed/.test(error?.message) || (isSlip && /[\\/]src[\\/]content[\\/]/.test(firstLines)))
    fail(`${error.message}\nnpm run check-content says what to write.`);
  console.error(error);
  process.exit(1);
});

// These read their own arguments; the others have none.
if (!/^(new-venue|launch-check|redirects|shots|bench:.+)$/.test(task)) parseArgs();
// The compiled server has them, and `start` compiles them before it builds.
if (script !== 'start') {
  const { compileMessages } = await import('./messages.ts');
  await compileMessages();
}
const { run } = await import(pathToFileURL(file).href);
await run?.(task);

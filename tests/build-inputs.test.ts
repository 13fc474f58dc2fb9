/** What a build reads besides the sources, and how an unchanged build is recognized. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderWith, writeFiles } from './folder.ts';

const scripts = join(import.meta.dirname, '../scripts');

/** What a build sees that is started in the folder. */
function buildEnvironment(folder: string, env: Readonly<Record<string, string>>) {
  const code = `await import(${JSON.stringify(join(scripts, 'build-environment.ts'))}); console.log(process.env.SITE_URL, process.env.NODE_ENV);`;
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

const siteUrl = 'SITE_URL=https://shehnai.in\n';

test.each([
  ['.env, and the shell asks for development', { '.env': siteUrl }, { NODE_ENV: 'development' }],
  ['.env with a byte order mark', { '.env': `\uFEFF${siteUrl}` }, {}],
  ['.env, indented by a tab', { '.env': `# Live\r\n\t${siteUrl}` }, {}],
  ['the file that ENV_FILE names', { 'production.env': siteUrl }, { ENV_FILE: 'production.env' }],
  ['the shell, which wins', { '.env': 'SITE_URL=https://other.in\n' }, { SITE_URL: 'https://shehnai.in' }],
])('build · is for production and for the address in %s', (_, files, env) => {
  expect(buildEnvironment(folderWith(files), env)).toBe('https://shehnai.in production');
});

test('build · a missing file of ENV_FILE and a file in UTF-16 are reported', () => {
  const folder = folderWith({ '.env': Buffer.from(siteUrl, 'utf16le') });
  expect(buildEnvironment(folder, { ENV_FILE: 'prodution.env' })).toContain(
    'StartError: ENV_FILE is "prodution.env", which does not exist.',
  );
  expect(buildEnvironment(folder, {})).toContain('StartError: .env is not UTF-8. Save it as UTF-8.');
});

test.each([
  ['no equals sign', 'A=1\nLEAD_TO leads@shehnai.in\nB=2\n', 'line 2: write NAME=value.'],
  ['old line ends', 'A=1\rB=2\r', 'line 1: write each variable on a line of its own.'],
  [
    'a name in quotation marks before the address',
    'A=1\nLEAD_FROM="Our Leads" <web@shehnai.in>\n',
    'line 2: what is behind the quotation marks is not read. Put them around the whole value, or leave them out.',
  ],
  [
    'a # in a password',
    'SMTP_URL=smtps://me:12#4@smtp.shehnai.in\n',
    'line 1: # begins a comment. Write %23 in an address, or put quotation marks around the value.',
  ],
])('build · a .env with %s is reported with its line, and without its value', (_, text, problem) => {
  expect(buildEnvironment(folderWith({ '.env': text }), {})).toContain(`StartError: .env, ${problem}\n`);
});

test.each(['www.shehnai.in', 'shehnai.in:443', 'https//shehnai.in', 'mailto:hello@shehnai.in'])(
  'build · a SITE_URL that is no address is reported before anything is built: %s',
  (address) => {
    expect(buildEnvironment(folderWith({}), { SITE_URL: address })).toContain(
      `StartError: SITE_URL is "${address}", which is no address such as https://www.example.com.\n`,
    );
  },
);

test('build · a blank SITE_URL counts as missing', () => {
  expect(buildEnvironment(folderWith({}), { SITE_URL: ' ' })).toBe('undefined production');
});

test('build · a .env may have comments, and quotation marks around values', () => {
  const text = `A="a # b" # c\nB='#' \n\n# C\nD=1 # 2\nE="1\n2"\n${siteUrl}`;
  expect(buildEnvironment(folderWith({ '.env': text }), {})).toBe('https://shehnai.in production');
});

test.each([
  ['a changed source', (folder: string) => writeFiles(folder, { 'src/a.ts': '2' })],
  ['other packages', (folder: string) => writeFiles(folder, { 'node_modules/.package-lock.json': '2' })],
  ['deleted scripts', (folder: string) => rmSync(join(folder, 'dist/assets'), { recursive: true })],
  ['a deleted page', (folder: string) => rmSync(join(folder, 'dist/index.html'))],
  ['a cut file', (folder: string) => writeFiles(folder, { 'dist/assets/a.js': '' })],
  ['a deleted server', (folder: string) => rmSync(join(folder, 'dist-server'), { recursive: true })],
  ['a deleted build', (folder: string) => rmSync(join(folder, 'dist'), { recursive: true })],
  ['another address', () => vi.stubEnv('SITE_URL', 'https://shehnai.in')],
])('build · is recognized until there is %s', async (_, change) => {
  const folder = folderWith({
    'src/a.ts': '1',
    'node_modules/.package-lock.json': '1',
    'dist/index.html': 'page',
    'dist/assets/a.js': 'script',
    'dist-server/config.json': '{}',
  });
  cpSync(join(scripts, 'build-stamp.ts'), join(folder, 'scripts/build-stamp.ts'));
  const { inputStamp, isBuilt, recordBuild } = await import(join(folder, 'scripts/build-stamp.ts'));
  await recordBuild(await inputStamp());
  expect(await isBuilt()).toBe(true);
  onTestFinished(() => void vi.unstubAllEnvs());
  change(folder);
  expect(await isBuilt()).toBe(false);
});

test('build · one that fails leaves the site and the server of the build before, and nothing of its own or of a build that was killed beside what a running build has made so far', () => {
  const folder = folderWith({
    'dist/index.html': 'page',
    'dist-server/server.js': '',
    '.cache/dist/index.html': 'page',
    [`.cache/build-${process.pid}/dist/index.html`]: 'page',
    // Above the highest number of a process.
    '.cache/build-99999999/dist/index.html': 'page',
    'package.json': '{ "type": "module" }',
    'index.html': '<script type="module" src="/src/missing.ts"></script>',
  });
  for (const input of ['scripts', 'src'])
    cpSync(join(scripts, '..', input), join(folder, input), { recursive: true });
  for (const input of ['node_modules', 'public'])
    symlinkSync(join(scripts, '..', input), join(folder, input));
  const args = ['--import', import.meta.resolve('tsx'), 'scripts/build.ts'];
  const { stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toContain('/src/missing.ts');
  const left = ['dist', 'dist-server', '.cache', '.cache/dist'].map((name) =>
    readdirSync(join(folder, name)),
  );
  expect(left).toEqual([['index.html'], ['server.js'], [`build-${process.pid}`, 'dist'], ['index.html']]);
});

import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clone-'));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'node_modules/a'), { recursive: true });
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

/** The real npm would empty the linked packages of a checkout whose list of them is outdated. */
function runSetup(task: string, cwd = folder, ...args: string[]) {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  return spawnSync(process.execPath, ['scripts/setup.mjs', task, ...args], { cwd, env, encoding: 'utf8' });
}

test('setup · without packages, the locked ones are installed, and a failure is explained', () => {
  const { status, stdout, stderr } = runSetup('start');
  expect(stdout).toContain('Installing packages');
  expect(stdout).toContain('npm ci --include=dev');
  expect([status, stderr]).toEqual([1, expect.stringContaining('Installing the packages failed')]);
});

test.each(['#', '?', '*'])(
  'setup · a folder with %s in its path, which the build cannot read, is named at once',
  async (sign) => {
    const clone = join(folder, `a${sign}b`);
    await cp(join(folder, 'scripts'), join(clone, 'scripts'), { recursive: true });
    const { status, stdout, stderr } = runSetup('start', clone);
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(`${clone}: `)]);
  },
);

test('setup · packages are installed again when the lockfile has changed', async () => {
  await writeLock('node_modules/.package-lock.json', { a: { version: '1.0.0' } });
  expect(runSetup('start').stdout).toContain('npm ci');
});

test('setup · packages are installed again when the folder of one was deleted', async () => {
  await writeLock('node_modules/.package-lock.json', { a: { version: '1.1.0' } });
  await rm(join(folder, 'node_modules/a'), { recursive: true });
  expect(runSetup('start').stdout).toContain('npm ci');
});

test('setup · nothing is installed when only optional packages of other systems are missing', async () => {
  await writeLock('node_modules/.package-lock.json', { a: { version: '1.1.0' } });
  expect(runSetup('build').stdout).toBe('');
});

test('setup · git for Windows leaves the line ends that the build and lint need', () => {
  const { stdout } = spawnSync('git', ['check-attr', 'eol', 'index.html'], { cwd: root, encoding: 'utf8' });
  expect(stdout).toBe('index.html: eol: lf\n');
});

test('setup · every command that needs packages is in scripts, and goes through it', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const documented = ['launch-check', 'new-venue', 'images', 'build', 'shots', 'check-content', 'preview'];
  for (const name of documented) expect(scripts[name]).toBe(`node scripts/setup.mjs ${name}`);
  expect(runSetup('launch-check').stdout).toContain('npm ci');
});

test.each([
  ['launch-check', '--send-mials', /^Unknown option '--send-mials'\.?$/],
  ['redirects', '--chekc', /^Unknown option '--chekc'\.?$/],
  ['images', '--help', /^Unknown option '--help'\.?$/],
  ['check-content', 'venues', /^Unexpected argument 'venues'\. [\w ]+$/],
])(
  'setup · %s %s is refused in one sentence, because the command has no such argument',
  (task, arg, sentence) => {
    const { status, stdout, stderr } = runSetup(task, root, arg);
    expect([status, stdout, stderr.trim()]).toEqual([1, '', expect.stringMatching(sentence)]);
  },
);

test.each([
  [
    'a full disk while it runs',
    "setTimeout(() => { throw Object.assign(new Error('ENOSPC: no space left, write'), { code: 'ENOSPC' }); });",
    /^ENOSPC: no space left, write$/,
  ],
  [
    'a file of content that is gone',
    "await import('../src/content/gone.ts');",
    /^Cannot find module .+gone\.ts'.+\nnpm run check-content says what to write\.$/,
  ],
  [
    'a misspelt name in a file of content',
    `import { mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync('src/content', { recursive: true });
    writeFileSync('src/content/x.ts', 'export const x = undefned;');
    await import('../src/content/x.ts');`,
    /^undefned is not defined\nnpm run check-content says what to write\.$/,
  ],
])('setup · %s is explained in one sentence', async (_, script, sentence) => {
  await writeLock('node_modules/.package-lock.json', { a: { version: '1.1.0' } });
  await symlink(join(root, 'node_modules/tsx'), join(folder, 'node_modules/tsx'), 'junction');
  await writeFile(join(folder, 'scripts/start.ts'), script);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const { status, stderr } = runSetup('start');
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(sentence)]);
});

test('setup · messages are compiled again after they have changed; a file that is no JSON is named with its line, and one in another encoding', async () => {
  const copy = join(folder, 'checkout');
  for (const name of ['package.json', 'package-lock.json', 'scripts', 'src'])
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (file) => !file.startsWith(join(root, 'src/i18n/compiled')),
    });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // All messages take several seconds of processor each time.
  for (const locale of ['en', 'hi'])
    for (const name of await readdir(join(copy, 'src/i18n', locale)))
      if (name !== 'site.json') await writeFile(join(copy, 'src/i18n', locale, name), '{}');
  await writeFile(join(copy, 'scripts/nothing.ts'), 'export {};');
  const compiled = async () => {
    runSetup('nothing', copy);
    return readFile(join(copy, 'src/i18n/compiled/messages.js'), 'utf8');
  };
  expect(await compiled()).not.toContain('Every day');
  const file = join(copy, 'src/i18n/en/site.json');
  const text = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...text, site_hours: 'Every day, {opens} to {closes}' }));
  expect(await compiled()).toContain('Every day');
  await writeFile(file, '{\n  "site_hours": "Every day"\n  "site_payments": "Ways to pay"\n}');
  const { status, stderr } = runSetup('nothing', copy);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^\s*src\/i18n\/en\/site\.json:3: a comma .*\s*$/),
  ]);
  await writeFile(file, '\uFEFF{}');
  expect(runSetup('nothing', copy).stderr.trim()).toBe(
    'src/i18n/en/site.json: save it as UTF-8 without a byte order mark (BOM).',
  );
});

/**
 * `npm run recipes`: follows the recipes of docs/operating.md and photos/README.md in a copy of the repository, as they are written,
 * with `check-content` after each. At the end, what an operator runs before publishing is green there.
 */
import { exec, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Recipe, recipesIn, replaceLines } from './content/recipe-blocks.ts';
import { findProgram } from './find-program.ts';
import { onShutdown } from './on-shutdown.ts';

const root = join(import.meta.dirname, '..');
const documents = ['photos/README.md', 'docs/operating.md'];
/** What a recipe leaves to the operator: an answer to each question of a command, and the photographs that it names. */
const answers = [
  ...['Lamp Hall', '', 'लैंप हॉल', 'noida', 'Sector 62', 'सेक्टर 62', 'banquet-hall'],
  ...['yes', 'yes', '650', '850', '', ''],
];
const photographs: Readonly<Record<string, readonly [photograph: string, picture: string]>> = {
  'Replace a picture': ['photos/hotelhowdy/03-room.jpg', 'home/01-hero-1280.webp'],
  'Add a picture': ['photos/hotelhowdy/06-lobby.jpg', 'home/01-hero-640.avif'],
  'Add a venue': ['photos/lamphall/01-front.jpg', 'home/02-hero-tall-480.avif'],
};
/** Of the tests of content, those that compare what the operator edits. That of new-venue has folders of its own. */
const contentTests = [
  ...readdirSync(join(root, 'tests/content'))
    .filter((name) => name.endsWith('.test.ts') && name !== 'new-venue.test.ts')
    .map((name) => `tests/content/${name}`),
  'tests/launch-check.test.ts',
  'tests/host/redirects.test.ts',
];

const copy = mkdtempSync(join(tmpdir(), 'recipes '));
const cleanUp = () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
onShutdown(cleanUp);
const edited = new Set<string>();

/** Runs a command line in the copy; rejects with its output if it fails. */
async function run(command: string, input = ''): Promise<void> {
  const running = promisify(exec)(command, { cwd: copy, maxBuffer: 1e8 });
  // A command that reads no answers may end before they are written.
  running.child.stdin?.on('error', () => {}).end(input);
  await running.catch(({ stdout, stderr }) => {
    throw new Error(`${command}\n${stdout}${stderr}`);
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function copyRepository(): Promise<void> {
  if (!findProgram('git', 'git.exe')) throw new Error('This command needs git: install it from git-scm.com.');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  // Git also lists what has been deleted since the last commit, such as the pictures of a venue that has left.
  const present = listed
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));
  for (const file of present) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  // Compiling the messages takes eight seconds of processor.
  for (const compiled of ['src/i18n/compiled', '.cache/messages'])
    cpSync(join(root, compiled), join(copy, compiled), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await run('git init -q && git add -A && git -c user.name=x -c user.email=x@localhost commit -qm copy');
}

async function follow({ title, blocks }: Recipe): Promise<void> {
  const [photograph, picture = ''] = photographs[title] ?? [];
  if (photograph) {
    mkdirSync(dirname(join(copy, photograph)), { recursive: true });
    copyFileSync(join(root, 'public/pictures', picture), join(copy, photograph));
  }
  for (const { kind, file, lines } of blocks) {
    if (kind === 'sh') for (const line of lines) await run(line, answers.join('\n'));
    else if (kind === 'json') writeFileSync(join(copy, file), `${lines.join('\n')}\n`);
    else {
      writeFileSync(join(copy, file), replaceLines(readFileSync(join(copy, file), 'utf8'), lines));
      edited.add(file);
    }
  }
}

try {
  await copyRepository();
  for (const recipe of documents.flatMap((file) => recipesIn(readFileSync(join(root, file), 'utf8')))) {
    await follow(recipe);
    try {
      await run('node --import tsx scripts/check-content.ts');
    } catch (error) {
      throw new Error(`After "${recipe.title}": ${messageOf(error)}`);
    }
    console.log(`✓ ${recipe.title}`);
  }
  // Of site.ts nothing is related: these tests have its specified values. A test's own file is related to itself.
  const related = [...edited].filter((file) => /content\/(venues|testimonials)/.test(file));
  const gates = [
    'git add --all && npx biome check --colors=off --error-on-warnings --staged',
    'npx tsc -p .',
    `npx vitest related --run --project unit --project components --project content ${[...related, ...contentTests].join(' ')}`,
    // The operator's names, cities and choices are in the scripts of every page.
    'npm run build && npx vitest run --project build tests/build/bundles.test.ts',
  ];
  const results = await Promise.allSettled(gates.map((gate) => run(gate)));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [`After all recipes: ${messageOf(result.reason)}`] : [],
  );
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  console.log('After all recipes, lint, types, tests and the build are green.');
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
} finally {
  cleanUp();
}

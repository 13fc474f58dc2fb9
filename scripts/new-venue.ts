/**
 * `npm run new-venue`: asks for the basic facts of a venue, or reads the answers from standard input, and writes its file.
 * The answers are kept in a draft until then. `-- --from <file>` begins with what an owner has sent, the attachment of the mail;
 * of a venue that is on the site it shows what would change, and asks before it writes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { cities } from '../src/content/cities.ts';
import { site } from '../src/content/site.ts';
import { cityIds, venueTypes } from '../src/domain/choices.ts';
import { type OwnerFile, ownerFileSchema } from '../src/domain/owner-answers.ts';
import type { VenueEntry } from '../src/domain/venue.ts';
import {
  type AnswerProblem,
  readAnswer,
  type VenueQuestion,
  venueQuestions,
} from '../src/domain/venue-questions.ts';
import { applyAnswers } from './content/apply-answers.ts';
import { changedFields, describeChanges, withFields } from './content/change-venue.ts';
import { closestWord } from './content/closest-word.ts';
import { slugOf, slugProblem, type TypedAnswers, writeVenue } from './content/new-venue.ts';
import { readModule } from './content/read-module.ts';
import { venueMistakes } from './content/venue-mistakes.ts';
import { venuesFolder } from './content/venue-slugs.ts';

type QuestionId = keyof TypedAnswers;

/** The questions, in order. */
const prompts: Readonly<Record<QuestionId, string>> = {
  name: 'Name of the venue',
  slug: 'Last part of its address on the site (empty: from the name)',
  nameHi: 'Its name in Hindi letters, such as होटल राजमहल',
  city: `City (${cityIds.join(', ')})`,
  locality: 'Locality, such as Sector 21 (empty: not known)',
  localityHi: 'Locality in Hindi, such as सेक्टर 21 (empty: not known)',
  type: `Type (${venueTypes.join(', ')})`,
  managed: `Do you manage it, for the badge "${site.badge}"? (yes, no)`,
  servesNonVeg: 'Does its kitchen serve non-veg food? (yes, no; empty: not known)',
  vegPlate: 'Rupees per veg plate (empty: not known)',
  nonVegPlate: 'Rupees per non-veg plate (empty: not known)',
  line: 'One line for its card, under 120 characters (empty: a default)',
  lineHi: 'The same line in Hindi (empty: not translated yet, or the default)',
};

const rupees = (amount = 0) => `₹${amount.toLocaleString('en-IN')}`;

/** What is wrong with an answer, and what to write. */
const problemTexts: Readonly<Record<AnswerProblem, (question: VenueQuestion, typed: string) => string>> = {
  missing: () => 'This is required.',
  'line-break': () => 'This contains a line break or an invisible character. Write it in one line.',
  'too-long': ({ maxLength }, { length }) => `This has ${length} characters. Write at most ${maxLength}.`,
  'not-latin': (_, typed) =>
    `"${typed}" is not in Latin letters. Write it as in English: the Hindi is asked for next.`,
  'not-devanagari': (_, typed) => `"${typed}" is not in Hindi letters.`,
  'not-a-choice': ({ choices = [] }, typed) => {
    const closest = closestWord(typed, choices);
    return `"${typed}" is not one of ${choices.join(', ')}.${closest ? ` Did you mean ${closest}?` : ''}`;
  },
  'not-a-number': (_, typed) => `"${typed}" is not a price. Write whole rupees, such as 650.`,
  'too-low': ({ min }, typed) => `"${typed}" is too low for a plate. The lowest price is ${rupees(min)}.`,
  'too-high': ({ max }, typed) => `"${typed}" is too high for a plate. The highest price is ${rupees(max)}.`,
  'not-a-time': (_, typed) => `"${typed}" is not a time.`,
  'not-a-phone': (_, typed) => `"${typed}" is not a phone number.`,
};

const root = process.cwd();
const repository = join(import.meta.dirname, '..');
const draftFile = join(root, '.cache/new-venue.json');
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();

/** The problem with a typed answer as a sentence. */
type Check = (typed: string) => string | undefined;

function fail(problem: string): never {
  console.error(
    `\nNothing was written. ${problem}\nYour answers are kept: npm run new-venue goes on from there.`,
  );
  process.exit(1);
}

/** Asks until the answer has no problem. At the end of piped input an answer is empty. */
async function ask(prompt: string, check: Check): Promise<string> {
  for (;;) {
    process.stdout.write(`${prompt}: `);
    const { value = '', done } = await lines.next();
    const typed = value.trim();
    const problem = check(typed);
    if (done && (problem || process.stdin.isTTY)) fail(`${prompt}: ${problem ?? 'no answer.'}`);
    if (!problem) return typed;
    console.log(problem);
  }
}

const checkOf =
  (id: QuestionId, name = ''): Check =>
  (typed) => {
    if (id === 'slug') return slugProblem(root, typed || slugOf(name));
    const result = readAnswer(venueQuestions[id], typed);
    return 'problem' in result ? problemTexts[result.problem](venueQuestions[id], typed) : undefined;
  };

function readDraft(): TypedAnswers {
  try {
    return JSON.parse(readFileSync(draftFile, 'utf8'));
  } catch {
    return {};
  }
}

/** An answer of the draft is not asked for again while it is valid. */
async function askAll(draft: TypedAnswers): Promise<TypedAnswers> {
  const answers: Partial<Record<QuestionId, string>> = {};
  for (const [id, prompt] of Object.entries(prompts) as [QuestionId, string][]) {
    if (id === 'nonVegPlate' && /^n/i.test(answers.servesNonVeg ?? '')) continue;
    const check = checkOf(id, answers.name);
    const kept = draft[id];
    if (kept === undefined || check(kept)) answers[id] = await ask(prompt, check);
    else {
      answers[id] = kept;
      console.log(`${prompt}: ${kept}`);
    }
    mkdirSync(dirname(draftFile), { recursive: true });
    writeFileSync(draftFile, JSON.stringify({ ...draft, ...answers }, null, 2));
  }
  return answers;
}

/** Formats a file and sorts its imports as `npm run lint` demands. */
function format(file: string): void {
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', '--stdin-file-path=src/content/venues/new.ts'];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: repository,
    input: readFileSync(file),
  });
  if (status === 0) writeFileSync(file, stdout);
}

const isYes = async (prompt: string) => /^y/i.test(await ask(`${prompt} (yes, no)`, checkOf('managed')));

/** Shows what an owner's answers change in the file of a venue, and writes it if that is wanted. */
async function changeVenue(slug: string, owner: OwnerFile): Promise<never> {
  const file = `${venuesFolder}/${slug}.ts`;
  const read = existsSync(join(root, file)) ? await readModule(join(root, file), 'venue') : undefined;
  if (!read) return stop(`There is no ${file}: "${slug}" is no venue of the site.`);
  if ('problem' in read) return stop(`${file}: ${read.problem}`);
  const before = read.value as VenueEntry;
  const { venue, notes } = applyAnswers(before, owner);
  const changes = changedFields(before, venue);
  const source = readFileSync(join(root, file), 'utf8');
  for (const note of notes) console.log(note);
  if (Object.keys(changes).length === 0) return stop('Nothing else would change.');
  console.log((await describeChanges(file, source, before, changes)).join('\n'));
  const [mistake] = venueMistakes(venue);
  if (mistake) return stop(mistake);
  if (!(await isYes('Write these changes?'))) return stop('');
  const isSpecified = before.source === 'specification';
  const sentence = `${before.name} has the figures of the specification. Replace them by what the owner says? Have you called the hall on a number that you found yourself?`;
  if (isSpecified && !(await isYes(sentence))) return stop('');
  const all = isSpecified ? { ...changes, source: 'venue' } : changes;
  writeFileSync(join(root, file), await withFields(source, all));
  format(join(root, file));
  console.log(`\nWritten: ${file}. Run npm run check-content, and look at the page.`);
  process.exit(0);
}

function stop(reason: string): never {
  console.log(`\nNothing was written. ${reason}`.trim());
  process.exit(reason ? 1 : 0);
}

function readOwnerFile(path: string): OwnerFile {
  try {
    return v.parse(ownerFileSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = v.isValiError(error) ? (v.getDotPath(error.issues[0]) ?? 'its content') : String(error);
    return stop(
      `${path} is not what an owner's mail has attached (${reason}). Save the .json attachment again.`,
    );
  }
}

/** What `npm run new-venue` asks for, as far as an owner has answered it. */
function typedAnswers({ name, city, answers }: OwnerFile): TypedAnswers {
  const known = cities.find((one) =>
    [one.id, one.name.en, one.name.hi].some((text) => text?.toLowerCase() === city.trim().toLowerCase()),
  );
  const typed = Object.fromEntries(
    answers.flatMap(({ question, answer }) => (question in prompts ? [[question, answer]] : [])),
  );
  return { name, ...(known && { city: known.id }), ...typed };
}

const from = process.argv.indexOf('--from');
const owner = from > 0 ? readOwnerFile(process.argv[from + 1] ?? '') : undefined;
if (owner?.venueId) await changeVenue(owner.venueId, owner);
const draft = owner ? typedAnswers(owner) : readDraft();
const goesOn = owner || (draft.name && (await isYes(`Go on with ${draft.name}?`)));
const notes: string[] = [];
const written = writeVenue(root, await askAll(goesOn ? draft : {}), (venue) => {
  const applied = owner && applyAnswers(venue, owner);
  notes.push(...(applied?.notes ?? []));
  return applied?.venue ?? venue;
});
terminal.close();
if ('problem' in written) fail(written.problem);
rmSync(draftFile);
const { slug, toComplete } = written;
for (const note of notes) console.log(note);
const file = `src/content/venues/${slug}.ts`;
for (const changed of [file, 'src/content/venues/index.ts']) format(join(root, changed));
console.log(`
Written: ${file}, and listed in src/content/venues/index.ts
${toComplete ? `\nOne of the two plate prices is not known, so the site shows typical ones. The one you know is a comment in the file.\n` : ''}
Next steps:
  1. Open the file: describe the venue, and add the facts you know (halls, slots, parking, advance …). hotelrajmahal.ts has all of them.
  2. Put photographs into photos/${slug}/ (01-front.jpg, 02-hall.jpg …), then: npm run images
  3. npm run redirects      so that its path works in every letter case
  4. npm start              and look at /venues/${slug}
  5. npm test               which reports what is still missing
`);

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { cities } from '../../src/content/cities.ts';
import { site } from '../../src/content/site.ts';
import { cityIds, venueTypes } from '../../src/domain/choices.ts';
import { type OwnerFile, ownerFileSchema } from '../../src/domain/owner-answers.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import {
  type AnswerProblem,
  readAnswer,
  type VenueQuestion,
  venueQuestions,
} from '../../src/domain/venue-questions.ts';
import { applyAnswers } from './apply-answers.ts';
import { changedFields, describeChanges, withFields } from './change-venue.ts';
import { closestWord } from './closest-word.ts';
import { slugOf, slugProblem, type TypedAnswers, writeVenue } from './new-venue.ts';
import { readModule } from './read-module.ts';
import { venueMistakes } from './venue-mistakes.ts';
import { venuesFolder } from './venue-slugs.ts';

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

const repository = join(import.meta.dirname, '../..');

export interface Conversation {
  /** The folder of the repository. */
  readonly root: string;
  readonly lines: AsyncIterator<string, unknown> | Iterator<string, unknown>;
  readonly isTTY: boolean;
  readonly write: (text: string) => void;
}

/** Ends the conversation with nothing written; the message is for standard error. */
export class Stopped extends Error {
  readonly exitCode: number;
  constructor(exitCode: number, message = '') {
    super(message);
    this.exitCode = exitCode;
  }
}

function fail(problem: string): never {
  throw new Stopped(
    1,
    `\nNothing was written. ${problem}\nYour answers are kept: the same command goes on from there.`,
  );
}

function stop({ write }: Conversation, reason: string): never {
  write(`${`\nNothing was written. ${reason}`.trim()}\n`);
  throw new Stopped(reason ? 1 : 0);
}

/** The problem with a typed answer as a sentence. */
type Check = (typed: string) => string | undefined;

/** Asks until the answer has no problem. At the end of piped input an answer is empty. */
async function ask({ write, lines, isTTY }: Conversation, prompt: string, check: Check): Promise<string> {
  for (;;) {
    write(`${prompt}: `);
    const { value, done } = await lines.next();
    const typed = done ? '' : value.trim();
    const problem = check(typed);
    if (done && (problem || isTTY)) fail(`${prompt}: ${problem ?? 'no answer.'}`);
    if (!problem) return typed;
    write(`${problem}\n`);
  }
}

const isYes = async (conversation: Conversation, prompt: string) =>
  /^y/i.test(await ask(conversation, `${prompt} (yes, no)`, checkOf('managed')));

const checkOf =
  (id: Exclude<QuestionId, 'slug'>): Check =>
  (typed) => {
    const result = readAnswer(venueQuestions[id], typed);
    return 'problem' in result ? problemTexts[result.problem](venueQuestions[id], typed) : undefined;
  };

/** Rupees; NaN, which is below no price, if they are not known. */
const priceIn = (typed = ''): number => {
  const read = readAnswer(venueQuestions.vegPlate, typed);
  return 'answer' in read ? Number(read.answer) : Number.NaN;
};

const checkNonVegPlate =
  (vegPlate: string | undefined): Check =>
  (typed) =>
    checkOf('nonVegPlate')(typed) ??
    (priceIn(typed) < priceIn(vegPlate)
      ? `"${typed}" is less than a veg plate. Leave it empty, and ask whether the two are swapped.`
      : undefined);

function readDraft(file: string): TypedAnswers {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Writes each answer into `draftFile`. The first valid answer of the drafts is not asked for again. */
async function askAll(
  conversation: Conversation,
  drafts: readonly TypedAnswers[],
  draftFile: string,
): Promise<TypedAnswers> {
  const { root, write } = conversation;
  const answers: Partial<Record<QuestionId, string>> = {};
  for (const [id, prompt] of Object.entries(prompts) as [QuestionId, string][]) {
    if (id === 'nonVegPlate' && /^n/i.test(answers.servesNonVeg ?? '')) continue;
    const check: Check =
      id === 'slug'
        ? (typed) => slugProblem(root, typed || slugOf(answers.name ?? ''))
        : id === 'nonVegPlate'
          ? checkNonVegPlate(answers.vegPlate)
          : checkOf(id);
    const given = drafts.flatMap((draft) => draft[id] ?? []);
    const kept = given.find((answer) => !check(answer));
    if (kept !== undefined) write(`${prompt}: ${kept}\n`);
    else for (const answer of given) write(`${check(answer)}\n`);
    answers[id] = kept ?? (await ask(conversation, prompt, check));
    mkdirSync(dirname(draftFile), { recursive: true });
    writeFileSync(draftFile, JSON.stringify({ ...drafts.at(-1), ...answers }, null, 2));
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

/** Shows what an owner's answers change in the file of a venue, and writes it if that is wanted. */
async function changeVenue(conversation: Conversation, slug: string, owner: OwnerFile): Promise<void> {
  const { root, write } = conversation;
  const file = `${venuesFolder}/${slug}.ts`;
  const path = join(root, file);
  const read = existsSync(path) ? await readModule(path, 'venue') : undefined;
  if (!read) return stop(conversation, `There is no ${file}: "${slug}" is no venue of the site.`);
  if ('problem' in read) return stop(conversation, `${file}: ${read.problem}`);
  const before = read.value as VenueEntry;
  const { venue, notes } = applyAnswers(before, owner);
  const changes = changedFields(before, venue);
  const source = readFileSync(path, 'utf8');
  for (const note of notes) write(`${note}\n`);
  if (Object.keys(changes).length === 0) return stop(conversation, 'Nothing else would change.');
  for (const line of await describeChanges(file, source, before, changes)) write(`${line}\n`);
  const [mistake] = venueMistakes(venue);
  if (mistake) return stop(conversation, mistake);
  if (!(await isYes(conversation, 'Write these changes?'))) return stop(conversation, '');
  const isSpecified = before.source === 'specification';
  const sentence = `${before.name} has the figures of the specification. Replace them by what the owner says? Have you called the hall on a number that you found yourself?`;
  if (isSpecified && !(await isYes(conversation, sentence))) return stop(conversation, '');
  const all = isSpecified ? { ...changes, source: 'venue' } : changes;
  writeFileSync(path, await withFields(source, all));
  format(path);
  write(`\nWritten: ${file}. Run npm run check-content, and look at the page.\n`);
}

function readOwnerFile(conversation: Conversation, path: string): OwnerFile {
  if (!existsSync(path))
    return stop(conversation, `There is no file ${path}. Save the mail's .json attachment into this folder.`);
  try {
    // Without the byte order mark that some editors write.
    return v.parse(ownerFileSchema, JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')));
  } catch (error) {
    const reason = v.isValiError(error) ? (v.getDotPath(error.issues[0]) ?? 'its content') : String(error);
    return stop(
      conversation,
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

/**
 * Asks for the basic facts of a venue and writes its file; the answers are kept in a draft until then. With the file that an owner
 * has sent, it asks for what that lacks, or shows what would change in a venue of the site, and asks before it writes.
 */
export async function askVenue(conversation: Conversation, ownerFile?: string): Promise<void> {
  const { root, write } = conversation;
  const owner = ownerFile === undefined ? undefined : readOwnerFile(conversation, ownerFile);
  if (owner?.venueId) return changeVenue(conversation, owner.venueId, owner);
  // A draft for each owner's file, without which its other facts would be lost.
  const draftFile = join(root, '.cache', ownerFile ? `from-${basename(ownerFile)}` : 'new-venue.json');
  const kept = readDraft(draftFile);
  const goesOn = owner || (kept.name && (await isYes(conversation, `Go on with ${kept.name}?`)));
  const notes: string[] = [];
  const drafts = [owner ? typedAnswers(owner) : {}, goesOn ? kept : {}];
  const answers = await askAll(conversation, drafts, draftFile);
  const written = writeVenue(root, answers, (venue) => {
    const applied = owner && applyAnswers(venue, owner);
    notes.push(...(applied?.notes ?? []));
    return applied?.venue ?? venue;
  });
  if ('problem' in written) return fail(written.problem);
  rmSync(draftFile);
  const { slug, toComplete } = written;
  for (const note of notes) write(`${note}\n`);
  const file = `${venuesFolder}/${slug}.ts`;
  for (const changed of [file, `${venuesFolder}/index.ts`]) format(join(root, changed));
  write(`
Written: ${file}, and listed in ${venuesFolder}/index.ts
${toComplete ? `\nOne of the two plate prices is not known, so the site shows typical ones. The one you know is a comment in the file.\n` : ''}
Next steps:
  1. Open the file: describe the venue, and add the facts you know (halls, slots, parking, advance …). hotelrajmahal.ts has all of them.
  2. Put photographs into photos/${slug}/ (01-front.jpg, 02-hall.jpg …), then: npm run images
  3. npm run redirects      so that its path works in every letter case
  4. npm start              and look at /venues/${slug}
  5. npm test               which reports what is still missing

`);
}

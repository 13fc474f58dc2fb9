import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { cities } from '../../src/content/cities.ts';
import { site } from '../../src/content/site.ts';
import { cityIds, venueTypes } from '../../src/domain/choices.ts';
import { istToday } from '../../src/domain/clock.ts';
import { inputOf } from '../../src/domain/facts/fact-kinds.ts';
import { problemText } from '../../src/domain/facts/fact-problems.ts';
import { rupeesOf } from '../../src/domain/facts/fact-rules.ts';
import { type FactId, isFactId, rowOf } from '../../src/domain/facts/facts.ts';
import { readFact, readTyped } from '../../src/domain/facts/read-fact.ts';
import { type OwnerFile, ownerFileSchema } from '../../src/domain/owner-file.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import { fieldLabel } from '../../src/features/leads/forms/owner-texts.ts';
import { readAnswersCsv } from './answers-csv.ts';
import { applyAnswers, type GivenAnswer } from './apply-answers.ts';
import { type Change, changesOf, describeChanges, withChanges } from './change-venue.ts';
import { closestWord } from './closest-word.ts';
import {
  type NewVenueQuestion,
  newVenueQuestions,
  questionAsked,
  slugOf,
  slugProblem,
  type TypedAnswers,
  writeVenue,
} from './new-venue.ts';
import { readModule } from './read-module.ts';
import { venueMistakes } from './venue-mistakes.ts';
import { venuesFolder } from './venue-slugs.ts';

/** The questions about texts; those about facts have the words of the table of facts. */
const textPrompts: Readonly<Record<Exclude<NewVenueQuestion, FactId>, string>> = {
  name: 'Name of the venue',
  slug: 'Last part of its address on the site (empty: from the name)',
  nameHi: 'Its name in Hindi letters, such as होटल राजमहल',
  city: `City (${cityIds.join(', ')})`,
  locality: 'Locality, such as Sector 21 (empty: not known)',
  localityHi: 'Locality in Hindi, such as सेक्टर 21 (empty: not known)',
  types: `Type, or several with commas (${venueTypes.join(', ')})`,
  managed: `Do you manage it, for the badge "${site.badge}"? (yes, no)`,
  line: 'One line for its card, under 120 characters (empty: a default)',
  lineHi: 'The same line in Hindi (empty: not translated yet, or the default)',
};

const promptOf = (id: NewVenueQuestion): string =>
  isFactId(id)
    ? `${fieldLabel(id)} (${inputOf(rowOf(id)) === 'yes-no' ? 'yes, no; ' : ''}empty: not known)`
    : textPrompts[id];

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
  (id: Exclude<NewVenueQuestion, 'slug'>): Check =>
  (typed) => {
    const asked = questionAsked(id);
    const read = readTyped(asked, typed);
    if (!('problem' in read)) return undefined;
    const meant = closestWord(typed, asked.choices ?? []);
    return `"${typed}": ${problemText(read.problem, asked)}${meant ? ` Did you mean ${meant}?` : ''}`;
  };

const checkNonVegPlate =
  (vegPlate = ''): Check =>
  (typed) => {
    const [veg, nonVeg] = [readFact('vegPlate', vegPlate), readFact('nonVegPlate', typed)];
    if ('problem' in nonVeg || 'problem' in veg || !nonVeg.answer || !veg.answer)
      return checkOf('nonVegPlate')(typed);
    return rupeesOf(nonVeg.answer) < rupeesOf(veg.answer)
      ? `"${typed}" is less than a veg plate. Leave it empty, and ask whether the two are swapped.`
      : undefined;
  };

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
  const answers: Partial<Record<NewVenueQuestion, string>> = {};
  for (const id of newVenueQuestions) {
    const prompt = promptOf(id);
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

/** Shows what answers change in the file of a venue, and writes it if that is wanted. */
async function changeVenue(
  conversation: Conversation,
  slug: string,
  answers: readonly GivenAnswer[],
): Promise<void> {
  const { root, write } = conversation;
  const file = `${venuesFolder}/${slug}.ts`;
  const path = join(root, file);
  const read = existsSync(path) ? await readModule(path, 'venue') : undefined;
  if (!read) return stop(conversation, `There is no ${file}: "${slug}" is no venue of the site.`);
  if ('problem' in read) return stop(conversation, `${file}: ${read.problem}`);
  const before = read.value as VenueEntry;
  const { venue, notes } = applyAnswers(before, answers, istToday());
  const changes = changesOf(before, venue);
  const source = readFileSync(path, 'utf8');
  for (const note of notes) write(`${note}\n`);
  if (changes.length === 0) return stop(conversation, 'Nothing else would change.');
  const lines = await describeChanges(file, source, changes);
  for (const line of lines) write(`${line}\n`);
  if (lines.length === 0) write(`${before.name} confirms what its page says.\n`);
  const [mistake] = venueMistakes(venue);
  if (mistake) return stop(conversation, mistake);
  if (!(await isYes(conversation, 'Write these changes?'))) return stop(conversation, '');
  const isReplaced = ({ path: [key], from }: Change) => key !== 'confirmed' && from !== undefined;
  const isSpecified = before.source === 'specification' && changes.some(isReplaced);
  const sentence = `${before.name} has figures of the specification. Replace them by what the hall says? Have you called it on a number that you found yourself?`;
  if (isSpecified && !(await isYes(conversation, sentence))) return stop(conversation, '');
  const nowOfVenue: Change = { path: ['source'], from: before.source, to: 'venue' };
  writeFileSync(path, await withChanges(source, isSpecified ? [...changes, nowOfVenue] : changes));
  format(path);
  write(`\nWritten: ${file}. Run npm run check-content, and look at the page.\n`);
}

/** The answers of a family's mail: venue by venue, each with its own confirmation. */
async function changeVenues(conversation: Conversation, path: string): Promise<void> {
  const { write } = conversation;
  const read = readAnswersCsv(readFileSync(path));
  if ('refusal' in read) return stop(conversation, `${path}: ${read.refusal}`);
  keepFreeText(conversation, path, read.freeText);
  for (const problem of read.problems) write(`${problem}\n`);
  if (read.venues.size === 0) return stop(conversation, `${path} has no answers that can be used.`);
  for (const [slug, answers] of read.venues) {
    write(`\n${slug}\n`);
    try {
      await changeVenue(conversation, slug, answers);
    } catch (error) {
      // One venue that is left alone does not keep the next one from its answers.
      if (!(error instanceof Stopped)) throw error;
    }
  }
}

/** What is no field of a venue is printed, and kept beside the file that it came in. */
function keepFreeText({ write }: Conversation, path: string, texts: readonly string[]): void {
  if (texts.length === 0) return;
  const file = `${path}.notes.txt`;
  writeFileSync(file, `${texts.join('\n\n')}\n`);
  write(`Not a field of a venue, and kept in ${file}:\n${texts.join('\n\n')}\n`);
}

function readOwnerFile(conversation: Conversation, path: string): OwnerFile {
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

const freeTextOf = ({ answers }: OwnerFile): readonly string[] =>
  answers.flatMap(({ question, answer }) => (question === 'familyQuestions' && answer ? [answer] : []));

/** What `npm run new-venue` asks for, as far as an owner has answered it. */
function typedAnswers({ name, city, answers }: OwnerFile): TypedAnswers {
  const known = cities.find((one) =>
    [one.id, one.name.en, one.name.hi].some((text) => text?.toLowerCase() === city.trim().toLowerCase()),
  );
  const typed = Object.fromEntries(
    answers.flatMap(({ question, answer }) =>
      (newVenueQuestions as readonly string[]).includes(question) ? [[question, answer]] : [],
    ),
  );
  return { name, ...(known && { city: known.id }), ...typed };
}

/**
 * Asks for the basic facts of a venue and writes its file; the answers are kept in a draft until then. With the file that an owner
 * has sent, it asks for what that lacks, or shows what would change in a venue of the site, and asks before it writes. With the
 * answers to a family's questions it shows what would change, too.
 */
export async function askVenue(conversation: Conversation, from?: string): Promise<void> {
  const { root, write } = conversation;
  if (from !== undefined && !existsSync(from))
    return stop(conversation, `There is no file ${from}. Save the mail's attachment into this folder.`);
  if (from !== undefined && /\.csv$/i.test(from)) return changeVenues(conversation, from);
  const owner = from === undefined ? undefined : readOwnerFile(conversation, from);
  if (owner && from) keepFreeText(conversation, from, freeTextOf(owner));
  if (owner?.venueId) return changeVenue(conversation, owner.venueId, owner.answers);
  // A draft for each owner's file, without which its other facts would be lost.
  const draftFile = join(root, '.cache', from ? `from-${basename(from)}` : 'new-venue.json');
  const kept = readDraft(draftFile);
  const goesOn = owner || (kept.name && (await isYes(conversation, `Go on with ${kept.name}?`)));
  const notes: string[] = [];
  const drafts = [owner ? typedAnswers(owner) : {}, goesOn ? kept : {}];
  const answers = await askAll(conversation, drafts, draftFile);
  const written = writeVenue(root, answers, (venue) => {
    const applied = owner && applyAnswers(venue, owner.answers, istToday());
    notes.push(...(applied?.notes ?? []));
    return applied?.venue ?? venue;
  });
  if ('problem' in written) return fail(written.problem);
  rmSync(draftFile);
  const { slug } = written;
  for (const note of notes) write(`${note}\n`);
  const file = `${venuesFolder}/${slug}.ts`;
  for (const changed of [file, `${venuesFolder}/index.ts`]) format(join(root, changed));
  write(`
Written: ${file}, and listed in ${venuesFolder}/index.ts
Next steps:
  1. Open the file: describe the venue, and add the halls and facts you know. src/domain/facts/facts.ts lists what can be known.
  2. Put photographs into photos/${slug}/ (01-front.jpg, 02-hall.jpg …), then: npm run images
  3. npm run redirects      so that its path works in every letter case
  4. npm start              and look at /venues/${slug}
  5. npm test               which reports what is still missing

`);
}

/**
 * `npm run new-venue`: asks for the basic facts of a venue and writes its file. Answers may also be given as options
 * (`npm run new-venue -- --name "Sunrise Garden" --city noida …`) or as lines on standard input.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Answers, type Question, questions, writeVenue } from './content/new-venue.ts';

function readOptions(): Record<string, string> {
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ options });
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).trim()]));
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nKnown: ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(' ')}`,
    );
    process.exit(1);
  }
}

/** Asks each question until its answer is valid; stops at the end of the input. */
async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const question of questions) answers[question.name] = await answerTo(question, lines);
  terminal.close();
  return answers;
}

async function answerTo(
  { prompt, required, validate }: Question,
  lines: AsyncIterator<string>,
): Promise<string> {
  for (;;) {
    process.stdout.write(`${prompt}: `);
    const { value, done } = await lines.next();
    if (done) return '';
    const answer = value.trim();
    const problem = answer ? validate?.(answer) : required && 'This is required.';
    if (!problem) return answer;
    console.log(problem);
  }
}

const options = readOptions();
const written = writeVenue(process.cwd(), Object.keys(options).length > 0 ? options : await ask());
if ('problem' in written) {
  console.error(`\nNothing was written. ${written.problem}`);
  process.exit(1);
}
const { slug } = written;
console.log(`
Written: src/content/venues/${slug}.ts, and listed in src/content/venues/index.ts

Next steps:
  1. Open the file: describe the venue, and add the facts you know (halls, slots, parking, advance …). hotelrajmahal.ts has all of them.
  2. Put photographs into photos/${slug}/ (01-front.jpg, 02-hall.jpg …), then: npm run images
  3. npm run redirects      so that its path works in every letter case
  4. npm start              and look at /venues/${slug}
  5. npm test               which reports what is still missing
`);

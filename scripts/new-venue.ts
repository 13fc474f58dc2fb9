/** `npm run new-venue`: asks for the basic facts of a venue, or reads the answers from standard input, and writes its file. */
import { createInterface } from 'node:readline';
import { type Question, questions, writeVenue } from './content/new-venue.ts';

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();

/** Asks until the answer is valid. At the end of the input an answer is empty. */
async function answerTo({ prompt, required, validate }: Question): Promise<string> {
  for (;;) {
    process.stdout.write(`${prompt}: `);
    const { value = '', done } = await lines.next();
    const answer = value.trim();
    const problem = answer ? validate?.(answer) : required && 'This is required.';
    if (!problem) return answer;
    if (done) fail(`${prompt}: ${problem}`);
    console.log(problem);
  }
}

function fail(problem: string): never {
  console.error(`\nNothing was written. ${problem}`);
  process.exit(1);
}

const answers: Record<string, string> = {};
for (const question of questions) answers[question.name] = await answerTo(question);
terminal.close();
const written = writeVenue(process.cwd(), answers);
if ('problem' in written) fail(written.problem);
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

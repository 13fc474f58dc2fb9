/** `npm run new-venue`: asks for a venue's facts, in a terminal or from piped lines. `-- --from <file>` begins with what an owner has sent. */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { askVenue, Stopped } from './content/ask-venue.ts';

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
// Without `--` before it, npm takes `--from` for its own option and passes the file alone.
const from = values.from ?? positionals[0];
const conversation = {
  root: process.cwd(),
  lines: terminal[Symbol.asyncIterator](),
  isTTY: process.stdin.isTTY,
  write: (text: string) => process.stdout.write(text),
};
try {
  await askVenue(conversation, from);
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  if (error.message) console.error(error.message);
  process.exitCode = error.exitCode;
}
terminal.close();

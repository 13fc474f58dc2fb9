/** `npm run check-content`: prints each mistake in the content; without any, what differs from the specification. */
import { join } from 'node:path';
import { whyUnreadable } from './content/read-module.ts';

const root = join(import.meta.dirname, '..');

/** The mistakes as sentences, also where one of the files that the check itself reads cannot be compiled. */
async function readMistakes(): Promise<readonly string[]> {
  try {
    const { contentMistakes } = await import('./content/check-content.ts');
    return await contentMistakes(root);
  } catch (error) {
    const [, file = 'src'] = /(src\/\S+?):\d+:\d+: ERROR/.exec(String(error)) ?? [];
    return [`${file}: ${whyUnreadable(error)}`];
  }
}

const mistakes = await readMistakes();
if (mistakes.length > 0) {
  const many = mistakes.length === 1 ? 'One thing' : `${mistakes.length} things`;
  console.error(`${many} to correct in the content:\n${mistakes.join('\n')}`);
  process.exitCode = 1;
} else {
  const { readDifferences } = await import('./content/specified-differences.ts');
  const differences = await readDifferences();
  console.log(
    `The content has no mistakes.${differences.length > 0 ? ' It differs from the specification in:' : ''}`,
  );
  for (const { where, what } of differences) console.log(`· ${where}: ${what}`);
}

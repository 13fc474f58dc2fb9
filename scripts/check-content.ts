/** `npm run check-content`: prints each mistake in the venues, their list and their pictures. */
import { join } from 'node:path';
import { contentMistakes } from './content/check-content.ts';

const mistakes = await contentMistakes(join(import.meta.dirname, '..'));
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
else console.log('The content is consistent.');

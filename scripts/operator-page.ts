import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Plugin } from 'vite';
import { answeredBy, isAskedFor } from '../src/domain/facts/ask-before-paying.ts';
import { withImplied } from '../src/domain/facts/derive-facts.ts';
import { factTexts } from '../src/domain/facts/fact-texts.ts';
import { type FactId, factIds } from '../src/domain/facts/facts.ts';
import type { VenueEntry } from '../src/domain/venue.ts';

const capacity = 'How many guests it holds';

/** Whether a venue's file says how many guests it holds, or a fact. */
const isKnown = (venue: VenueEntry, fact: FactId | 'halls') =>
  fact === 'halls' ? venue.halls.length > 0 : answeredBy(withImplied(venue.facts), fact) !== undefined;

/** What is not known of the venues, without the sample ones, by fact: who is to be asked, and in one line what nobody has said. */
export function unknownFacts(entries: readonly VenueEntry[]): string[] {
  const venues = entries.filter(({ source }) => source !== 'sample');
  const found = (['halls', ...factIds.filter(isAskedFor)] as const).map((fact) => ({
    label: fact === 'halls' ? capacity : factTexts[fact].label({}, { locale: 'en' }),
    without: venues.filter((venue) => !isKnown(venue, fact)),
  }));
  const ofNone = found.filter(({ without }) => without.length > 0 && without.length === venues.length);
  const ofSome = found.filter(({ without }) => without.length > 0 && without.length < venues.length);
  return [
    ...ofSome
      .sort((a, b) => b.without.length - a.without.length)
      .map(({ label, without }) => {
        const names = without.map(({ name }) => name).join(', ');
        return `${label}: not known of ${without.length} of ${venues.length} halls. Ask ${names}`;
      }),
    ...(ofNone.length > 0 ? [`Not known of any hall: ${ofNone.map(({ label }) => label).join('; ')}`] : []),
  ];
}

/**
 * For the development server: `/operator` shows what check-content and launch-check find, and what is not known of the venues.
 * `environment` is that of the server before it has read .env and started a local mail server.
 */
export function operatorPage(environment: NodeJS.ProcessEnv): Plugin {
  return {
    name: 'operator-page',
    configureServer(server) {
      server.middlewares.use('/operator', (_request, response) => {
        const unknown = server
          .ssrLoadModule('/src/content/venues/index.ts')
          .then(({ venueEntries }) => unknownFacts(venueEntries).join('\n\n'))
          .catch(() => 'The content cannot be read: see above.');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        Readable.from(operatorHtml(environment, unknown)).pipe(response);
      });
    },
  };
}

/** The page in parts: its beginning at once, because the commands take seconds. */
export async function* operatorHtml(
  environment: NodeJS.ProcessEnv,
  unknown: Promise<string>,
): AsyncGenerator<string> {
  yield head;
  const sections = [
    ['In the content', outputOf('check-content', environment)],
    ['Before the launch', outputOf('launch-check', environment)],
    ['Not known of the venues', unknown],
  ] as const;
  for (const [title, text] of sections) {
    yield `<h2>${title}</h2>\n`;
    yield `<pre>${escapeHtml((await text).trim()) || 'Nothing.'}</pre>\n`;
  }
}

/** What a command prints, in a process of its own: it reads the files as they are now. */
function outputOf(task: string, env: NodeJS.ProcessEnv): Promise<string> {
  const args = [join(import.meta.dirname, 'setup.mjs'), task];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What is missing</title>
<style>
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; color: #2b1216; background: #fbf6ee }
  h2 { margin-top: 2rem; border-top: 1px solid #a87b34; padding-top: 1rem }
  pre { font: inherit; white-space: pre-line; overflow-wrap: break-word }
</style>
<h1>What is missing</h1>
<p>Change the files, then reload this page: it takes some seconds. How: docs/operating.md.</p>
`;

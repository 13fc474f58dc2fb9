import { devNull } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { operatorHtml, unknownFacts } from '../../scripts/operator-page.ts';
import { venueEntries } from '../../src/content/venues/index.ts';

test('operator page · begins before its commands do; launch-check reads .env anew, and not the variables of the development server and its local mail', async () => {
  const before = { ...process.env, ENV_FILE: devNull, SMTP_URL: '' };
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1025');
  const parts = operatorHtml(before, Promise.resolve(''));
  expect((await parts.next()).value).toContain('<h1>');
  expect(await text(parts)).toMatch(/SMTP_URL +is not set/);
});

test('operator page · unknown facts are counted, the most frequent first, with the venues to ask, and none of a sample venue', () => {
  const [first] = venueEntries;
  if (!first) throw new Error('There are no venues');
  const halls = [{ name: { en: 'Hall' }, seats: 100, floating: 150 }];
  const known = { ...first, halls, facts: { vegPlate: 500, cancellable: false, parking: 80 } };
  const unknown = { ...first, name: 'Lamp Hall', halls: [], facts: { vegPackage: 900 } };
  const sample = { ...unknown, name: 'Sample Hall', source: 'sample' as const };
  const lines = unknownFacts([known, unknown, sample, { ...known, name: 'Diya Hall', halls: [] }]);
  expect(lines.slice(0, -1)).toEqual([
    'How many guests it holds: not known of 2 of 3 halls. Ask Lamp Hall, Diya Hall',
    expect.stringMatching(/^A booking can be cancelled: not known of 1 of 3 halls\. Ask Lamp Hall$/),
    'Refund on cancelling: not known of 1 of 3 halls. Ask Lamp Hall',
    'Vehicles that can park: not known of 1 of 3 halls. Ask Lamp Hall',
    'Food by the venue: not known of 1 of 3 halls. Ask Lamp Hall',
  ]);
  expect(lines.at(-1)).toMatch(/^Not known of any hall: .*Lift/);
});

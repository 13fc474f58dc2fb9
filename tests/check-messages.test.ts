import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMessageMistakes, findUnusedWords, readUnusedWords } from '../scripts/check-messages.ts';

type Message =
  Parameters<typeof findMessageMistakes>[0]['en'] extends ReadonlyMap<string, infer One> ? One : never;
const mistakes = (en: Record<string, Message>, hi: Record<string, Message>, source: string) =>
  findMessageMistakes({ en: new Map(Object.entries(en)), hi: new Map(Object.entries(hi)) }, source);

test('messages · a message that both languages have and the code uses is in order', () => {
  expect(mistakes({ hello: 'Hello {name}' }, { hello: '{name}, नमस्ते' }, 'm.hello({ name })')).toEqual([]);
});

test('messages · a missing or empty text, another parameter, an unused message and English in Hindi are found', () => {
  const found = mistakes(
    { missing: 'Call', empty: 'Call', parameter: 'Call {name}', unused: 'Call', english: 'Call' },
    { empty: ' ', parameter: '{phone} पर कॉल करें', unused: 'कॉल', english: 'Call' },
    'm.missing() m.empty() m.parameter({ name }) m.english()',
  );
  expect(found).toEqual([
    'missing: no text in hi',
    'empty: no text in hi',
    'parameter: other parameters in each language',
    'unused: not used',
    'english: English in hi',
  ]);
});

test('messages · every plural form is checked', () => {
  const forms = (one: string, other: string) => [{ match: { 'form=one': one, 'form=other': other } }];
  const code = 'm.rooms({ count })';
  expect(
    mistakes({ rooms: forms('{count} room', '{count} rooms') }, { rooms: forms('{count} कमरा', '') }, code),
  ).toEqual(['rooms: no text in hi']);
});

test.each([
  ['बजट की तुलना {guests} के लिए होती है।', ['note: {guests} directly before के in hi']],
  ['{rooms} में से चुनिए', ['note: {rooms} directly before में in hi']],
  ['{#strong}{event}{/strong} वाले वेन्यू', ['note: {event} directly before वाले in hi']],
  ['आपका कुल खर्च ({guests}), {rooms}: {event}', []],
  ['{guests} मेहमानों के लिए', []],
  ['{guests} केटरर', []],
  ['{count} में से {guests}', []],
])('messages · a count is in the direct case, so no postposition follows it: %s', (text, found) => {
  const inserts = [...text.matchAll(/\{[^}]+\}/g)].join(' ');
  expect(mistakes({ note: inserts }, { note: text }, 'm.note()')).toEqual(found);
});

const glossary = `# Hindi
| venue | वेन्यू | |

## Words not used

Any ending.

| Not | Write |
|---|---|
| विकल्प | ऑप्शन |
| फव्वार | फ़व्वारा |

## Glossary

| press | मीडिया | |
`;

test('messages · the words not used are read from the table of the Hindi guide', () => {
  expect([...readUnusedWords(glossary)]).toEqual([
    ['विकल्प', 'ऑप्शन'],
    ['फव्वार', 'फ़व्वारा'],
  ]);
});

test('messages · the Hindi guide has such a table', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/hindi.md'), 'utf8');
  expect(readUnusedWords(guide).get('विकल्प')).toBe('ऑप्शन');
});

test('messages · a word not used is found with any ending and its replacement is named', () => {
  const texts = new Map([
    ['leads_choose', 'दो विकल्पों में से चुनिए।'],
    ['pictures.ts:4', 'आँगन में फ़व्वारा।'],
    ['terms.ts:9', 'ऑप्शन चुनिए।'],
  ]);
  expect(findUnusedWords(texts, readUnusedWords(glossary))).toEqual(['leads_choose: विकल्प, write ऑप्शन']);
});

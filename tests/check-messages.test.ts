import { expect, test } from 'vitest';
import { findMessageMistakes } from '../scripts/check-messages.ts';

type Message =
  Parameters<typeof findMessageMistakes>[0]['en'] extends ReadonlyMap<string, infer One> ? One : never;
const mistakes = (en: Record<string, Message>, hi: Record<string, Message>, source: string) =>
  findMessageMistakes({ en: new Map(Object.entries(en)), hi: new Map(Object.entries(hi)) }, source);

test('messages · a message that both languages have and the code uses is in order', () => {
  expect(mistakes({ hello: 'Hello {name}' }, { hello: '{name}, नमस्ते' }, 'm.hello({ name })')).toEqual([]);
});

test('messages · a missing or empty text, another parameter and an unused message are found', () => {
  const found = mistakes(
    { missing: 'Call', empty: 'Call', parameter: 'Call {name}', unused: 'Call' },
    { empty: ' ', parameter: '{phone} पर कॉल करें', unused: 'कॉल' },
    'm.missing() m.empty() m.parameter({ name })',
  );
  expect(found).toEqual([
    'missing: no text in hi',
    'empty: no text in hi',
    'parameter: other parameters in each language',
    'unused: not used',
  ]);
});

test('messages · every plural form is checked', () => {
  const forms = (one: string, other: string) => [{ match: { 'form=one': one, 'form=other': other } }];
  const code = 'm.rooms({ count })';
  expect(
    mistakes({ rooms: forms('{count} room', '{count} rooms') }, { rooms: forms('{count} कमरा', '') }, code),
  ).toEqual(['rooms: no text in hi']);
});

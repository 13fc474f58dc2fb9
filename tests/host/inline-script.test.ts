import { expect, test } from 'vitest';
import { checkPolicy, inlineFingerprint, shortenInline } from '../../scripts/inline-script.ts';

const page = `<head><script>
  // Why it is here.
  (({ documentElement: root }) => { const longName = root.dataset; longName.acted = ""; })(document);
</script></head>`;

test('fast 1 · the inline script travels without comments and long names, and does what it did', () => {
  const short = shortenInline(page);
  expect(short.length).toBeLessThan(page.length * 0.75);
  expect(short).not.toMatch(/Why|longName|\n/);
  const [, code = ''] = /<script>(.*)<\/script>/.exec(short) ?? [];
  const root = { dataset: {} };
  new Function('document', code)({ documentElement: root });
  expect(root.dataset).toEqual({ acted: '' });
});

test('fast 1 · a page without a script, or with one that cannot be read, stops the build', () => {
  expect(() => shortenInline('<head></head>')).toThrow('no inline script');
  expect(() => shortenInline('<script>const = 1</script>')).toThrow('cannot be read');
});

test('the content policy names the script that is sent', () => {
  const short = shortenInline(page);
  expect(() => checkPolicy(`script-src 'self' '${inlineFingerprint(short)}'`, short)).not.toThrow();
  expect(() => checkPolicy(`script-src 'self' '${inlineFingerprint(page)}'`, short)).toThrow('vercel.json');
});

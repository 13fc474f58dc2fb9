/** Colours and widths of the styles have one place. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const styles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, read(join('src', file)).replace(/\/\*.*?\*\//gs, '')] as const);

/** Each match with its file. */
const find = (pattern: RegExp, where = '') =>
  styles
    .filter(([file]) => file.endsWith(where))
    .flatMap(([file, css]) => Array.from(css.matchAll(pattern), ([found]) => `${file}: ${found}`));

test('styles · colours are tokens of tokens.css', () => {
  expect(find(/#[\da-f]{3,8}\b|(?:rgba?|hsla?)\(\d[^)]*\)/gi, '.module.css')).toEqual([]);
});

test('styles · widths of media and container queries are the six of tokens.css, in rem, so that they grow with the text', () => {
  const documented = /Widths in queries: ([\d., ]+) rem/
    .exec(read('src/styles/tokens.css'))?.[1]
    ?.match(/[\d.]+/g);
  expect(documented).toHaveLength(6);
  const queries = find(/@(?:media|container)[^{]*width[^{]*/g);
  expect(queries).not.toEqual([]);
  const isDocumented = (query: string) =>
    [...query.matchAll(/([\d.]+)(rem\b)?(?= <=|\))/g)].every(
      ([, width = '', unit]) => (unit && documented?.includes(width)) || /height: [\d.]+rem/.test(query),
    );
  expect(queries.filter((query) => /(?:min|max)-width/.test(query) || !isDocumented(query))).toEqual([]);
});

/** The classes of the set, and the one of print.css. */
const globalClasses = new Set(
  styles
    .filter(([file]) => /styles.(set|print)\.css$/.test(file))
    .flatMap(([, css]) => Array.from(css.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name)),
);
const components = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx$/.test(file))
  .map((file) => [file, read(join('src', file))] as const);

test('styles · a global class in a component is one of the set', () => {
  const unknown = components.flatMap(([file, code]) =>
    [...code.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
      .flatMap(([, plain, template = '']) => (plain ?? template.replace(/\$\{[^}]*\}/g, '')).split(/\s+/))
      .filter((name) => name && !globalClasses.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('styles · a component imports a module that has a class, and names classes that it has', () => {
  const unknown = components.flatMap(([file, code]) =>
    [...code.matchAll(/import (\w+) from '\.\/([\w-]+\.module\.css)'/g)].flatMap(([, name, module = '']) => {
      const css = read(join('src', file, '..', module));
      const named = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
      const isMissing = (one: string) => !new RegExp(`\\.${one}\\b`).test(css);
      return [...named.filter(isMissing), ...(/\.[a-z]/.test(css) ? [] : ['no class'])].map(
        (one) => `${file}: ${one}`,
      );
    }),
  );
  expect(unknown).toEqual([]);
});

test('styles · each class of the set is used', () => {
  const code = components.map(([, text]) => text).join('\n');
  expect([...globalClasses].filter((name) => !new RegExp(`["'\`\\s]${name}["'\`\\s]`).test(code))).toEqual(
    [],
  );
});

test.each([
  'index.html',
  'scripts/crawler-files.ts',
  'scripts/social-pictures.ts',
  'scripts/social/emblem.svg',
  'public/favicon.svg',
  'api/_mail/lead-email-html.ts',
])('styles · %s has the primary colour of tokens.css', (file) => {
  expect(read(file)).toContain(/--primary: (#\w+)/.exec(read('src/styles/tokens.css'))?.[1]);
});

test('styles · digits are drawn by Figtree wherever names are drawn by Marcellus, whose zero is an O', () => {
  const stacks = find(/(?:font-family|--latin-display):[^;]*"Marcellus"[^;]*/g).filter(
    (found) => !found.includes('font-family: "Marcellus"'),
  );
  expect(stacks).not.toEqual([]);
  expect(stacks.filter((stack) => !/:\s*"Figtree digits", "Figtree rupee", "Marcellus"/.test(stack))).toEqual(
    [],
  );
});

test('styles · the page has no rule that calculates much of its style again whenever an element appears', () => {
  // The browser does so for what stands below a root with `:has()`; for `:focus-visible` whenever the focus moves.
  expect(find(/(?:html|:root|body)[^\s,{]*:has\([^{,]*\)\s+[^\s{,][^{,]*/g)).toEqual([]);
});

test('styles · what is held is asked for by its word, because several can be held at once', () => {
  expect(find(/\[data-held~="/g)).not.toEqual([]);
  expect(find(/\[data-held="[^\]]*/g)).toEqual([]);
});

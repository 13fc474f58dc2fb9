import doiuse from 'doiuse';
import postcss from 'postcss';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import viteConfig from '../../vite.config.ts';
import { list, read } from './built-files.ts';

const target = viteConfig.build?.target as string[];
/** `safari15.5` is Safari of macOS and of iOS. */
const browsers = target
  .map((browser) => browser.replace(/[\d.]+$/, ' $&'))
  .flatMap((browser) => [
    browser,
    ...(browser.startsWith('safari') ? [browser.replace('safari', 'ios_saf')] : []),
  ]);

const scripts: readonly (readonly [string, string])[] = [
  ...list('.js').map((file) => [file, read(file)] as const),
  ['the inline script', read('index.html').match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? ''],
];
/** Those that a script has as a text, too. */
const inScripts = scripts.flatMap(([, code]) =>
  [...code.matchAll(/`([.:@][^`$]*\{[^`$]*\})`/g)].map(([, text = '']) => text),
);
const styles = [...list('.css').map(read), ...inScripts].join('');

/** What some of the browsers do without, by ids of caniuse.com. */
const dispensable = {
  'css-color-adjust': 'printed colours',
  'css-container-queries': 'Safari 15 shows the narrow arrangement of cards',
  'css-content-visibility': 'speed',
  'css-media-scripting':
    'older browsers show buttons that do nothing without scripts, and the common bar on a venue’s page',
  'css-overflow-anchor': 'Safari 15 never scrolls with a card',
  'css-overscroll-behavior': 'the page may scroll behind a dialog',
  'css-paged-media': 'printed margins',
  'css-resize': 'the handle of text fields',
  'css-scrollbar': 'thin scrollbars',
  'css-selection': 'the colour of selected text',
  'css-touch-action': 'only missing where there is no touch',
  'css3-cursors-newer': 'only missing where there is no cursor',
  'text-size-adjust': 'only needed on phones, which have it',
};

/** The functions of CSS, which caniuse.com lacks: those that all the browsers have. */
const functions = new Set([
  ...['calc', 'clamp', 'counter', 'env', 'max', 'min', 'minmax', 'repeat', 'rgb', 'var'],
  ...['cubic-bezier', 'drop-shadow', 'format', 'inset', 'local', 'polygon', 'steps', 'url'],
  ...['rotate', 'scaleX', 'translate', 'translateY', 'translateZ'],
  ...['linear-gradient', 'radial-gradient', 'repeating-linear-gradient'],
]);
/** What some of them do without. */
const dispensableFunctions = { 'color-mix': 'Safari 15 shows no tint' };

test('target · no script has newer syntax', async () => {
  const compile = async (code: string, to: string | string[]) =>
    (await transformWithOxc(code, 'script.js', { target: to, sourcemap: false })).code;
  const newer: string[] = [];
  for (const [file, code] of scripts) {
    if ((await compile(code, target)) !== (await compile(code, 'esnext'))) newer.push(file);
  }
  expect(newer).toEqual([]);
});

test('target · no script has a pattern or a method that Safari 15 does not know', () => {
  const newer = /\(\?(<[=!]|[ims]+:)|\.(toSorted|toReversed|toSpliced)\(/;
  expect(scripts.filter(([, code]) => newer.test(code)).map(([file]) => file)).toEqual([]);
});

test('target · the styles need no newer feature than the browsers have', async () => {
  expect(styles).toContain('.yarl__root');
  const missing = new Set<string>();
  const plugin = doiuse({
    browsers,
    ignore: Object.keys(dispensable),
    onFeatureUsage: ({ feature, featureData }) => {
      if (featureData.missing) missing.add(feature);
    },
  });
  await postcss([plugin]).process(styles, { from: undefined });
  expect([...missing]).toEqual([]);
  // The data of caniuse.com that the plugin uses lacks these.
  expect(styles.match(/@media[^{]*[<>][^{]*/g)).toBeNull();
  expect(styles.match(/float:\s*inline-\w+/g)).toBeNull();
});

test('target · the styles use no function that the browsers lack, such as round()', () => {
  const used = new Set<string>();
  postcss.parse(styles).walkDecls(({ value }) => {
    const code = value.replace(/"[^"]*"|'[^']*'/g, '');
    for (const [, name = ''] of code.matchAll(/([\w-]+)\(/g)) used.add(name);
  });
  for (const name of [...functions, ...Object.keys(dispensableFunctions)]) used.delete(name);
  expect([...used]).toEqual([]);
});

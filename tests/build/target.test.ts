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
const styles = list('.css').map(read).join('');

/** What some of the browsers do without, by ids of caniuse.com. */
const dispensable = {
  'css-color-adjust': 'printed colours',
  'css-container-queries': 'Safari 15 shows the narrow arrangement of cards',
  'css-container-query-units': 'Safari 15 does not level the heights of cards',
  'css-content-visibility': 'speed',
  'css-media-scripting': 'without scripts, older browsers show buttons that do nothing',
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
  // The data of caniuse.com that the plugin uses lacks this.
  expect(styles.match(/@media[^{]*[<>][^{]*/g)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { splitStyles, wordsOfTags } from '../../scripts/first-styles.ts';

const words = wordsOfTags('<main class="page wide" data-open=""><img alt="dialog" src="/table.avif"></main>');

describe('styles of the first screen', () => {
  test('fast 1 · what stands in the HTML comes with the page, the rest in its order, conditions included', async () => {
    const styles =
      '.page{color:red}.page:hover,.dialog{color:blue}.dialog .title{margin:0}@media print{.page{margin:0}.dialog{margin:1px}}';
    expect(await splitStyles(styles, words)).toEqual({
      first: '.page{color:red}.page:hover{color:blue}@media print{.page{margin:0}}',
      rest: '.dialog{color:blue}.dialog .title{margin:0}@media print{.dialog{margin:1px}}',
    });
  });

  test('fast 1 · a rule for what is not so yet is there from the start', async () => {
    const styles = ':root:not([data-ready]) .page img{opacity:0}';
    expect((await splitStyles(styles, words)).first).toBe(styles);
  });

  test('fast 1 · words and addresses of a page are no names of its parts', () => {
    expect([...words]).toEqual(['main', 'class', 'page', 'wide', 'data-open', 'img']);
  });

  test('fast 1 · a condition inside another is refused, with the place', async () => {
    const nested = '@media print{@supports (display:grid){.page{margin:0}}}';
    await expect(splitStyles(nested, words)).rejects.toThrow(
      /one condition, not one inside another.*@supports/,
    );
  });
});

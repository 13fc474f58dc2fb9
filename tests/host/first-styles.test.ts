import { describe, expect, test } from 'vitest';
import { splitStyles, withoutBelow, wordsOfTags } from '../../scripts/first-styles.ts';

const words = wordsOfTags('<main class="page wide" data-open=""><img alt="dialog" src="/table.avif"></main>');

describe('styles of the first screen', () => {
  test('fast 1 · what stands in the HTML comes with the page, the rest in its order, conditions included', () => {
    const styles =
      '.page{color:red}.page:focus,.dialog{color:blue}.dialog .title{margin:0}@media (width>=64rem){.page{margin:0}.dialog{margin:1px}}';
    expect(splitStyles(styles, words)).toEqual({
      first: '.page{color:red}.page:focus{color:blue}@media (width>=64rem){.page{margin:0}}',
      rest: '.dialog{color:blue}.dialog .title{margin:0}@media (width>=64rem){.dialog{margin:1px}}',
    });
  });

  test('fast 1 · paper, browsers without script and what a pointer is over can wait', () => {
    const later =
      '@media print{.page{margin:0}}@media (scripting:none){.page{margin:0}}.page:hover{color:blue}';
    expect(splitStyles(`.page{color:red}${later}`, words)).toEqual({
      first: '.page{color:red}',
      rest: later,
    });
  });

  test('fast 1 · what lies below, and what is in a closed dialog, stands on no first screen', () => {
    const html =
      '<main><div class="a"><div data-below="true"><div class="b"></div></div></div><h2 class="c"></h2><dialog class="d"><p></p></dialog><li data-below="true"><ul><li></li></ul></li></main>';
    expect(withoutBelow(html)).toBe('<main><div class="a"></div><h2 class="c"></h2></main>');
  });

  test('fast 1 · a rule for what is not so yet is there from the start', () => {
    const styles = ':root:not([data-ready]) .page img{opacity:0}';
    expect(splitStyles(styles, words).first).toBe(styles);
  });

  test('fast 1 · words and addresses of a page are no names of its parts', () => {
    expect([...words]).toEqual(['main', 'class', 'page', 'wide', 'data-open', 'img']);
  });

  test('fast 1 · conditions may stand in one another; a choice of selectors is one, and fonts come first', () => {
    const styles = [
      '@font-face{font-family:x}',
      '@media print{@supports (display:grid){.dialog{margin:0}}}',
      '.page:is(.dialog,.title) img{margin:0}',
      '.dialog>:is(:first-child,[role=status]){margin:1px}',
    ];
    expect(splitStyles(styles.join(''), words)).toEqual({
      first: `${styles[0]}${styles[2]}`,
      rest: `${styles[1]}${styles[3]}`,
    });
  });
});

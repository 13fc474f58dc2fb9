import postcss, { type AtRule, type Container, type Rule } from 'postcss';

export interface SplitStyles {
  /** Of what stands on the first screens; it goes into the page. */
  readonly first: string;
  /** Of what lies below, what only script draws (dialogs, errors, states), and of paper. It comes once the page is painted. */
  readonly rest: string;
}

/**
 * Splits styles by the words of the tags in some pages, `wordsOfTags`. Both parts keep their order, and the rest comes after
 * the first: in our sheets a part or a state stands after what it changes, so that what wins stays the same.
 */
export function splitStyles(styles: string, words: ReadonlySet<string>): SplitStyles {
  const first = postcss.parse(styles);
  const rest = first.clone();
  keep(first, 'first', (selector) => stands(selector, words));
  keep(rest, 'rest', (selector) => !stands(selector, words));
  return { first: first.toString(), rest: rest.toString() };
}

/** Conditions, whose rules are split; fonts and keyframes stay whole, in the first. */
const conditions = new Set(['media', 'supports', 'container', 'layer']);

function keep(container: Container, part: keyof SplitStyles, wanted: (selector: string) => boolean): void {
  container.each((node) => {
    if (isForLater(node)) {
      if (part === 'first') node.remove();
    } else if (isRule(node)) {
      node.selectors = node.selectors.filter(wanted);
      if (node.selector === '') node.remove();
    } else if (isCondition(node)) {
      keep(node, part, wanted);
      if (node.nodes?.length === 0) node.remove();
    } else if (!wanted('')) node.remove();
  });
}

const isRule = (node: { readonly type: string }): node is Rule => node.type === 'rule';
/** For paper, and for browsers without script, which load both parts before they paint. */
const isForLater = (node: { readonly type: string }) =>
  node.type === 'atrule' && /^(print|\(scripting: ?none\))$/.test((node as AtRule).params);
const isCondition = (node: { readonly type: string }): node is AtRule =>
  node.type === 'atrule' && conditions.has((node as AtRule).name);

/**
 * Whether all classes, tags and attributes that a selector needs are there; of its states and choices nothing is asked, but
 * that nobody points at anything yet, nor presses it.
 */
function stands(selector: string, words: ReadonlySet<string>): boolean {
  if (selector.includes(':hover')) return false;
  let plain = selector;
  // From the innermost outwards: `:is(.a:not(.b))`.
  while (/:[\w-]+\([^()]*\)/.test(plain)) plain = plain.replace(/:[\w-]+\([^()]*\)/g, '');
  if (plain.includes(':active')) return false;
  const names = plain.replace(/::?[\w-]+/g, '').replace(/[~|^$*]?=\s*("[^"]*"|'[^']*'|[^\]]*)/g, '');
  return [...names.matchAll(/-?[_a-zA-Z][\w-]*/g)].every(([name]) => words.has(name));
}

/** Some HTML of React's without closed dialogs and the elements marked `data-below`: every tag that is opened is closed. */
export function withoutBelow(html: string): string {
  const [opening] = /<(dialog\b|[a-z]+\d?\b[^>]* data-below)[^>]*>/.exec(html) ?? [];
  if (!opening) return html;
  const from = html.indexOf(opening);
  return html.slice(0, from) + withoutBelow(html.slice(endOfElement(html, from)));
}

/** Where the element ends that begins at `from`. */
function endOfElement(html: string, from: number): number {
  const [, name = ''] = /^<([a-z]+\d?)/.exec(html.slice(from, from + 20)) ?? [];
  let open = 0;
  for (const { 0: tag, index } of html.slice(from).matchAll(new RegExp(`</?${name}\\b`, 'g'))) {
    open += tag.startsWith('</') ? -1 : 1;
    if (open === 0) return html.indexOf('>', from + index) + 1;
  }
  throw new Error(`An element <${name}> is not closed`);
}

/** Names of tags, attributes and classes, and what else stands inside the tags of some HTML. */
export function wordsOfTags(html: string, known: Set<string> = new Set()): Set<string> {
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
    const short = tag.replace(/ (?:srcSet|src|href|d|style|alt|content)="[^"]*"/g, '');
    for (const [word] of short.matchAll(/[\w-]+/g)) known.add(word);
  }
  return known;
}

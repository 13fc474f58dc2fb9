import postcss, { type AtRule, type Container, type Rule } from 'postcss';

export interface SplitStyles {
  /** Of what stands in the HTML; it goes into the page. */
  readonly first: string;
  /** Of what only script draws: dialogs, errors, states. It comes with the script. */
  readonly rest: string;
}

/**
 * Splits styles by the words of the tags in some pages, `wordsOfTags`. Both parts keep their order, and the rest comes after
 * the first: in our sheets a part or a state stands after what it changes, so that what wins stays the same.
 */
export function splitStyles(styles: string, words: ReadonlySet<string>): SplitStyles {
  const first = postcss.parse(styles);
  const rest = first.clone();
  keep(first, (selector) => stands(selector, words));
  keep(rest, (selector) => !stands(selector, words));
  return { first: first.toString(), rest: rest.toString() };
}

/** Conditions, whose rules are split; fonts and keyframes stay whole, in the first. */
const conditions = new Set(['media', 'supports', 'container', 'layer']);

function keep(container: Container, wanted: (selector: string) => boolean): void {
  container.each((node) => {
    if (isRule(node)) {
      node.selectors = node.selectors.filter(wanted);
      if (node.selector === '') node.remove();
    } else if (isCondition(node)) {
      keep(node, wanted);
      if (node.nodes?.length === 0) node.remove();
    } else if (!wanted('')) node.remove();
  });
}

const isRule = (node: { readonly type: string }): node is Rule => node.type === 'rule';
const isCondition = (node: { readonly type: string }): node is AtRule =>
  node.type === 'atrule' && conditions.has((node as AtRule).name);

/** Whether all classes, tags and attributes that a selector needs are there; of its states and choices nothing is asked. */
function stands(selector: string, words: ReadonlySet<string>): boolean {
  let plain = selector;
  // From the innermost outwards: `:is(.a:not(.b))`.
  while (/:[\w-]+\([^()]*\)/.test(plain)) plain = plain.replace(/:[\w-]+\([^()]*\)/g, '');
  const names = plain.replace(/::?[\w-]+/g, '').replace(/[~|^$*]?=\s*("[^"]*"|'[^']*'|[^\]]*)/g, '');
  return [...names.matchAll(/-?[_a-zA-Z][\w-]*/g)].every(([name]) => words.has(name));
}

/** Names of tags, attributes and classes, and what else stands inside the tags of some HTML. */
export function wordsOfTags(html: string, known: Set<string> = new Set()): Set<string> {
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
    const short = tag.replace(/ (?:srcSet|src|href|d|style|alt|content)="[^"]*"/g, '');
    for (const [word] of short.matchAll(/[\w-]+/g)) known.add(word);
  }
  return known;
}

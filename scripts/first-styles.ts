import { PurgeCSS } from 'purgecss';

export interface SplitStyles {
  /** Of what stands in the HTML; it goes into the page. */
  readonly first: string;
  /** Of what only script draws: dialogs, errors, states. It comes with the script. */
  readonly rest: string;
}

/**
 * Splits styles by the words of the tags in some pages, `wordsOfTags`. The rest keeps its order and stands after the first;
 * a state or a part comes after what it changes in our sheets too, so that what wins stays the same.
 */
export async function splitStyles(styles: string, words: ReadonlySet<string>): Promise<SplitStyles> {
  const nested = /@(?:media|supports)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*@(?:media|supports)/.exec(styles);
  if (nested) throw new Error(`Styles: write one condition, not one inside another: ${nested[0].slice(-80)}`);
  const [split] = await new PurgeCSS().purge({
    content: [{ raw: [...words].join(' '), extension: 'html' }],
    css: [{ raw: styles }],
    rejectedCss: true,
  });
  if (!split) throw new Error('The styles could not be split');
  return { first: split.css, rest: split.rejectedCss ?? '' };
}

/** Names of tags, attributes and classes, and what else stands inside the tags of some HTML. */
export function wordsOfTags(html: string, known: Set<string> = new Set()): Set<string> {
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
    const short = tag.replace(/ (?:srcSet|src|href|d|style|alt|content)="[^"]*"/g, '');
    for (const [word] of short.matchAll(/[\w-]+/g)) known.add(word);
  }
  return known;
}

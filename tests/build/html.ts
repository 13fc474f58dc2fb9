/** Reads prerendered HTML as React writes it; a DOM of every page would take most of the time of the tests of a build. */
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => characters[name] ?? whole);
const childless = /^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/>$/;

/** The opening tags of elements with this name. */
export const tagsIn = (html: string, name: string): readonly string[] =>
  html.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? [];

export function attributeOf(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
  return decode(value);
}

/** The content of the first element with this name that does not contain another one. */
export const contentOf = (html: string, name: string): string =>
  new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? '';

/** Texts and opening tags, without scripts, styles and the elements whose tag is `skipped`. */
export function readHtml(html: string, skipped: (tag: string) => boolean = () => false) {
  const texts: string[] = [];
  const tags: string[] = [];
  let skippedDepth = 0;
  const visible = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  for (const part of visible.match(/<[^>]*>|[^<]+/g) ?? []) {
    const isTag = part.startsWith('<');
    if (skippedDepth > 0) {
      if (isTag && !childless.test(part)) skippedDepth += part.startsWith('</') ? -1 : 1;
    } else if (!isTag) texts.push(decode(part));
    else if (!skipped(part)) tags.push(part);
    else if (!childless.test(part)) skippedDepth = 1;
  }
  return { texts, tags };
}

export const textOf = (html: string): string => readHtml(html).texts.join('');

export const languageOf = (html: string): string => attributeOf(tagsIn(html, 'html')[0] ?? '', 'lang');

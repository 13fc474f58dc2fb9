/**
 * Links that let the browser fetch the picture of the first screen before it has read as far as that is named, in the
 * format that nearly all browsers take; the others find it in the page.
 */
export function heroPreloads(html: string): string[] {
  const end = html.indexOf('fetchPriority="high"');
  const start = html.lastIndexOf('<picture', end);
  if (end < 0 || start < 0) return [];
  const sources = html.slice(start, end).match(/<source [^>]*type="image\/avif"[^>]*>/g) ?? [];
  const narrow = sources.flatMap((source) => attribute(source, 'media') ?? []);
  return sources.map((source) => {
    const media = attribute(source, 'media') ?? narrow.map((one) => `not all and ${one}`).join(' and ');
    return [
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high"',
      ` imagesrcset="${attribute(source, 'srcSet')}" imagesizes="${attribute(source, 'sizes')}"`,
      media ? ` media="${media}">` : '>',
    ].join('');
  });
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Links that let the browser fetch a page's first picture and its fonts before it has read as far as they are named. */
export function pagePreloads(html: string, styles: string): string[] {
  return [...heroPreloads(html), ...fontPreloads(html, styles)];
}

/** The picture of the first screen, in the format that nearly all browsers take; the others find it in the page. */
function heroPreloads(html: string): string[] {
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

/** A font that is not there at the first paint is not used: it must come early, but after the picture. */
function fontPreloads(html: string, styles: string): string[] {
  const files = [...styles.matchAll(/url\(["']?(\/assets\/[^)"']+\.woff2)/g)].map(([, file]) => file ?? '');
  return files
    .filter((file) => !file.includes('rupee') || html.includes('₹'))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${file}">`,
    );
}

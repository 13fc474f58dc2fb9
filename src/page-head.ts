import { site } from './content/site.ts';
import type { PagePayload } from './page-payload.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Title, description, canonical and social tags of a page, as HTML. */
export function headTags({ head, status }: PagePayload): string {
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const tags = [`<title>${title}</title>`, `<meta name="description" content="${description}">`];
  if (status === 404) return [...tags, '<meta name="robots" content="noindex">'].join('\n    ');
  const address = escapeHtml(new URL(head.path ?? '/', site.url).href);
  return [
    ...tags,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    '<meta property="og:type" content="website">',
  ].join('\n    ');
}

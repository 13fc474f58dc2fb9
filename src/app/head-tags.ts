import { site } from '../content/site.ts';
import { baseLocale, getLocale, languageTags, locales, localPath } from '../i18n/locale.ts';
import type { PageData } from '../routes/route-data.ts';
import { fullAddress, pageAddress } from './site-url.ts';
import { socialPictureOf } from './social-images.ts';
import { structuredData } from './structured-data.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Title, description, canonical link, links to the other language, social tags and structured data of a page, as HTML. */
export function headTags({ route, head, data }: PageData): string {
  const tags = [`<title>${escapeHtml(head.title)}</title>`, meta('name', 'description', head.description)];
  if (!head.path) return [...tags, meta('name', 'robots', 'noindex')].join('\n    ');
  const address = pageAddress(head.path);
  const graph = structuredData({ kind: route, head, data });
  return [
    ...tags,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...languageLinks(head.path),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', languageTags[getLocale()].replace('-', '_')),
    ...pictureTags(head.path),
    ...(graph ? [`<script type="application/ld+json">${graph}</script>`] : []),
  ].join('\n    ');
}

/** The page in each language, itself included, and the one for other languages. */
function languageLinks(path: string): string[] {
  const link = (language: string, to: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(fullAddress(to))}">`;
  return [
    ...locales.map((locale) => link(languageTags[locale], localPath(path, locale))),
    link('x-default', localPath(path, baseLocale)),
  ];
}

function pictureTags(path: string): string[] {
  const picture = socialPictureOf(path);
  if (!picture) return [meta('name', 'twitter:card', 'summary')];
  return [
    meta('property', 'og:image', picture.address),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', picture.cover.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

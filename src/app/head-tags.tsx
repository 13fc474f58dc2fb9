import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../content/site.ts';
import { baseLocale, getLocale, languageTags, locales, localPath } from '../i18n/locale.ts';
import type { PageData } from '../routes/page-entry.ts';
import { fullAddress, pageAddress } from './site-url.ts';
import { socialPictureOf } from './social-pictures.ts';
import { structuredData } from './structured-data.ts';

/** Title, description, canonical link, links to the other language and social tags of a page, as HTML. */
export const headTags = (page: PageData): string => renderToStaticMarkup(<HeadTags {...page} />);

/** The structured data of a page, as HTML; search engines read it in the body, too. */
export function structuredDataTag({ route, head, data }: PageData): string {
  const graph = head.path && structuredData({ kind: route, head, data });
  return graph ? renderToStaticMarkup(<script type="application/ld+json">{graph}</script>) : '';
}

function HeadTags({ head }: PageData) {
  const { path, title, description, prev, next } = head;
  const picture = path && socialPictureOf(path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!path && <meta name="robots" content="noindex" />}
      {path && (
        <>
          <link rel="canonical" href={pageAddress(path)} />
          {prev && <link rel="prev" href={pageAddress(prev)} />}
          {next && <link rel="next" href={pageAddress(next)} />}
          {locales.map((locale) => (
            <link
              key={locale}
              rel="alternate"
              hrefLang={languageTags[locale]}
              href={fullAddress(localPath(path, locale))}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={fullAddress(localPath(path, baseLocale))} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={pageAddress(path)} />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content={languageTags[getLocale()].replace('-', '_')} />
          <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
        </>
      )}
      {picture && (
        <>
          <meta property="og:image" content={picture.address} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${picture.words.join(', ')}. ${picture.cover.alt}`} />
        </>
      )}
    </>
  );
}

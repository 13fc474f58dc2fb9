import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { cities, cityName } from '../../content/cities.ts';
import { site } from '../../content/site.ts';
import { businessHours } from '../../content/site-texts.ts';
import { formatQuery } from '../../domain/format-query.ts';
import { m } from '../../i18n/compiled/messages.js';
import { localPath } from '../../i18n/locale.ts';
import { contentLang } from '../../i18n/localized.ts';
import { hasTestimonials } from '../../lib/has-testimonials.ts';
import { meantAddress, pathWords } from '../../lib/meant-address.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { NotFoundData } from './not-found-data.ts';
import styles from './not-found-page.module.css';

const meantPages = createLazy(() => import('./meant-pages.tsx').then((module) => module.MeantPages));

const links = () => [
  { label: m.not_found_all_venues(), to: paths.venues() },
  ...cities.map(({ id }) => ({ label: cityName(id), to: paths.city(id) })),
  { label: m.navigation_gallery(), to: paths.gallery() },
  ...(hasTestimonials ? [{ label: m.navigation_testimonials(), to: paths.testimonials() }] : []),
  { label: m.navigation_why_us(), to: paths['why-us']() },
  { label: m.navigation_home(), to: paths.home() },
];

/**
 * Unknown URL: a venue search, which works without JavaScript too and begins with the words of the path, the pages that they name
 * (or venues similar to a hidden one), and the main links. In both languages until hydrated.
 */
export function Page({ data: { other, similar } }: { readonly data: NotFoundData }) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const words = pathWords(pathname);
  const [, venueId = ''] = /\/venues?\/([^/]+)/i.exec(pathname) ?? [];
  const offered = hydrated && similar[venueId.toLowerCase()];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = field;
    // What was typed before hydration stays, and who is about to type is not interrupted.
    if (current && !current.value && !current.matches(':focus'))
      current.value = pathWords(pathname).join(' ');
  }, [pathname]);
  return (
    <div className={`wrap page stack centred ${styles.page}`}>
      <ArchMotif className={styles.motif} />
      <h1>{m.not_found_heading()}</h1>
      <p className="lede">{m.not_found_text()}</p>
      {other && !hydrated && (
        <div lang={other.lang}>
          <h2>{other.heading}</h2>
          <p className="lede">{other.text}</p>
          <a href={other.home.path}>{other.home.label}</a>
        </div>
      )}
      <search className={styles.box}>
        <form
          className="row end"
          action={localPath(paths.venues())}
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('q');
            navigate(`${paths.venues()}?${formatQuery(new URLSearchParams({ q: String(text ?? '') }))}`);
          }}
        >
          <Field
            label={m.not_found_search()}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            ref={field}
          />
          <Button type="submit">{m.not_found_search_submit()}</Button>
        </form>
      </search>
      {offered && (
        <nav aria-labelledby="similar">
          <h2 id="similar">{m.venues_similar_title()}</h2>
          <ul className="row gap-2 centred">
            {offered.map(({ label, path }) => (
              <li key={path}>
                <ButtonLink variant="secondary" to={path + search}>
                  <span lang={contentLang(label)}>{label}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hydrated && !offered && words.length > 0 && (
        <LazyBoundary source={meantPages} props={{ words, search: meantAddress(pathname, search).search }} />
      )}
      <nav aria-label={m.not_found_main_pages()}>
        <ul className="row gap-2 centred">
          {links().map(({ label, to }) => (
            <li key={to}>
              <ButtonLink variant="quiet" to={to}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <ParaglideMessage
          message={m.not_found_call}
          inputs={{ number: site.phone.display, hours: businessHours() }}
          markup={{ phone: ({ children }) => <a href={site.phone.href}>{children}</a> }}
        />
      </p>
    </div>
  );
}

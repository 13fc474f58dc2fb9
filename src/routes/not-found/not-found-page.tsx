import { useNavigate } from 'react-router-dom';
import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Field } from '../../components/field.tsx';
import { cities } from '../../content/cities.ts';
import { site } from '../../content/site.ts';
import { businessHours } from '../../content/site-texts.ts';
import { paths } from '../../lib/paths.ts';
import styles from './not-found-page.module.css';

const links = [
  { label: 'All venues', to: paths.venues() },
  ...cities.map(({ id, name }) => ({ label: name, to: paths.city(id) })),
  { label: 'Photos', to: paths.photos() },
  { label: 'Testimonials', to: paths.testimonials() },
  { label: 'Why Us', to: paths.whyUs() },
  { label: 'Home', to: paths.home() },
];

/** Unknown URL: a venue search, which works without JavaScript too, and the main links. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <div className={`wrap ${styles.page}`}>
      <ArchMotif className={styles.motif} />
      <h1>This page is not here</h1>
      <p className="lede">
        The address may have a letter too many, or the page has moved. Look for the venue by its name or
        place.
      </p>
      <search className={styles.box}>
        <form
          className={styles.search}
          action={paths.venues()}
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('q');
            navigate(`${paths.venues()}?${new URLSearchParams({ q: String(text ?? '') })}`);
          }}
        >
          <Field label="Search venues" name="q" type="search" autoComplete="off" enterKeyHint="search" />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <nav aria-label="Main pages">
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <ButtonLink variant="quiet" to={to}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        Or call <a href={site.phone.href}>{site.phone.display}</a>, {businessHours()}.
      </p>
    </div>
  );
}

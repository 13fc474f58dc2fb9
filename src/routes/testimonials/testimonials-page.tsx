import { Link } from '../../components/link.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Stars } from '../../components/stars.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { TestimonialsData } from './testimonials-data.ts';
import styles from './testimonials-page.module.css';

/** Testimonials; samples are marked as samples. */
export function Page({ data }: { data: TestimonialsData }) {
  return (
    <div className="section centred">
      <header className="stack gap-2">
        <h1>{m.testimonials_heading()}</h1>
        <h2 className={styles.subtitle}>
          {data.testimonials.length > 0 ? m.testimonials_subheading() : m.testimonials_none()}
        </h2>
        {data.testimonials.some(({ sample }) => sample) && (
          <p className="muted">{m.testimonials_samples()}</p>
        )}
      </header>
      {data.testimonials.length === 0 && (
        <p className="muted">
          <Link to={paths.venues()}>{m.navigation_see_all_venues()}</Link>
        </p>
      )}
      <ul className={`grid columns-2 wide-3 gap-5 ${styles.cards}`}>
        {data.testimonials.map(({ title, review, name, booked, event, bookingDate, date }) => (
          <li key={`${name} ${date}`}>
            <Reveal className="full">
              <article className={`box stack gap-2 full ${styles.card}`}>
                <Stars rating={5} />
                <h3 lang={contentLang(title)}>{title}</h3>
                <blockquote lang={contentLang(review)}>{review}</blockquote>
                <p className={`strong ${styles.name}`} lang={contentLang(name)}>
                  {name}
                </p>
                <dl>
                  <div className="row apart">
                    <dt>{m.testimonials_booked()}</dt>
                    <dd lang={contentLang(booked)}>{booked}</dd>
                  </div>
                  <div className="row apart">
                    <dt>{m.testimonials_event()}</dt>
                    <dd lang={contentLang(event)}>{event}</dd>
                  </div>
                  <div className="row apart">
                    <dt>{m.testimonials_booking_date()}</dt>
                    <dd>{bookingDate}</dd>
                  </div>
                  <div className="row apart">
                    <dt>{m.testimonials_reviewed()}</dt>
                    <dd>{date}</dd>
                  </div>
                </dl>
              </article>
            </Reveal>
          </li>
        ))}
      </ul>
    </div>
  );
}

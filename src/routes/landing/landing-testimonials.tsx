import { PictureView } from '../../components/picture-view.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import styles from './landing-blocks.module.css';
import type { LandingData } from './landing-data.ts';
import { tileSizes } from './landing-venues.tsx';

/** Testimonials; samples are marked as samples. */
export function LandingTestimonials({ testimonials }: Pick<LandingData, 'testimonials'>) {
  if (testimonials.length === 0) return null;
  return (
    <section className="section far gap-4" aria-labelledby="guests">
      <h2 id="guests">{m.landing_guests()}</h2>
      {testimonials.some(({ sample }) => sample) && <p className="muted">{m.landing_guest_samples()}</p>}
      <ul className="grid columns-3">
        {testimonials.map(({ name, feedback, location, picture }) => (
          <li key={name} className={styles.venue}>
            <PictureView picture={picture} sizes={tileSizes} ratio="3 / 2" label />
            <figure className={`stack gap-1 ${styles.words}`}>
              <blockquote lang={contentLang(feedback)}>{feedback}</blockquote>
              <figcaption className="muted">
                {name}, {location}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

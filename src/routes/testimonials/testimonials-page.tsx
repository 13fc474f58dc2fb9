import { Reveal } from '../../components/reveal.tsx';
import { Stars } from '../../components/stars.tsx';
import type { RouteData } from '../route-data.ts';
import styles from './testimonials-page.module.css';

/** What families say, five stars each; samples say that they are samples. */
export function TestimonialsPage({ data }: { data: RouteData['testimonials'] }) {
  return (
    <div className={styles.page}>
      <h1>Meet Our Customers</h1>
      <h2>What Our Clients Say</h2>
      {data.testimonials.some(({ sample }) => sample) && (
        <p className={styles.sample}>
          These are sample reviews. They show how a review will read here; none is by a real customer.
        </p>
      )}
      <ul className={styles.cards}>
        {data.testimonials.map(({ title, review, name, booked, event, bookingDate, date }) => (
          <li key={`${name} ${date}`}>
            <Reveal>
              <article className={styles.card}>
                <Stars rating={5} />
                <h3>{title}</h3>
                <blockquote>{review}</blockquote>
                <p className={styles.name}>{name}</p>
                <dl>
                  <div>
                    <dt>Booked</dt>
                    <dd>{booked}</dd>
                  </div>
                  <div>
                    <dt>Event</dt>
                    <dd>{event}</dd>
                  </div>
                  <div>
                    <dt>Booking date</dt>
                    <dd>{bookingDate}</dd>
                  </div>
                  <div>
                    <dt>Reviewed</dt>
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

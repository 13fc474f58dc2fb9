import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { site } from '../../content/site.ts';
import { paths } from '../../lib/paths.ts';
import { CopyrightYear } from './copyright-year.tsx';
import styles from './footer.module.css';
import { FooterMap } from './footer-map.tsx';
import { footerItems } from './navigation-items.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { SocialLinks } from './social-links.tsx';
import { Wordmark } from './wordmark.tsx';

/** The foot of every page: where to go, how to reach the house, where it stands. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.house} aria-label={site.name}>
          <Wordmark />
          <p>{site.tagline}.</p>
          <SocialLinks />
        </section>
        <nav aria-label="Footer">
          <h2>Look around</h2>
          <ul className={styles.links}>
            {footerItems.map(({ id, name, path }) => (
              <li key={id}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">Reach us</h2>
          <address className={styles.contact}>
            <p>
              <Icon name="map-pin" />
              <span>
                {site.address.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </p>
            <a href={site.phone.href}>
              <Icon name="phone" />
              {site.phone.display}
            </a>
            <a href={site.email.href}>
              <Icon name="mail" />
              {site.email.display}
            </a>
          </address>
        </section>
        <FooterMap />
      </div>
      <div className={styles.last}>
        <PaymentMarks />
        <p>
          © <CopyrightYear /> {site.name}
        </p>
        <ul className={styles.legal}>
          <li>
            <Link to={paths.terms()}>Terms</Link>
          </li>
          <li>
            <Link to={paths.privacy()}>Privacy</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}

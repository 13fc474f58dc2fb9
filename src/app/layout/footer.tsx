import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { site } from '../../content/site.ts';
import { paymentLabels, socialActions } from '../../content/site-texts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang, inLanguage } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './footer.module.css';
import { FooterMap } from './footer-map.tsx';
import { footerItems } from './navigation-items.ts';
import { Wordmark } from './wordmark.tsx';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap grid columns-2 gap-5 ${styles.columns}`}>
        <section className={`stack gap-3 ${styles.company}`} aria-label={site.name}>
          <Wordmark />
          <p>{m.navigation_footer_tagline({ tagline: m.site_tagline() })}</p>
          <SocialLinks />
        </section>
        <nav aria-label={m.navigation_footer()}>
          <h2>{m.navigation_footer_links()}</h2>
          <ul className={styles.links}>
            {footerItems.map(({ id, name, path }) => (
              <li key={id}>
                <Link to={path}>{name()}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{m.navigation_footer_contact()}</h2>
          <address className={styles.contact}>
            <p>
              <Icon name="map-pin" />
              <span>
                <span lang={contentLang(site.name)}>{site.name}</span>
                <span>{inLanguage(site.address.locality)}</span>
                <span>{inLanguage(site.address.city)}</span>
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
      <div className={`wrap row apart ${styles.last}`}>
        <PaymentMarks />
        <p lang={contentLang(site.name)}>
          © <CurrentYear /> {site.name}
        </p>
        <ul className="links">
          <li>
            <Link to={paths.owners()}>{m.owners_link()}</Link>
          </li>
          <li>
            <Link to={paths.terms()}>{m.navigation_footer_terms()}</Link>
          </li>
          <li>
            <Link to={paths.privacy()}>{m.navigation_footer_privacy()}</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}

function SocialLinks() {
  return (
    <ul className={`row gap-2 ${styles.social}`}>
      {site.social.map(({ id, profileUrl }) => (
        <li key={id}>
          <a href={profileUrl} target="_blank" rel="noopener">
            <Icon name={id} className={styles.mark} size={20} />
            <span className="visually-hidden">{socialActions[id]()}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Payment methods as text marks, without trademarked artwork. */
function PaymentMarks() {
  return (
    <ul className={`row gap-2 ${styles.payments}`} aria-label={m.site_payments()}>
      {site.payments.map((id) => (
        <li key={id} data-mark={id} lang={contentLang(paymentLabels[id]())}>
          {paymentLabels[id]()}
        </li>
      ))}
    </ul>
  );
}

/** The year of the visit, which may be after the build. React does not correct mismatched text: the key replaces it. */
function CurrentYear() {
  return (
    <span key={String(useHydrated())} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}

import { site } from '../../../content/site.ts';
import styles from './contact-links.module.css';

/** Contact without a form: a phone call, and WhatsApp with a drafted message. */
export function ContactLinks({ draft }: { readonly draft: string }) {
  return (
    <p className={styles.links}>
      <a href={site.phone.href}>Call {site.phone.display}</a>
      <a href={`${site.whatsapp.base}?text=${encodeURIComponent(draft)}`} target="_blank" rel="noopener">
        WhatsApp us
      </a>
    </p>
  );
}

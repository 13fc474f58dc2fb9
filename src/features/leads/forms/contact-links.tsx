import { site } from '../../../content/site.ts';
import styles from './lead-form.module.css';

/** A WhatsApp chat with the business, the visitor's words already written. */
export function whatsAppHref(draft: string): string {
  return `${site.whatsapp.base}?text=${encodeURIComponent(draft)}`;
}

/** Two ways to us that need no form: a call, and WhatsApp with the request drafted. */
export function ContactLinks({ draft }: { readonly draft: string }) {
  return (
    <p className={styles.ways}>
      <a href={site.phone.href}>Call {site.phone.display}</a>
      <a href={whatsAppHref(draft)} target="_blank" rel="noopener">
        WhatsApp us
      </a>
    </p>
  );
}

import { site } from '../../../content/site.ts';
import { whatsAppLink } from '../../../content/site-texts.ts';
import { m } from '../../../i18n/compiled/messages.js';
import styles from './contact-links.module.css';

/** A call-back request as a WhatsApp message. */
export function callBackDraft(about?: string): string {
  const { name } = site;
  return about ? m.leads_draft_call_back_about({ name, about }) : m.leads_draft_call_back({ name });
}

/** Contact without a form: a phone call, and WhatsApp with a drafted message. */
export function ContactLinks({ draft }: { readonly draft: string }) {
  return (
    <p className={styles.links}>
      <a href={site.phone.href}>{m.leads_call({ phone: site.phone.display })}</a>
      <a href={whatsAppLink(draft)} target="_blank" rel="noopener">
        {m.contact_whatsapp()}
      </a>
    </p>
  );
}

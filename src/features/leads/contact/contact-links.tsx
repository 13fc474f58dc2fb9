import { site } from '../../../content/site.ts';
import { type Draft, whatsAppLink } from '../../../content/whatsapp-draft.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { localPath } from '../../../i18n/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { publicAddress } from '../../../lib/public-address.ts';
import { getEventDetails } from '../../../visitor/event-details-store.ts';

/** A call-back request as a WhatsApp message. */
export const callBackDraft = (about?: string): Draft =>
  about ? { about: m.drafts_call_back_about(), list: [about] } : { about: m.drafts_call_back() };

/** The address of the page that is open, with the event details that it shows. */
export const pageLink = (): string => publicAddress(window.location.href, getEventDetails());

/** That of a venue whose card may be on any page: it leads to the venue's own page. */
export const venueLink = (id: string): string =>
  publicAddress(localPath(paths.venue({ id, hasPage: false })), getEventDetails());

/** Contact without a form: a phone call, and WhatsApp with a drafted message. */
export function ContactLinks({ draft }: { readonly draft: Draft }) {
  return (
    <p className="links">
      <a href={site.phone.href}>{m.leads_call({ phone: site.phone.display })}</a>
      <a href={whatsAppLink(draft)} target="_blank" rel="noopener">
        {m.contact_whatsapp()}
      </a>
    </p>
  );
}

/** A WhatsApp message that withdraws a request; without a reference all of them. */
export function StopCallingLink({ reference }: { readonly reference?: string }) {
  return (
    <a href={whatsAppLink({ about: m.drafts_stop(), reference })} target="_blank" rel="noopener">
      {m.leads_stop_calling()}
    </a>
  );
}

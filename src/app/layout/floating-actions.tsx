import { useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { site } from '../../content/site.ts';
import { type Draft, whatsAppLink } from '../../content/whatsapp-draft.ts';
import { functionsForLead } from '../../domain/event-details-text.ts';
import { pageLink } from '../../features/leads/contact/contact-links.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { getEventDetails } from '../../visitor/event-details-store.ts';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import { leadAbout, shownVenue } from '../page-loader.ts';
import styles from './floating-actions.module.css';
import { usePopup } from './use-popup.ts';

/** Call, chat and Call Back: at the edges of wide screens, in a bar at the bottom of phones. */
export function FloatingActions() {
  const chatButton = useRef<HTMLButtonElement>(null);
  const { open, toggle } = usePopup(chatButton);

  return (
    <aside className={`${styles.actions} screen-only`} aria-label={m.contact_talk()}>
      <a
        className={styles.call}
        href={site.phone.href}
        aria-label={m.contact_call_number({ number: site.phone.display })}
      >
        <Icon name="phone" />
        <span>{m.contact_call()}</span>
      </a>
      <div className={styles.chat}>
        <button
          ref={chatButton}
          type="button"
          aria-label={m.contact_chat()}
          aria-expanded={open}
          aria-controls="chat-card"
          onClick={toggle}
        >
          {open ? <Icon name="x" /> : <Icon name="message-circle" />}
          <span>{m.contact_chat()}</span>
        </button>
        <noscript>{import.meta.env.SSR && <a href={whatsAppLink()}>{m.contact_chat()}</a>}</noscript>
        <section id="chat-card" className={styles.card} hidden={!open} aria-label={m.contact_chat_card()}>
          <p>{m.site_whatsapp_greeting()}</p>
          <a
            className={styles.start}
            href={whatsAppLink(open ? chatDraft() : undefined)}
            target="_blank"
            rel="noopener"
          >
            {m.site_whatsapp_action()}
          </a>
        </section>
      </div>
      <button
        type="button"
        className={styles.callBack}
        aria-haspopup="dialog"
        onClick={() => openCallBackDialog({ control: 'side button', ...leadAbout() })}
      >
        <Icon name="phone-call" />
        <span>{m.contact_call_back()}</span>
      </button>
    </aside>
  );
}

/** With the venue of the page, and what the visitor has told of the wedding. */
function chatDraft(): Draft {
  const venue = shownVenue();
  const eventDetails = getEventDetails();
  return {
    about: venue ? m.drafts_chat_venue({ venue: venue.name }) : m.drafts_chat(),
    functions: eventDetails && functionsForLead(eventDetails, venue?.id),
    link: venue && pageLink(),
  };
}

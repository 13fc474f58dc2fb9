import { useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { site } from '../../content/site.ts';
import { whatsAppLink } from '../../content/site-texts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { openCallBackDialog } from '../../lib/lead-dialog.ts';
import styles from './floating-actions.module.css';
import { usePopup } from './use-popup.ts';

/** Call, chat and Call Back: at the edges of wide screens, in a bar at the bottom of phones. */
export function FloatingActions() {
  const chatButton = useRef<HTMLButtonElement>(null);
  const { open, toggle } = usePopup(chatButton);

  return (
    <aside className={styles.actions} aria-label="Talk to us">
      <a className={styles.call} href={site.phone.href} aria-label={`Call ${site.phone.display}`}>
        <Icon name="phone" />
        <span>Call</span>
      </a>
      <div className={styles.chat}>
        <button
          ref={chatButton}
          type="button"
          aria-label="Chat"
          aria-expanded={open}
          aria-controls="chat-card"
          onClick={toggle}
        >
          {open ? <Icon name="x" /> : <Icon name="message-circle" />}
          <span>Chat</span>
        </button>
        <noscript>
          <a href={whatsAppLink()}>Chat</a>
        </noscript>
        <section id="chat-card" className={styles.card} hidden={!open} aria-label="Chat with us">
          <p>{m.site_whatsapp_greeting()}</p>
          <a className={styles.start} href={whatsAppLink()} target="_blank" rel="noopener">
            {m.site_whatsapp_action()}
          </a>
        </section>
      </div>
      <button
        type="button"
        className={styles.callBack}
        aria-haspopup="dialog"
        onClick={() => openCallBackDialog({ control: 'side button' })}
      >
        <Icon name="phone-call" />
        <span>Call Back</span>
      </button>
    </aside>
  );
}

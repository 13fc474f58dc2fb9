import { useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { site } from '../../content/site.ts';
import { openCallBackDialog } from '../../lib/lead-dialog.ts';
import styles from './floating-actions.module.css';
import { usePopup } from './use-popup.ts';

/** Call at the bottom left, chat at the bottom right, Call Back along the left edge; on phones one bar at the bottom. */
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
          <a href={site.whatsapp.href}>Chat</a>
        </noscript>
        <section id="chat-card" className={styles.card} hidden={!open} aria-label="Chat with us">
          <p>{site.whatsapp.greeting}</p>
          <a className={styles.start} href={site.whatsapp.href} target="_blank" rel="noopener">
            {site.whatsapp.action}
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

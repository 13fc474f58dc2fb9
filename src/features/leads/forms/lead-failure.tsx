import { useLayoutEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { Draft } from '../../../content/whatsapp-draft.ts';
import { leadReference } from '../../../domain/lead-reference.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { reloadPage } from '../../../lib/reload-page.ts';
import { ContactLinks, pageLink } from '../contact/contact-links.tsx';
import { leaveToForm, removeLead, useOutbox } from '../outbox/outbox-store.ts';
import type { SendFailure } from '../use-send-lead.ts';
import styles from './lead-form.module.css';

interface LeadFailureProps {
  /** The specification's text for this failure. */
  readonly text: string;
  readonly failure: SendFailure;
  /** The request as a WhatsApp message. */
  readonly draft: Draft;
  /** The queued lead was discarded; the form keeps its values. */
  readonly onDiscard: () => void;
}

/** A failed submission: the reason, what happens to the lead, and other ways to contact the business. */
export function LeadFailure({ text, failure, draft, onDiscard }: LeadFailureProps) {
  const isQueued = useOutbox(({ stored }) => failure.kind === 'queued' && failure.id in stored);
  // Before the next frame, so that no notice repeats the failure for a moment.
  useLayoutEffect(() => leaveToForm(failure.id), [failure.id]);
  return (
    <Notice tone="error">
      <p>{text}</p>
      {failure.message && failure.message !== text && <p>{failure.message}</p>}
      <ContactLinks
        draft={{ link: pageLink(), ...draft, reference: failure.id && leadReference(failure.id) }}
      />
      {isQueued && (
        <>
          <p>{m.leads_queued()}</p>
          <div className={styles.actions}>
            <Button type="submit" variant="secondary">
              {m.leads_send_now()}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                removeLead(failure.id);
                onDiscard();
              }}
            >
              {m.leads_discard()}
            </Button>
          </div>
        </>
      )}
      {failure.kind === 'not-loaded' && (
        <Button variant="secondary" onClick={reloadPage}>
          {m.controls_reload()}
        </Button>
      )}
      {failure.kind === 'not-queued' && <p>{m.leads_not_queued()}</p>}
    </Notice>
  );
}

const isNetworkFailure = (failure: SendFailure) => 'reason' in failure && failure.reason === 'network';

/** The failure texts of the call-back and price dialogs. */
export function dialogFailureText(failure: SendFailure): string {
  return isNetworkFailure(failure) ? m.leads_network_error() : m.leads_went_wrong();
}

/** The failure texts of the landing page's enquiry forms. */
export function enquiryFailureText(failure: SendFailure): string {
  return failure.message ?? m.leads_went_wrong_short();
}

/** The failure texts of the call-back and visit forms. */
export function callFormFailureText(failure: SendFailure): string {
  if (isNetworkFailure(failure)) return m.leads_network_error_short();
  return failure.message ?? m.leads_went_wrong_short();
}

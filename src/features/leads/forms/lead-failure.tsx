import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { Draft } from '../../../content/whatsapp-draft.ts';
import { leadReference } from '../../../domain/lead-reference.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { reloadPage } from '../../../lib/reload-page.ts';
import { removeLead } from '../../../visitor/outbox/outbox.ts';
import { ContactLinks, pageLink } from '../contact/contact-links.tsx';
import styles from './lead-form.module.css';
import type { LeadFormStep } from './use-lead-form.tsx';

/** What a form shows of a lead that was not sent. */
export type LeadNotSent = Extract<LeadFormStep, { step: 'waiting' | 'refused' | 'failed' | 'not-loaded' }>;

interface LeadFailureProps {
  /** The specification's text for this failure. */
  readonly text: string;
  readonly state: LeadNotSent;
  /** The request as a WhatsApp message. */
  readonly draft: Draft;
}

/** A failed submission: the reason, what happens to the lead, and other ways to contact the business. */
export function LeadFailure({ text, state, draft }: LeadFailureProps) {
  const message = messageOf(state);
  const id = 'id' in state ? state.id : undefined;
  return (
    <Notice tone="error">
      <p>{text}</p>
      {message && message !== text && <p>{message}</p>}
      <ContactLinks draft={{ link: pageLink(), ...draft, reference: id && leadReference(id) }} />
      {state.step === 'waiting' && state.isStored && (
        <>
          <p>{m.leads_queued()}</p>
          <div className={`row gap-2 ${styles.actions}`}>
            <Button type="submit" variant="secondary">
              {m.leads_send_now()}
            </Button>
            <Button variant="quiet" onClick={() => removeLead(state.id)}>
              {m.leads_discard()}
            </Button>
          </div>
        </>
      )}
      {state.step === 'not-loaded' && (
        <Button variant="secondary" onClick={reloadPage}>
          {m.controls_reload()}
        </Button>
      )}
      {state.step === 'waiting' && !state.isStored && <p>{m.leads_not_queued()}</p>}
    </Notice>
  );
}

/** The function's sentence. */
function messageOf(state: LeadNotSent): string | undefined {
  if (state.step === 'refused') return state.message;
  return 'failure' in state ? state.failure?.message : undefined;
}

const isNetworkFailure = (state: LeadNotSent) =>
  state.step === 'not-loaded' || ('failure' in state && state.failure?.reason === 'network');

/** The failure texts of the call-back and price dialogs. */
export function dialogFailureText(state: LeadNotSent): string {
  return isNetworkFailure(state) ? m.leads_network_error() : m.leads_went_wrong();
}

/** The failure texts of the landing page's enquiry forms. */
export function enquiryFailureText(state: LeadNotSent): string {
  return messageOf(state) ?? m.leads_went_wrong_short();
}

/** The failure texts of the call-back and visit forms. */
export function callFormFailureText(state: LeadNotSent): string {
  if (isNetworkFailure(state)) return m.leads_network_error_short();
  return messageOf(state) ?? m.leads_went_wrong_short();
}

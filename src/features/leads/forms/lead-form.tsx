import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RestoredNote } from '../../../components/restored-note.tsx';
import { site } from '../../../content/site.ts';
import { leadPromise } from '../../../content/site-texts.ts';
import { type Draft, whatsAppLink } from '../../../content/whatsapp-draft.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { paths } from '../../../lib/paths.ts';
import { useDraft } from '../../../visitor/drafts.ts';
import { callBackDraft } from '../contact/contact-links.tsx';
import { OpeningHoursNote } from '../contact/opening-hours-note.tsx';
import { LeadFailure, type LeadNotSent } from './lead-failure.tsx';
import styles from './lead-form.module.css';
import {
  type FormValues,
  honeypotName,
  type LeadFormState,
  type LeadFormStep,
  type ReadLead,
  submitCode,
} from './use-lead-form.tsx';

interface LeadFormProps {
  readonly form: LeadFormState;
  /** What the form sends, and the errors of its own rules. */
  readonly read: (values: FormValues) => ReadLead;
  readonly submitLabel: string;
  readonly sendingLabel?: string;
  readonly failureText: (state: LeadNotSent) => string;
  /** The request as a WhatsApp message, offered when sending fails; by default one for a call-back. */
  readonly draft?: Draft | undefined;
  /** Shown once the lead is sent. */
  readonly success?: ReactNode;
  /** Shown beside the submit button. */
  readonly actions?: ReactNode;
  /** Shown above the promise. */
  readonly terms?: ReactNode;
  /** After "Start again". */
  readonly onRestart?: (() => void) | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that sends a lead: its fields, the honeypot, the outcome, the submit button and the promise. */
export function LeadForm({
  form: { nameDraft, state, submit },
  read,
  submitLabel,
  sendingLabel = m.leads_sending(),
  failureText,
  draft = callBackDraft(),
  success,
  actions,
  terms,
  onRestart,
  children,
}: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isRestored, onInput, restart } = useDraft(form, nameDraft);
  const isSending = state.step === 'sending';
  const button = (
    <Button type="submit" busy={isSending}>
      {isSending ? sendingLabel : submitLabel}
    </Button>
  );
  return (
    // `method="dialog"` prevents a native submission before hydration.
    <form
      ref={form}
      method="dialog"
      className="stack"
      noValidate
      onFocus={() => submitCode.preload().catch(() => {})}
      onInput={onInput}
      onSubmit={(event) => submit(event, read)}
    >
      {children}
      {isRestored && (
        <RestoredNote
          onRestart={() => {
            restart();
            onRestart?.();
          }}
        />
      )}
      <Honeypot />
      {isNotSent(state) && <LeadFailure text={failureText(state)} state={state} draft={draft} />}
      {state.step === 'sent' && success && <Notice tone="success">{success}</Notice>}
      {actions ? (
        <div className={`row gap-2 ${styles.actions}`}>
          {button}
          {actions}
        </div>
      ) : (
        button
      )}
      {terms && <p className="note">{terms}</p>}
      <OpeningHoursNote />
      <p className="note">
        {leadPromise()} {/* It opens in a new tab, so that nothing typed is lost. */}
        <Link to={paths.privacy()} target="_blank">
          {m.leads_privacy_link()}
        </Link>
        <noscript>
          {import.meta.env.SSR && (
            <>
              {' '}
              <ParaglideMessage
                message={m.leads_noscript}
                inputs={{ number: site.phone.display }}
                markup={{
                  phone: ({ children }) => <a href={site.phone.href}>{children}</a>,
                  chat: ({ children }) => <a href={whatsAppLink()}>{children}</a>,
                }}
              />
            </>
          )}
        </noscript>
      </p>
    </form>
  );
}

const isNotSent = (state: LeadFormStep): state is LeadNotSent =>
  ['waiting', 'refused', 'failed', 'not-loaded'].includes(state.step);

/** A field that people neither see nor reach. Leads that fill it in are marked in the mail, not dropped. */
function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {m.leads_honeypot()}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

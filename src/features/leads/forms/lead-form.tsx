import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { site } from '../../../content/site.ts';
import { leadPromise, whatsAppLink } from '../../../content/site-texts.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { paths } from '../../../lib/paths.ts';
import type { SendFailure, SendLead } from '../use-send-lead.ts';
import { LeadFailure } from './lead-failure.tsx';
import styles from './lead-form.module.css';

export interface FormFocus {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Moves the focus after the next render. Called when a submission has ended. */
  readonly moveFocus: () => void;
  /** The number of ended submissions. As `key` of a notice it makes a repeated message be announced again. */
  readonly attempt: number;
}

/** After a submission, focuses the first invalid field, or the submit button that was disabled meanwhile. */
export function useFormFocus(): FormFocus {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt === 0 || !form.current) return;
    const invalid = form.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else if (document.activeElement === document.body) {
      // "Send now" of a failure is a submit button, too, and stands before it.
      [...form.current.querySelectorAll<HTMLElement>('button[type="submit"]')].at(-1)?.focus();
    }
  }, [attempt]);
  const moveFocus = useCallback(() => setAttempt((count) => count + 1), []);
  return { form, attempt, moveFocus };
}

/** What a form contains when it is submitted. */
export interface FormValues {
  /** The trimmed text of a field; empty if there is none. */
  readonly text: (field: string) => string;
  readonly honeypot: string;
}

interface LeadFormProps {
  readonly focus: FormFocus;
  readonly sending: SendLead;
  readonly submitLabel: string;
  readonly sendingLabel?: string;
  /** Validates and sends; resolves when the submission has ended. Undefined if the values are invalid. */
  readonly onSubmit: (values: FormValues) => Promise<unknown> | undefined;
  readonly failureText: (failure: SendFailure) => string;
  /** The request as a WhatsApp message, offered when sending fails. */
  readonly draft: string;
  /** Shown once the lead is sent. */
  readonly success?: ReactNode;
  /** Shown beside the submit button. */
  readonly actions?: ReactNode;
  /** Shown above the promise. */
  readonly terms?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that sends a lead: its fields, the honeypot, the outcome, the submit button and the promise. */
export function LeadForm({
  focus: { form, moveFocus },
  sending: { state, reset },
  submitLabel,
  sendingLabel = m.leads_sending(),
  onSubmit,
  failureText,
  draft,
  success,
  actions,
  terms,
  children,
}: LeadFormProps) {
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
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const text = (field: string) => String(data.get(field) ?? '').trim();
        const submission = onSubmit({ text, honeypot: text(honeypotName) });
        if (submission) void submission.then(moveFocus);
        else moveFocus();
      }}
    >
      {children}
      <Honeypot />
      {state.step === 'failed' && (
        <LeadFailure
          text={failureText(state.failure)}
          failure={state.failure}
          draft={draft}
          onDiscard={reset}
        />
      )}
      {state.step === 'sent' && success && <Notice tone="success">{success}</Notice>}
      {actions ? (
        <div className={styles.actions}>
          {button}
          {actions}
        </div>
      ) : (
        button
      )}
      {terms && <p className={styles.promise}>{terms}</p>}
      <p className={styles.promise}>
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

const honeypotName = 'homepage';

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

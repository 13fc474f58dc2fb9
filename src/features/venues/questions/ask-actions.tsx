import type { RefObject } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { PrintButton } from '../../../components/print-button.tsx';
import { Status, useStatus } from '../../../components/status.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import { type CallBackRequest, openCallBackDialog } from '../../../visitor/lead-store.ts';
import styles from './ask-actions.module.css';

interface AskActionsProps {
  /** The questions as plain text, for the clipboard and WhatsApp. */
  readonly text: string;
  /** The element that "Print this sheet" prints. */
  readonly sheet: RefObject<HTMLElement | null>;
  /** Omit where every question has an answer. */
  readonly ask?: { readonly label: string; readonly request: CallBackRequest } | undefined;
}

/** What a visitor can do with open questions: have us ask them, send, copy or print them. */
export function AskActions({ text, sheet, ask }: AskActionsProps) {
  return (
    <div className={`${styles.actions} screen-only`}>
      {ask && (
        <Button aria-haspopup="dialog" onClick={() => openCallBackDialog(ask.request)}>
          {ask.label}
        </Button>
      )}
      <ButtonLink
        variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener"
      >
        {m.contact_send_whatsapp()}
      </ButtonLink>
      <CopyButton text={text} />
      <PrintButton print={() => sheet.current && printOnly(sheet.current)}>
        {m.venues_print_sheet()}
      </PrintButton>
    </div>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const [status, say] = useStatus();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say(m.venues_copied());
    } catch {
      say(m.venues_not_copied());
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        {m.venues_copy()}
      </Button>
      <Status {...status} />
    </>
  );
}

/** Prints one element; ask-actions.module.css hides the others. */
function printOnly(target: HTMLElement): void {
  const marked = [target, ...ancestorsOf(target)];
  for (const element of marked) element.dataset.print = element === target ? 'target' : 'ancestor';
  // Safari does not print closed details.
  for (const details of target.querySelectorAll('details')) details.open = true;
  const unmark = () => {
    for (const element of marked) delete element.dataset.print;
  };
  window.addEventListener('afterprint', unmark, { once: true });
  window.print();
}

function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

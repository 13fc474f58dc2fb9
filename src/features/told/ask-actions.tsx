import type { ReactNode, RefObject } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { Status, useStatus } from '../../components/status.tsx';
import { whatsAppUrl } from '../../content/whatsapp-draft.ts';
import type { ShownTotals } from '../../domain/shown-total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { askThroughUs, formatQuestions, type VenueQuestions } from './open-questions.ts';

interface AskActionsProps {
  /** The open questions of the venues. */
  readonly open: readonly VenueQuestions[];
  /** The whole sheet as a text; without it there is no button for it. */
  readonly copied?: string;
  /** The element that "Print this sheet" prints. */
  readonly sheet: RefObject<HTMLElement | null>;
  /** Names the control to the operator. */
  readonly control: string;
  readonly totals?: ShownTotals | undefined;
  /** A further button. */
  readonly children?: ReactNode;
}

/** What a visitor can do with open questions: have us ask them, send, copy or print them. */
export function AskActions({ open, copied, sheet, control, totals, children }: AskActionsProps) {
  return (
    <div className="actions screen-only">
      {open.length > 0 && (
        <>
          <Button aria-haspopup="dialog" onClick={() => askThroughUs(open, control, totals)}>
            {m.venues_ask_the_venue()}
          </Button>
          <ButtonLink
            variant="secondary"
            href={whatsAppUrl(formatQuestions(open))}
            target="_blank"
            rel="noopener"
          >
            {m.contact_send_whatsapp()}
          </ButtonLink>
        </>
      )}
      {copied && <CopyButton text={copied} />}
      <PrintButton print={() => sheet.current && printOnly(sheet.current)}>
        {m.venues_print_sheet()}
      </PrintButton>
      {children}
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

/** Prints one element; print.css hides the others. */
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

import { type RefObject, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useHydrated } from '../../../components/use-hydrated.ts';
import styles from './ask-actions.module.css';
import { printAlone } from './print-alone.ts';
import './print-alone.css';

interface AskActionsProps {
  /** The sheet in words, for the clipboard and for WhatsApp. */
  readonly text: string;
  /** The part of the page that is the sheet on paper. */
  readonly sheet: RefObject<HTMLElement | null>;
  /** Has the open questions asked; absent where none is open. */
  readonly onAskAll?: (() => void) | undefined;
}

/** What one does with a sheet of questions: have them asked, send it, copy it, print it alone. */
export function AskActions({ text, sheet, onAskAll }: AskActionsProps) {
  // The written page holds the sheet once, and not again as an address.
  const message = useHydrated() ? text : (text.split('\n')[0] ?? '');
  return (
    <div className={styles.actions}>
      {onAskAll && (
        <Button aria-haspopup="dialog" onClick={onAskAll}>
          Ask us to ask
        </Button>
      )}
      <ButtonLink
        variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener"
      >
        Send by WhatsApp
      </ButtonLink>
      <CopyButton text={text} />
      <Button variant="secondary" onClick={() => sheet.current && printAlone(sheet.current)}>
        Print this sheet
      </Button>
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser did not let us copy. Send it by WhatsApp, or print it.'),
    );
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        Copy
      </Button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </>
  );
}

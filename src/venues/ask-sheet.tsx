import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './ask-sheet.module.css';
import { type AskAnswer, askSheetText, openQuestions } from './ask-sheet-text.ts';
import { printAlone } from './print-alone.ts';
import './print-alone.css';

interface AskSheetProps {
  /** The venue's name. */
  readonly venue: string;
  readonly answers: readonly AskAnswer[];
  /** Called with every question that has no answer. */
  readonly onAskAll: (questions: readonly string[]) => void;
}

/** Ask before you pay: what costs money later, answered from the facts or open; to copy, print, send, or have asked. */
export function AskSheet({ venue, answers, onAskAll }: AskSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const open = openQuestions(answers);
  return (
    <section ref={sheet} className={styles.sheet} aria-labelledby="ask-title">
      <h2 id="ask-title">Ask before you pay</h2>
      <p className={styles.lead}>
        Questions whose answers cost money later. {venue}: {answers.length - open.length} of {answers.length}{' '}
        answered from what we were told.
      </p>
      <ul className={styles.list}>
        {answers.map((one) => (
          <li key={one.question}>
            <span>
              {one.question}
              {one.why && <small>{one.why}</small>}
            </span>
            {one.answer === undefined ? (
              <em className={styles.open}>Not told: ask</em>
            ) : (
              <strong>{one.answer}</strong>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {open.length > 0 && <Button onClick={() => onAskAll(open)}>Ask us to ask</Button>}
        <ButtonLink
          variant="secondary"
          href={`https://wa.me/?text=${encodeURIComponent(askSheetText(venue, answers))}`}
          target="_blank"
          rel="noopener"
        >
          Send by WhatsApp
        </ButtonLink>
        <CopyButton text={askSheetText(venue, answers)} />
        <Button variant="secondary" onClick={() => sheet.current && printAlone(sheet.current)}>
          Print this sheet
        </Button>
      </div>
    </section>
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

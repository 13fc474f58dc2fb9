import { m } from '../i18n/compiled/messages.js';
import { Button } from './button.tsx';
import styles from './restored-note.module.css';

/** Says that a form shows what was typed before. After the fields, so that the first one gets the focus of a dialog. */
export function RestoredNote({ onRestart }: { readonly onRestart: () => void }) {
  return (
    <p className={`links ${styles.note}`}>
      <span>{m.leads_kept_text()}</span>{' '}
      <Button variant="quiet" onClick={onRestart}>
        {m.leads_start_again()}
      </Button>
    </p>
  );
}

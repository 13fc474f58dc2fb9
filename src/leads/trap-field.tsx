import styles from './lead-form.module.css';

export const trapName = 'homepage';

/** A field that no person sees or reaches. A program that fills it in marks the mail; it drops nothing. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Please leave this empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

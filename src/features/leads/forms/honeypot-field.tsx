import styles from './lead-form.module.css';

export const honeypotName = 'homepage';

/** A field that no person sees or reaches. A program that fills it in marks the mail; it drops nothing. */
export function HoneypotField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Please leave this empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

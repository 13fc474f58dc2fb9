import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './field.module.css';

interface Shared {
  readonly label: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface FrameProps extends Omit<Shared, 'name'> {
  readonly id: string;
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label above, hint and error below; both are tied to the control by `describedBy`. */
function Frame({ id, label, hint, error, required, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required === false && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, hint?: string, error?: string) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { ...(ids ? { 'aria-describedby': ids } : {}), ...(error ? { 'aria-invalid': true } : {}) };
}

/** `prefix` stands before the input, as +91 before a number. */
export function Field({
  label,
  hint,
  error,
  prefix,
  ...input
}: Shared & { readonly prefix?: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={input.required}>
      <span className={styles.box}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input id={id} {...input} {...describedBy(id, hint, error)} />
      </span>
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  ...select
}: Shared & {
  readonly options: readonly string[];
  readonly placeholder?: string;
} & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={select.required}>
      <span className={styles.box}>
        <select id={id} {...select} {...describedBy(id, hint, error)}>
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </span>
    </Frame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  ...area
}: Shared & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={area.required}>
      <span className={styles.box}>
        <textarea id={id} rows={4} {...area} {...describedBy(id, hint, error)} />
      </span>
    </Frame>
  );
}

export function CheckField({ label, ...input }: Shared & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldWords {
  readonly label: ReactNode;
  readonly name: string;
  /** Help that is always there, below the label. */
  readonly hint?: ReactNode;
  /** What is wrong, said at the field; its presence marks the field invalid. */
  readonly error?: string | null | false;
}

type FieldProps = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'prefix'> & { readonly prefix?: string };

/** One line to type in, its label, its help, and what is wrong with it. */
export function Field({ label, hint, error, prefix, className, ...input }: FieldProps) {
  const ids = useFieldIds(input.id, hint, error, input['aria-describedby']);
  return (
    <FieldFrame {...{ ids, label, hint, error, className }} required={input.required}>
      <span className={prefix ? styles.prefixed : undefined}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input {...input} {...ids.control(input['aria-invalid'])} className={styles.control} />
      </span>
    </FieldFrame>
  );
}

export type SelectOption =
  | string
  | { readonly value: string; readonly label: string; readonly disabled?: boolean };

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, keyof FieldWords> {
  readonly options: readonly SelectOption[];
  /** An empty first choice, e.g. "Choose a range". */
  readonly placeholder?: string;
}

/** One choice of several. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds(select.id, hint, error, select['aria-describedby']);
  return (
    <FieldFrame {...{ ids, label, hint, error, className }} required={select.required}>
      <span className={styles.select}>
        <select {...select} {...ids.control(select['aria-invalid'])} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const {
              value,
              label: words,
              disabled,
            } = typeof option === 'string' ? { value: option, label: option, disabled: false } : option;
            return (
              <option key={value} value={value} disabled={disabled}>
                {words}
              </option>
            );
          })}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>;

/** Several lines to type in. */
export function TextAreaField({ label, hint, error, className, ...area }: TextAreaFieldProps) {
  const ids = useFieldIds(area.id, hint, error, area['aria-describedby']);
  return (
    <FieldFrame {...{ ids, label, hint, error, className }} required={area.required}>
      <textarea rows={4} {...area} {...ids.control(area['aria-invalid'])} className={styles.control} />
    </FieldFrame>
  );
}

type CheckFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>;

/** A box to tick (or, with `type="radio"`, one of a group), its words beside it. */
export function CheckField({ label, hint, error, className, ...input }: CheckFieldProps) {
  const ids = useFieldIds(input.id, hint, error, input['aria-describedby']);
  return (
    <div className={[styles.check, className].filter(Boolean).join(' ')}>
      <input type="checkbox" {...input} {...ids.control(input['aria-invalid'])} />
      <div>
        <label htmlFor={ids.id}>{label}</label>
        <FieldNotes {...{ ids, hint, error }} />
      </div>
    </div>
  );
}

interface FrameProps extends Pick<FieldWords, 'label' | 'hint' | 'error'> {
  readonly ids: FieldIds;
  readonly className?: string;
  /** False, said outright, marks the field as optional. */
  readonly required?: boolean;
  readonly children: ReactNode;
}

function FieldFrame({ ids, label, hint, error, className, required, children }: FrameProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={ids.id}>
        {label}
        {required === false && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldNotes ids={ids} error={error} />
    </div>
  );
}

function FieldNotes({ ids, hint, error }: Omit<FrameProps, 'label' | 'children'>) {
  return (
    <>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </>
  );
}

type FieldIds = ReturnType<typeof useFieldIds>;
type Invalid = ComponentProps<'input'>['aria-invalid'];

function useFieldIds(
  given: string | undefined,
  hint: ReactNode,
  error: FieldWords['error'],
  describedBy?: string,
) {
  const made = useId();
  const id = given ?? made;
  const notes = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    hint: `${id}-hint`,
    error: `${id}-error`,
    control: (invalid: Invalid) => ({
      id,
      'aria-invalid': error ? true : invalid || undefined,
      'aria-describedby': notes || undefined,
    }),
  };
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { m } from '../i18n/compiled/messages.js';
import { contentLang } from '../i18n/localized.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldTexts {
  readonly label: ReactNode;
  readonly name: string;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** Error message; marks the field as invalid. */
  readonly error?: ReactNode;
}

type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'prefix'> & { readonly prefix?: string };

/** A single-line input with label, hint and error. */
export function Field({ label, hint, error, prefix, className, ...input }: FieldProps) {
  const ids = useFieldIds(input.id, hint, error, input['aria-describedby']);
  return (
    <FieldLayout {...{ ids, label, hint, error, className }} required={input.required}>
      <span className={prefix ? styles.prefixed : undefined}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input {...input} {...ids.control(input['aria-invalid'])} className={styles.control} />
      </span>
    </FieldLayout>
  );
}

export type SelectOption =
  | string
  | { readonly value: string; readonly label: string; readonly disabled?: boolean };

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, keyof FieldTexts> {
  readonly options: readonly SelectOption[];
  /** Label of the empty option, e.g. "Choose a range". */
  readonly placeholder?: string;
}

/** A select with label, hint and error. */
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
    <FieldLayout {...{ ids, label, hint, error, className }} required={select.required}>
      <span className={styles.select}>
        <select {...select} {...ids.control(select['aria-invalid'])} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: text, disabled } = typeof option === 'string' ? toOption(option) : option;
            return (
              <option key={value} value={value} disabled={disabled} lang={contentLang(text)}>
                {text}
              </option>
            );
          })}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldLayout>
  );
}

const toOption = (value: string) => ({ value, label: value, disabled: false });

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>;

/** A multi-line input with label, hint and error. */
export function TextAreaField({ label, hint, error, className, ...area }: TextAreaFieldProps) {
  const ids = useFieldIds(area.id, hint, error, area['aria-describedby']);
  return (
    <FieldLayout {...{ ids, label, hint, error, className }} required={area.required}>
      <textarea rows={4} {...area} {...ids.control(area['aria-invalid'])} className={styles.control} />
    </FieldLayout>
  );
}

type CheckFieldProps = Omit<FieldTexts, 'name'> & ComponentProps<'input'>;

/** A checkbox (or a radio button, with `type="radio"`) with its label beside it. */
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

interface FieldLayoutProps extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  readonly ids: FieldIds;
  readonly className?: string;
  /** Only an explicit false marks the field as optional. */
  readonly required?: boolean;
  readonly children: ReactNode;
}

function FieldLayout({ ids, label, hint, error, className, required, children }: FieldLayoutProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={ids.id}>
        <span>{label}</span>
        {required === false && <span className={styles.optional}> {m.controls_field_optional()}</span>}
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

function FieldNotes({ ids, hint, error }: Omit<FieldLayoutProps, 'label' | 'children'>) {
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
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

type FieldIds = ReturnType<typeof useFieldIds>;
type Invalid = ComponentProps<'input'>['aria-invalid'];

function useFieldIds(
  givenId: string | undefined,
  hint: ReactNode,
  error: FieldTexts['error'],
  describedBy?: string,
) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const description = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    hint: `${id}-hint`,
    error: `${id}-error`,
    control: (invalid: Invalid) => ({
      id,
      'aria-invalid': error ? true : invalid || undefined,
      'aria-describedby': description || undefined,
    }),
  };
}

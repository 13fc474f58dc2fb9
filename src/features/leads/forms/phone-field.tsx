import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { site } from '../../../content/site.ts';
import { formatCount } from '../../../domain/format.ts';
import { readTenDigits, type TenDigits } from '../../../domain/phone.ts';
import { trimText } from '../../../domain/trim-text.ts';
import { m } from '../../../i18n/compiled/messages.js';
import styles from './lead-form.module.css';
import { type FormValues, type LeadFormState, type Problems, readForm } from './use-lead-form.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'prefix' | 'error' | 'form'> & {
  readonly form: Pick<LeadFormState, 'problems' | 'errorAt' | 'attempt'>;
  /** Whether the number has another country's code, which is typed. */
  readonly isAbroad?: boolean | undefined;
};

/** A phone number in any format, with the country code shown before it. Its error is an alert. */
export function PhoneField({ form, isAbroad = false, ...props }: PhoneFieldProps) {
  return (
    <Field
      label={m.leads_phone()}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete={isAbroad ? 'tel' : 'tel-national'}
      prefix={isAbroad ? undefined : site.phone.countryCode}
      {...props}
      error={phoneError(form)}
    />
  );
}

function phoneError({
  problems: { phone, phoneReason },
  errorAt,
  attempt,
}: PhoneFieldProps['form']): ReactNode {
  if (!phone) return errorAt('phone');
  return (
    <span key={attempt}>
      <span role="alert">{phone}</span> {phoneReason && <span className={styles.reason}>{phoneReason}</span>}
    </span>
  );
}

interface TenDigitFieldProps {
  readonly form: LeadFormState;
  /** The error of a number without exactly ten digits. */
  readonly invalidPhone: string;
  readonly autoFocus?: boolean | undefined;
  /** Opens a form that takes a number of any country. */
  readonly onAbroad: (values: FormValues) => void;
}

/** A phone number in India. When the field is left, a complete number replaces what was typed. */
export function TenDigitField({ form, invalidPhone, onAbroad, ...field }: TenDigitFieldProps) {
  function leave({ currentTarget: input, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const problems = completeTenDigits(input, invalidPhone);
    // Only on the way to another field: a message would move a button away from under the pointer.
    const isAtField = relatedTarget instanceof HTMLInputElement || relatedTarget instanceof HTMLSelectElement;
    if (problems.phone && trimText(input.value) && isAtField) {
      form.setProblems({ ...form.problems, ...problems });
    }
  }
  return (
    <div>
      <PhoneField
        form={form}
        inputMode="numeric"
        placeholder={m.leads_ten_digits_placeholder()}
        {...field}
        required
        onBlur={leave}
      />
      <Button
        variant="quiet"
        className={`flush ${styles.abroad}`}
        onClick={({ currentTarget }) => currentTarget.form && onAbroad(readForm(currentTarget.form))}
      >
        {m.leads_outside_india()}
      </Button>
    </div>
  );
}

/** Replaces a complete number by its ten digits. Returns the errors of one that is not complete, which stays as typed. */
export function completeTenDigits(input: HTMLInputElement, invalidPhone: string): Problems {
  const read = readTenDigits(input.value);
  if (!('digits' in read)) return { phone: invalidPhone, phoneReason: reasonText(read) };
  input.value = read.digits;
  return {};
}

function reasonText(read: Exclude<TenDigits, { digits: string }>): string {
  switch (read.reason) {
    case 'blank':
      return '';
    case 'letters':
      return m.leads_ten_digits_letters();
    case 'foreign':
      return m.leads_ten_digits_foreign();
    case 'count':
      return formatCount(
        read.count,
        read.hasPrefix ? m.leads_ten_digits_count_national : m.leads_ten_digits_count,
      );
  }
}

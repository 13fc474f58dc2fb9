import type { ClipboardEvent } from 'react';
import { site } from '../content/site.ts';
import { Field } from '../ui/field.tsx';

export interface PhoneFieldProps {
  readonly error?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly value?: string;
  readonly onValue?: (value: string) => void;
  readonly disabled?: boolean;
}

/** Any phone number, the country code shown before it. */
export function PhoneField({ onValue, ...rest }: PhoneFieldProps) {
  return (
    <Field
      label="Phone number"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={site.phone.countryCode}
      maxLength={40}
      onChange={onValue && ((event) => onValue(event.currentTarget.value))}
      {...rest}
    />
  );
}

/** A number of at most ten characters; what is pasted with a country code, spaces or a leading zero still fits. */
export function TenDigitField({ error }: { readonly error?: string }) {
  return (
    <Field
      label="Phone number"
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix={site.phone.countryCode}
      maxLength={10}
      placeholder="10-digit number"
      error={error}
      onPaste={pasteNational}
    />
  );
}

function pasteNational(event: ClipboardEvent<HTMLInputElement>) {
  const digits = event.clipboardData.getData('text').replace(/\D/g, '');
  const national = digits.replace(/^(?:0091|91|0)(?=\d{10}$)/, '');
  if (national.length !== 10) return;
  event.preventDefault();
  const field = event.currentTarget;
  field.setRangeText(national, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

import type { ClipboardEvent, ComponentProps } from 'react';
import { Field } from '../../../components/field.tsx';
import { site } from '../../../content/site.ts';
import { leadLimits } from '../lead-schema.ts';

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'prefix'>;

/** Any phone number, the country code shown before it. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <Field
      label="Phone number"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={site.phone.countryCode}
      maxLength={leadLimits.phone}
      {...props}
    />
  );
}

/** A number of at most ten characters; what is pasted with a country code, spaces or a leading zero still fits. */
export function TenDigitField(props: PhoneFieldProps) {
  return (
    <PhoneField
      inputMode="numeric"
      maxLength={10}
      placeholder="10-digit number"
      onPaste={pasteNational}
      {...props}
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

import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { Field } from '../../../components/field.tsx';
import { site } from '../../../content/site.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { leadLimits } from '../lead-schema.ts';
import type { SendState } from '../use-send-lead.ts';
import { questionAt } from './question.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'prefix'> & {
  /** The state of the form, whose question and refusal about the number are shown here. */
  readonly state?: SendState | undefined;
};

/** A phone number in any format, with the country code shown before it. */
export function PhoneField({ state, error, ...props }: PhoneFieldProps) {
  return (
    <Field
      label={m.leads_phone()}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={site.phone.countryCode}
      maxLength={leadLimits.phone}
      error={error || (state && phoneProblem(state))}
      {...props}
    />
  );
}

function phoneProblem(state: SendState): ReactNode {
  const refused = state.step === 'failed' && state.failure.kind === 'refused' && state.failure.fields.phone;
  return questionAt(state, 'phone') || refused;
}

/** A ten-digit phone number. Pasting removes the country code, spaces and a leading zero. */
export function TenDigitField(props: PhoneFieldProps) {
  return (
    <PhoneField
      inputMode="numeric"
      maxLength={10}
      placeholder={m.leads_ten_digits_placeholder()}
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
  const input = event.currentTarget;
  input.setRangeText(national, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

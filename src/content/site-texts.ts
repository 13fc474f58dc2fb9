import { hourText } from '../domain/clock.ts';
import * as m from '../i18n/compiled/messages.js';
import type { TextOptions } from '../i18n/locale.ts';
import { inLanguage } from '../i18n/localized.ts';
import { type PaymentId, type SocialId, site } from './site.ts';

/** When we can be called: "Mon - Sun, 9am to 9pm". */
export function businessHours(options?: TextOptions): string {
  const short = (minutes: number) => hourText(minutes, options?.locale).replace(/ (?=[ap]m$)/, '');
  const { opens, closes } = site.hours;
  return m.site_hours({ opens: short(opens), closes: short(closes) }, options);
}

/** The lead promise, shown beside each form and sent with each lead, so that the caller knows it. */
export function leadPromise(options?: TextOptions): string {
  const count = site.promise.withinHours;
  return m.site_promise({ phone: site.phone.display, count, hours: businessHours(options) }, options);
}

/** The confirmation of a call-back request, in the dialog and in the function's response. */
export function callBackPromise(options?: TextOptions): string {
  const count = site.promise.withinHours;
  return m.site_call_back_promise({ count, hours: businessHours(options) }, options);
}

/** "Kalkaji, New Delhi". */
export function businessAddress({ locale }: TextOptions = {}): string {
  return [site.address.locality, site.address.city].map((line) => inLanguage(line, locale)).join(', ');
}

/** What a link to a profile does. */
export const socialActions: Readonly<Record<SocialId, () => string>> = {
  instagram: m.site_social_instagram,
  facebook: m.site_social_facebook,
  pinterest: m.site_social_pinterest,
  snapchat: m.site_social_snapchat,
};

export const paymentLabels: Readonly<Record<PaymentId, () => string>> = {
  upi: () => 'UPI',
  rupay: () => 'RuPay',
  visa: () => 'Visa',
  mastercard: () => 'Mastercard',
  'net-banking': m.site_payment_net_banking,
};

import { at } from '../domain/clock.ts';
import { mapLinks } from '../domain/maps.ts';
import type { Localized } from '../i18n/localized.ts';

/** With the country code, as pages show it; what is dialled follows from it. A placeholder until the operator sets it. */
const phone = '+91 00000 00000';
/** Where WhatsApp messages go: a number with the country code if it is another one, because a landline has no WhatsApp. */
const whatsAppNumber: string = phone;
const emailAddress = 'hello@example.com';
const name = 'Baraat House';
/** Shown on the map; add street and number. */
const locality = { en: 'Kalkaji', hi: 'कालकाजी' } as const satisfies Localized;
const city = { en: 'New Delhi', hi: 'नई दिल्ली' } as const satisfies Localized;

/**
 * The companies that receive leads besides the host of the site, with what they are used for, e.g. "Google (our mailbox
 * and a spreadsheet)". The privacy page lists them; launch-check requires them when LEAD_WEBHOOK_URL is set.
 * A change is a change of the privacy notice: set its `updated`, and `lawyerReviewed: false` until it is reviewed again.
 */
const leadRecipients: readonly string[] = [];

/** Tax on food and beverages as a share, where a venue's file states no other. */
export const foodTax: number = 0.18;

/** false leaves out sample venues, reviews and press items everywhere, and the sections that are then empty. */
export const showSamples: boolean = true;

/** Whether families can ask for a visit by video call, "if possible". */
const videoVisits: boolean = true;

export type SocialId = 'instagram' | 'facebook' | 'pinterest' | 'snapchat';

interface SocialProfile {
  readonly id: SocialId;
  readonly platform: string;
  readonly username: string;
  readonly pictureId: string;
  readonly profileUrl: string;
}

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** Profiles of the footer; a network that you do not use is deleted from here. */
const social: readonly SocialProfile[] = [
  {
    id: 'instagram',
    platform: 'Instagram',
    username: '@baraathouse',
    pictureId: 'decor/05-flower-swing',
    profileUrl: 'https://example.com/instagram',
  },
  {
    id: 'facebook',
    platform: 'Facebook',
    username: 'Baraat House',
    pictureId: 'decor/06-urli-entrance',
    profileUrl: 'https://example.com/facebook',
  },
  {
    id: 'pinterest',
    platform: 'Pinterest',
    username: 'baraathouse',
    pictureId: 'decor/03-marigold-wall',
    profileUrl: 'https://example.com/pinterest',
  },
  {
    id: 'snapchat',
    platform: 'Snapchat',
    username: 'baraathouse',
    pictureId: 'mehndi/03-pierced-lanterns',
    profileUrl: 'https://example.com/snapchat',
  },
];

/** Facts about the business; `site-texts.ts` has its texts. */
export const site = {
  name,
  badge: 'Bh Managed',
  /** Without a trailing slash; the base of canonical links and the sitemap. */
  url: 'https://example.com',
  phone: { display: phone, href: `tel:+${digitsOf(phone)}`, countryCode: '+91' },
  email: { display: emailAddress, href: `mailto:${emailAddress}` },
  /** Append `?text=` and an encoded message. */
  whatsapp: { display: whatsAppNumber, base: `https://wa.me/${digitsOf(whatsAppNumber)}` },
  address: { locality, city, map: mapLinks(`${locality.en}, ${city.en}`) },
  /** Minutes after midnight IST, every day of the week. */
  hours: { opens: at(9), closes: at(21) },
  /** Hours of business within which we call back. */
  promise: { withinHours: 4 },
  leadRecipients,
  videoVisits,
  stats: {
    events: { value: 2000, suffix: '+' },
    partners: { value: 50, suffix: '+' },
    discount: { value: 30, suffix: '%' },
  },
  social,
  payments: ['upi', 'rupay', 'visa', 'mastercard', 'net-banking'],
} as const;

export type PaymentId = (typeof site.payments)[number];

import { at, hourText } from './clock.ts';
import { mapLinks } from './maps.ts';

/** Digits with the country code, for calls and WhatsApp. A placeholder until the operator sets it. */
const phoneDigits = '910000000000';
const phoneDisplay = '+91 00000 00000';
const emailAddress = 'hello@example.com';
const name = 'Baraat House';
const locality = 'Kalkaji';
const city = 'New Delhi';
/** Shown on the map; add street and number. */
const businessAddress = `${locality}, ${city}`;
/** Minutes after midnight IST, every day of the week. */
const opens = at(9);
const closes = at(21);
const days = 'Mon - Sun';
const shortText = (minutes: number) => hourText(minutes).replace(' ', '');
const hours = `${shortText(opens)} to ${shortText(closes)}`;
/** Hours within which we call back. */
const withinHours = 4;
/**
 * The companies that receive leads besides the host of the site, with what they are used for, e.g. "Google (our mailbox
 * and a spreadsheet)". The privacy page lists them; launch-check requires them when LEAD_WEBHOOK_URL is set.
 * A change is a change of the privacy notice: set its `updated`, and `lawyerReviewed: false` until it is reviewed again.
 */
const leadRecipients: readonly string[] = [];
const chatText = `Hello ${name}, I am planning a wedding and would like to ask about a venue.`;

/** Facts about the business. */
export const site = {
  name,
  badge: 'Bh Managed',
  /** Without a trailing slash; the base of canonical links and the sitemap. */
  url: 'https://example.com',
  tagline: 'Wedding venues in Delhi NCR, with the whole cost in view',
  description:
    'Banquet halls, wedding lawns and hotels in Faridabad, Noida, South Delhi and Gurgaon: see plate prices, policies and your total, then ask to be called.',
  phone: { display: phoneDisplay, href: `tel:+${phoneDigits}`, digits: phoneDigits, countryCode: '+91' },
  email: { display: emailAddress, href: `mailto:${emailAddress}` },
  whatsapp: {
    href: `https://wa.me/${phoneDigits}?text=${encodeURIComponent(chatText)}`,
    /** Without a text; append `?text=` and an encoded message. */
    base: `https://wa.me/${phoneDigits}`,
    greeting:
      'Namaste. Planning a wedding? Tell us the date and the guests, and we will help you find the place.',
    action: 'Start Chat',
  },
  address: {
    lines: [name, locality, city],
    text: businessAddress,
    locality,
    city,
    map: mapLinks(businessAddress),
  },
  hours: {
    opens,
    closes,
    full: `${days}, ${hours}`,
    between: `between ${hourText(opens)} and ${hourText(closes)}`,
  },
  /** The lead promise, shown beside each form and sent with each lead. */
  promise: {
    withinHours,
    who: `Our own wedding team calls you, from ${phoneDisplay}.`,
    when: `Within ${withinHours} hours, ${days}, ${hours}.`,
    /** The confirmation of a call-back request, in the dialog and in the function's response. */
    callBack: `We are fairly prompt in calling numbers! You can expect to hear from us within ${withinHours} hours during business hours (${days}, ${hours}), or the following working day.`,
    resale: 'Your number is never sold or passed on for advertising.',
    withdraw: 'Changed your mind? Tell us, and we delete it.',
  },
  leadRecipients,
  stats: {
    events: { value: 2000, suffix: '+', label: 'Number Of Events Executed', short: 'events organized' },
    cities: { value: 4, suffix: '', label: 'Number Of Cities', short: 'cities' },
    partners: { value: 50, suffix: '+', label: 'Venues and Vendors', short: 'venues and vendors' },
    discount: { value: 30, suffix: '%', label: 'Off Final Quotes', short: 'up to 30% off final quotes' },
  },
  social: [
    {
      id: 'instagram',
      platform: 'Instagram',
      username: '@baraathouse',
      image: 'decor/05-flower-swing',
      profileUrl: 'https://example.com/instagram',
      actionText: 'Follow on Instagram',
    },
    {
      id: 'facebook',
      platform: 'Facebook',
      username: 'Baraat House',
      image: 'decor/06-urli-entrance',
      profileUrl: 'https://example.com/facebook',
      actionText: 'Like on Facebook',
    },
    {
      id: 'pinterest',
      platform: 'Pinterest',
      username: 'baraathouse',
      image: 'decor/03-marigold-wall',
      profileUrl: 'https://example.com/pinterest',
      actionText: 'Save from Pinterest',
    },
    {
      id: 'snapchat',
      platform: 'Snapchat',
      username: 'baraathouse',
      image: 'mehndi/03-pierced-lanterns',
      profileUrl: 'https://example.com/snapchat',
      actionText: 'Add on Snapchat',
    },
  ],
  payments: [
    { id: 'upi', label: 'UPI' },
    { id: 'rupay', label: 'RuPay' },
    { id: 'visa', label: 'Visa' },
    { id: 'mastercard', label: 'Mastercard' },
    { id: 'net-banking', label: 'Net banking' },
  ],
} as const;

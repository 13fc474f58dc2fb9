import { mapLinks } from './maps.ts';

/** Digits with the country code, no sign: where calls and chats go. These reach nobody until the operator sets them. */
const phoneDigits = '910000000000';
const businessAddress = 'Kalkaji, New Delhi';
const name = 'Baraat House';
const phoneDisplay = '+91 00000 00000';
const chatText = `Hello ${name}, I am planning a wedding and would like to ask about a venue.`;

/** Everything about the business that is said in more than one place. */
export const site = {
  name,
  badge: 'Bh Managed',
  /** Without a trailing slash; canonical links and the sitemap stand on it. */
  url: 'https://example.com',
  tagline: 'Wedding venues in Delhi NCR, with the whole cost in view',
  description:
    'Banquet halls, wedding lawns and hotels in Faridabad, Noida, South Delhi and Gurgaon: see plate prices, policies and your total, then ask to be called.',
  phone: { display: phoneDisplay, href: `tel:+${phoneDigits}`, digits: phoneDigits, countryCode: '+91' },
  email: { display: 'hello@example.com', href: 'mailto:hello@example.com' },
  whatsapp: {
    href: `https://wa.me/${phoneDigits}?text=${encodeURIComponent(chatText)}`,
    /** Add `?text=` and an encoded draft. */
    base: `https://wa.me/${phoneDigits}`,
    greeting:
      'Namaste. Planning a wedding? Tell us the date and the guests, and we will help you find the place.',
    action: 'Start Chat',
  },
  address: {
    lines: [name, 'Kalkaji', 'New Delhi'],
    text: businessAddress,
    locality: 'Kalkaji',
    city: 'New Delhi',
    map: mapLinks(businessAddress),
  },
  /** Minutes after midnight IST, every day of the week. */
  hours: {
    opens: 9 * 60,
    closes: 21 * 60,
    days: 'Mon - Sun',
    text: '9am to 9pm',
    full: 'Mon - Sun, 9am to 9pm',
  },
  /** What we promise to whoever leaves a number; shown beside each form and sent with each lead. */
  promise: {
    withinHours: 4,
    who: `Our own wedding team calls you, from ${phoneDisplay}.`,
    when: 'Within 4 hours, Mon - Sun, 9am to 9pm.',
    resale: 'Your number is never sold or passed on for advertising.',
    withdraw: 'Changed your mind? Tell us, and we delete it.',
  },
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
  payments: ['UPI', 'RuPay', 'Visa', 'Mastercard', 'Net banking'],
} as const;

import type { Localized } from '../i18n/localized.ts';

export interface Step {
  readonly title: Localized;
  readonly text: Localized;
  /** The page where the visitor does this step. */
  readonly link: { readonly to: string; readonly label: Localized };
}

/** The four steps of "How it Works", in order. */
export const howItWorks: readonly Step[] = [
  {
    title: { en: 'Shortlist venues', hi: 'वेन्यू लिस्ट में जोड़ें' },
    text: {
      en: 'See plates, policies and your total side by side. Keep the ones the family likes; no account is needed.',
      hi: 'प्लेट की कीमत, नियम और आपका कुल खर्च साथ-साथ देखिए। जो परिवार को पसंद आएँ, उन्हें लिस्ट में रखिए। अकाउंट की ज़रूरत नहीं।',
    },
    link: { to: '/venues', label: { en: 'See all venues', hi: 'सभी वेन्यू देखें' } },
  },
  {
    title: { en: 'Take guided visits', hi: 'हमारे साथ देखने चलें' },
    text: {
      en: 'Tell us which ones and when. We fix the hour, meet you at the gate and ask what families forget to ask.',
      hi: 'बताइए कौन-से वेन्यू और कब। समय हम तय करते हैं, गेट पर आपसे मिलते हैं और वह भी पूछते हैं जो परिवार पूछना भूल जाते हैं।',
    },
    link: { to: '/shortlist', label: { en: 'Open your shortlist', hi: 'अपनी लिस्ट खोलें' } },
  },
  {
    title: { en: 'Book a venue', hi: 'वेन्यू बुक करें' },
    text: {
      en: 'Compare what is left, line by line, with the advance and the terms in front of you. Then book.',
      hi: 'जो बचें, उनकी एक-एक बात मिलाइए। एडवांस और शर्तें सामने रहेंगी। फिर बुक कीजिए।',
    },
    link: { to: '/compare', label: { en: 'Compare venues', hi: 'वेन्यू की तुलना करें' } },
  },
  {
    title: { en: 'Book vendors', hi: 'वेंडर बुक करें' },
    text: {
      en: 'Decor, mehndi, music, photographs: one call brings the people for the rest of the wedding.',
      hi: 'सजावट, मेहंदी, म्यूज़िक, फ़ोटो: शादी के बाकी कामों के लोग एक ही फ़ोन पर मिल जाते हैं।',
    },
    link: { to: '/faridabad/vendors', label: { en: 'See vendors', hi: 'वेंडर देखें' } },
  },
];

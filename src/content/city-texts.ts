import type { CityId } from '../domain/choices.ts';
import type { Localized } from '../i18n/localized.ts';

/** The longer texts of the cities. Only build-time page data imports this: client code would include both languages. */
export const cityTexts: Readonly<
  Record<
    CityId,
    {
      /** One sentence, shown on the page and used as its description. */
      readonly intro: Localized;
      /** Shown under the heading instead; explains a fixed count. */
      readonly countNote?: Localized;
      /** Introduces the nearest venues, on the page of a city without a listing. */
      readonly nearestNote?: Localized;
    }
  >
> = {
  faridabad: {
    intro: {
      en: 'Hotels, vatikas and banquet halls from Surajkund to Sector 39, with plate prices and policies side by side.',
      hi: 'सूरजकुंड से सेक्टर 39 तक के होटल, वाटिका और बैंक्वेट हॉल: प्रति प्लेट कीमतें और नियम एक साथ।',
    },
  },
  noida: {
    intro: {
      en: 'Banquet halls and farmhouse lawns in Greater Noida and Sectors 116, 135 and 136.',
      hi: 'ग्रेटर नोएडा और सेक्टर 116, 135 और 136 के बैंक्वेट हॉल और फ़ार्महाउस लॉन।',
    },
    countNote: {
      en: 'The venues shown here are samples. Our team has the rest: tell us your date and guests, and we call with a list.',
      hi: 'यहाँ दिखाए गए वेन्यू नमूने हैं। बाकी वेन्यू हमारी टीम के पास हैं: तारीख और मेहमानों की संख्या बताइए, हम कॉल करके लिस्ट बताएँगे।',
    },
  },
  southdelhi: {
    intro: {
      en: 'Banquets in South Delhi, close to home for South Delhi families and easy to reach for guests from every side of the city.',
      hi: 'साउथ दिल्ली के बैंक्वेट, यहाँ के परिवारों के घर के पास। मेहमानों के लिए भी शहर के हर कोने से आना आसान है।',
    },
  },
  gurgaon: {
    intro: {
      en: 'Our team arranges venue visits in Gurgaon. Tell us the date and the guests, and we call you with choices.',
      hi: 'हमारी टीम गुड़गाँव में वेन्यू की विज़िट करवाती है। तारीख और मेहमानों की संख्या बताइए, हम कॉल करके ऑप्शन बताएँगे।',
    },
    nearestNote: {
      en: 'Families near the Gurgaon border also look at South Delhi and Faridabad. The nearest venues that we list are below.',
      hi: 'गुड़गाँव बॉर्डर के पास रहने वाले परिवार साउथ दिल्ली और फरीदाबाद भी देखते हैं। हमारी लिस्ट के सबसे पास के वेन्यू नीचे हैं।',
    },
  },
};

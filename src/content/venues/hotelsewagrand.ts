import { at, nextDay } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'hotelsewagrand',
  name: 'Hotel Sewa Grand',
  nameHi: 'होटल सेवा ग्रैंड',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A hotel with two halls for mid-sized functions, guest rooms and ample parking.',
    hi: 'मीडियम साइज़ के कार्यक्रमों के लिए दो हॉल वाला होटल, कमरों और भरपूर पार्किंग के साथ।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 5 },
  venueTypes: ['banquet-hall'],
  halls: [
    { name: { en: 'Hall 1', hi: 'हॉल 1' }, seats: 200, floating: 300 },
    { name: { en: 'Hall 2', hi: 'हॉल 2' }, seats: 100, floating: 150 },
  ],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    morningOpens: at(9),
    morningCloses: at(17),
    eveningOpens: at(19),
    eveningCloses: nextDay(5),
    rooms: 25,
    roomPrice: { about: 3000 },
    changingRooms: 1,
    parking: 200,
    bookingAmount: 100_000,
    cancellable: false,
  },
  pictureLimit: 5,
  about: [
    {
      en: 'Hotel Sewa Grand is a hotel in Faridabad with two halls. The larger suits a mid-sized reception, the smaller a ring ceremony or a mehndi.',
      hi: 'यह फरीदाबाद का दो हॉल वाला होटल है। बड़ा हॉल मीडियम साइज़ के रिसेप्शन के लिए ठीक है, छोटा सगाई या मेहंदी के लिए।',
    },
    {
      en: 'There is a day slot and an evening slot that runs on almost until sunrise. Guest rooms and ample parking make it easy for families who come from far.',
      hi: 'दो स्लॉट हैं: दिन का, और शाम का, जो लगभग सूरज निकलने तक चलता है। कमरे और भरपूर पार्किंग होने से दूर से आने वाले परिवारों को आसानी रहती है।',
    },
    {
      en: 'The venue names one total booking amount, and a booking cannot be cancelled. Veg and non-veg plates are available.',
      hi: 'वेन्यू बुकिंग की एक कुल रकम बताता है, और बुकिंग कैंसल नहीं हो सकती। वेज और नॉन-वेज, दोनों प्लेटें मिलती हैं।',
    },
  ],
  notes: [
    {
      en: 'Two functions on one day fit the two halls: ask for both in one quote.',
      hi: 'एक ही दिन के दो कार्यक्रम दोनों हॉल में हो जाते हैं। दोनों का एक साथ कोटेशन माँगिए।',
    },
    {
      en: 'Ask how the booking amount is set against the final bill.',
      hi: 'पूछिए कि बुकिंग की रकम फ़ाइनल बिल में से कैसे कटेगी।',
    },
  ],
  reviews: [
    {
      name: { en: 'Garima (sample)', hi: 'गरिमा (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 240,
      review: {
        en: 'Mehndi in the small hall, wedding in the big one, sleep upstairs. So easy.',
        hi: 'छोटे हॉल में मेहंदी, बड़े में शादी, और सोने के लिए ऊपर कमरे। सब कितना आसान था।',
      },
      sample: true,
    },
    {
      name: { en: 'Yash (sample)', hi: 'यश (नमूना)' },
      rating: 5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 280,
      review: { en: 'The lights in the hall made our photos.', hi: 'हॉल की लाइट से हमारी फ़ोटो बहुत सुंदर आईं।' },
      sample: true,
    },
    {
      name: { en: 'Parul (sample)', hi: 'पारुल (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 130,
      review: {
        en: 'A small ring ceremony, treated like a big wedding.',
        hi: 'छोटी-सी सगाई थी, पर ध्यान बड़ी शादी जैसा रखा गया।',
      },
      sample: true,
    },
    {
      name: { en: 'Arif (sample)', hi: 'आरिफ़ (नमूना)' },
      rating: 5,
      eventDate: { en: 'January 2026', hi: 'जनवरी 2026' },
      pax: 260,
      review: {
        en: 'Rooms were comfortable and the staff found an iron at midnight.',
        hi: 'कमरे आरामदेह थे और स्टाफ़ ने आधी रात को भी इस्त्री ढूँढ दी।',
      },
      sample: true,
    },
    {
      name: { en: 'Seema (sample)', hi: 'सीमा (नमूना)' },
      rating: 5,
      eventDate: { en: 'March 2026', hi: 'मार्च 2026' },
      pax: 200,
      review: {
        en: 'Every bill matched what we were told on the visit.',
        hi: 'हर बिल वैसा ही आया जैसा हमें विज़िट पर बताया गया था।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;

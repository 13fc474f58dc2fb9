import { at, nextDay } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'milanvatika',
  name: 'Milan Vatika',
  nameHi: 'मिलन वाटिका',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A vatika with guest rooms, ample parking and a vegetarian kitchen.',
    hi: 'कमरों, भरपूर पार्किंग और प्योर वेज किचन वाली वाटिका।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 3 },
  venueTypes: ['wedding-lawn'],
  halls: [],
  facts: {
    vegPlate: 500,
    servesNonVeg: false,
    morningOpens: at(9),
    morningCloses: at(17),
    eveningOpens: at(19),
    eveningCloses: nextDay(5),
    rooms: 25,
    roomPrice: 3000,
    changingRooms: 1,
    parking: 200,
    bookingAmount: 100_000,
    cancellable: false,
  },
  about: [
    {
      en: 'Milan Vatika is a garden venue in Faridabad that also has guest rooms, a rare pair: a wedding in the open, and a bed close by.',
      hi: 'यह फरीदाबाद का गार्डन वेन्यू है जहाँ ठहरने के कमरे भी हैं। ऐसा कम मिलता है कि शादी खुले आसमान के नीचे हो और सोने के कमरे पास ही हों।',
    },
    {
      en: 'There is a day slot and an evening slot that runs on almost until sunrise. The kitchen is vegetarian.',
      hi: 'दो स्लॉट हैं: दिन का, और शाम का, जो लगभग सूरज निकलने तक चलता है। किचन प्योर वेज है।',
    },
    {
      en: 'The venue names one total booking amount instead of a share. The booking cannot be cancelled, so fix the date with both families first.',
      hi: 'वेन्यू प्रतिशत की जगह बुकिंग की एक कुल रकम बताता है। बुकिंग कैंसल नहीं हो सकती, इसलिए पहले दोनों परिवारों से तारीख पक्की कर लीजिए।',
    },
  ],
  notes: [
    {
      en: 'The booking amount is a fixed sum. Ask how it is set against the final bill.',
      hi: 'बुकिंग की रकम तय है। पूछिए कि वह फ़ाइनल बिल में से कैसे कटेगी।',
    },
    {
      en: 'With one complimentary changing room, keep a guest room free for the groom’s side.',
      hi: 'फ़्री चेंजिंग रूम एक ही है, इसलिए लड़के वालों के लिए एक कमरा खाली रखिए।',
    },
  ],
  reviews: [
    {
      name: { en: 'Preeti (sample)', hi: 'प्रीति (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 350,
      review: {
        en: 'The mandap under the trees, rooms two minutes away. Our elders were very happy.',
        hi: 'पेड़ों के नीचे मंडप, और कमरे दो मिनट की दूरी पर। हमारे बड़े-बुज़ुर्ग बहुत खुश थे।',
      },
      sample: true,
    },
    {
      name: { en: 'Ankit (sample)', hi: 'अंकित (नमूना)' },
      rating: 5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 400,
      review: {
        en: 'The vegetarian food was rich and never dull.',
        hi: 'वेज खाना इतना बढ़िया था कि एक बार भी फीका नहीं लगा।',
      },
      sample: true,
    },
    {
      name: { en: 'Sunita (sample)', hi: 'सुनीता (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 300,
      review: {
        en: 'Four functions in three days, and the same smiling faces at each.',
        hi: 'तीन दिन में चार कार्यक्रम, और हर बार वही मुस्कुराते चेहरे।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;

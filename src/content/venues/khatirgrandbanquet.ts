import { nextDay } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'khatirgrandbanquet',
  name: 'Khatir Grand Banquet',
  nameHi: 'खातिर ग्रैंड बैंक्वेट',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A banquet with a few rooms, ample parking and an evening that lasts until morning.',
    hi: 'कुछ कमरों और भरपूर पार्किंग वाला बैंक्वेट, जहाँ शाम का कार्यक्रम सुबह तक चलता है।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 5 },
  venueTypes: ['banquet-hall'],
  halls: [],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    eveningCloses: nextDay(6),
    rooms: 4,
    roomPrice: { about: 1000 },
    changingRooms: 2,
    parking: 200,
    bookingAmount: 25_000,
    cancellable: false,
  },
  pictureLimit: 5,
  about: [
    {
      en: 'Khatir Grand Banquet is a banquet in Faridabad with ample parking and a few rooms for the closest family.',
      hi: 'यह फरीदाबाद का बैंक्वेट है, जहाँ भरपूर पार्किंग है और घर वालों के लिए कुछ कमरे।',
    },
    {
      en: 'The evening lasts until the next morning, so the pheras can wait for the right muhurat and nobody is asked to leave.',
      hi: 'शाम का कार्यक्रम अगली सुबह तक चलता है, तो फेरे सही मुहूर्त पर हो सकते हैं, चाहे देर हो, और किसी को जाने के लिए नहीं कहा जाता।',
    },
    {
      en: 'The venue names one total booking amount. The booking cannot be cancelled. Veg and non-veg plates are available.',
      hi: 'वेन्यू बुकिंग की एक कुल रकम बताता है। बुकिंग कैंसल नहीं हो सकती। वेज और नॉन-वेज, दोनों प्लेटें मिलती हैं।',
    },
  ],
  notes: [
    {
      en: 'Rooms are few: keep them for the bride, the groom and the grandparents.',
      hi: 'कमरे कम हैं, इसलिए उन्हें दूल्हे, दुल्हन और दादा-दादी, नाना-नानी के लिए रखिए।',
    },
    {
      en: 'Ask from what hour the evening slot begins, and when the decorators may come in.',
      hi: 'पूछिए कि शाम का स्लॉट कितने बजे शुरू होता है और सजावट वाले कब अंदर आ सकते हैं।',
    },
  ],
  reviews: [
    {
      name: { en: 'Jyoti (sample)', hi: 'ज्योति (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 300,
      review: {
        en: 'The pheras were at four in the morning and the tea was still hot.',
        hi: 'फेरे सुबह चार बजे हुए और चाय तब भी गरम थी।',
      },
      sample: true,
    },
    {
      name: { en: 'Sameer (sample)', hi: 'समीर (नमूना)' },
      rating: 5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 350,
      review: {
        en: 'Plenty of parking, which is half the battle in the season.',
        hi: 'पार्किंग खूब थी, और शादियों के सीज़न में आधी परेशानी वहीं खत्म हो जाती है।',
      },
      sample: true,
    },
    {
      name: { en: 'Lata (sample)', hi: 'लता (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 250,
      review: {
        en: 'They looked after my grandmother as if she were theirs.',
        hi: 'मेरी दादी का ऐसा ध्यान रखा जैसे उनकी अपनी हों।',
      },
      sample: true,
    },
    {
      name: { en: 'Nitin (sample)', hi: 'नितिन (नमूना)' },
      rating: 5,
      eventDate: { en: 'April 2026', hi: 'अप्रैल 2026' },
      pax: 280,
      review: { en: 'The stage was ready hours before the baraat.', hi: 'बारात आने से घंटों पहले स्टेज तैयार था।' },
      sample: true,
    },
    {
      name: { en: 'Reema (sample)', hi: 'रीमा (नमूना)' },
      rating: 5,
      eventDate: { en: 'March 2026', hi: 'मार्च 2026' },
      pax: 220,
      review: {
        en: 'Good food and honest talk about the bill.',
        hi: 'खाना अच्छा था और बिल के बारे में साफ़-साफ़ बात हुई।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;

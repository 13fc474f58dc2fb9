import { at, nextDay } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'goldengalaxyresort',
  name: 'Golden Galaxy',
  nameHi: 'गोल्डन गैलेक्सी',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'Lawns and a resort setting with a vegetarian kitchen and a booking that lasts through the night.',
    hi: 'लॉन और रिज़ॉर्ट का माहौल, प्योर वेज किचन, और पूरी रात की बुकिंग।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 3 },
  venueTypes: ['wedding-lawn', 'wedding-resort'],
  halls: [],
  facts: {
    vegPlate: 500,
    servesNonVeg: false,
    longOpens: at(8),
    longCloses: nextDay(7),
    rooms: 0,
    changingRooms: 2,
    parking: 200,
    decoration: { from: 16_000 },
    advanceShare: 0.25,
    cancellable: false,
  },
  about: [
    {
      en: 'Golden Galaxy is a resort with lawns in Faridabad. Its kitchen is vegetarian, which many families ask for on the day of the pheras.',
      hi: 'यह फरीदाबाद में लॉन वाला रिज़ॉर्ट है। इसका किचन प्योर वेज है, जो कई परिवार फेरों के दिन चाहते हैं।',
    },
    {
      en: 'One booking lasts from the morning until the next morning, long enough for a haldi, a reception and the ceremony itself.',
      hi: 'बुकिंग सुबह से अगली सुबह तक की होती है, यानी हल्दी, रिसेप्शन और फेरे, सबके लिए काफ़ी समय।',
    },
    {
      en: 'There is ample parking and decoration has a starting price. Guests do not stay the night here; the changing rooms are complimentary.',
      hi: 'पार्किंग भरपूर है और सजावट की शुरुआती कीमत मालूम है। मेहमान यहाँ रात को ठहर नहीं सकते, पर चेंजिंग रूम फ़्री हैं।',
    },
  ],
  notes: [
    {
      en: 'Vegetarian plates only: tell both families early.',
      hi: 'सिर्फ़ वेज प्लेट मिलती है, इसलिए दोनों परिवारों को पहले ही बता दीजिए।',
    },
    {
      en: 'The decoration price is where it starts. Ask for a full quote with flowers and lights.',
      hi: 'यह सजावट की शुरुआती कीमत है। फूलों और लाइट के साथ पूरा कोटेशन माँगिए।',
    },
  ],
  reviews: [
    {
      name: { en: 'Nandini (sample)', hi: 'नंदिनी (नमूना)' },
      rating: 5,
      eventDate: { en: 'January 2026', hi: 'जनवरी 2026' },
      pax: 380,
      review: {
        en: 'An all-vegetarian wedding and not one person missed anything.',
        hi: 'पूरी शादी वेज थी और किसी को कोई कमी नहीं लगी।',
      },
      sample: true,
    },
    {
      name: { en: 'Harsh (sample)', hi: 'हर्ष (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 420,
      review: {
        en: 'Space for every car and for every cousin’s dance.',
        hi: 'हर गाड़ी के लिए जगह थी, और हर भाई-बहन के डांस के लिए भी।',
      },
      sample: true,
    },
    {
      name: { en: 'Bhavna (sample)', hi: 'भावना (नमूना)' },
      rating: 5,
      eventDate: { en: 'March 2026', hi: 'मार्च 2026' },
      pax: 300,
      review: {
        en: 'They let the decorators in early, and it showed.',
        hi: 'सजावट वालों को जल्दी अंदर आने दिया, और सजावट में इसका फ़र्क दिखा भी।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;

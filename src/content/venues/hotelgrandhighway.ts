import { at, nextDay } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'hotelgrandhighway',
  name: 'Hotel Grand Highway',
  nameHi: 'होटल ग्रैंड हाईवे',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A hotel with banquets, guest rooms and an evening slot that runs on to the next morning.',
    hi: 'बैंक्वेट और कमरों वाला होटल, जहाँ शाम का स्लॉट अगली सुबह तक चलता है।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 4.8, count: 4 },
  venueTypes: ['banquet-hall'],
  halls: [],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    morningOpens: at(9, 30),
    morningCloses: at(18),
    eveningOpens: at(19),
    eveningCloses: nextDay(6),
    rooms: 22,
    roomPrice: { about: 1000 },
    changingRooms: 2,
    parking: 25,
    advanceShare: 0.25,
    cancellable: false,
  },
  pairedPictures: true,
  about: [
    {
      en: 'Hotel Grand Highway is a hotel in Faridabad where the functions and the stay are under one roof. Family from out of town can rest upstairs between the haldi and the pheras.',
      hi: 'यह फरीदाबाद का होटल है, जहाँ सारे कार्यक्रम और ठहरना एक ही छत के नीचे हो जाता है। बाहर से आया परिवार हल्दी और फेरों के बीच ऊपर कमरे में आराम कर सकता है।',
    },
    {
      en: 'The day is booked in two slots. The evening one carries on into the next morning, so a late muhurat does not have to be hurried.',
      hi: 'यहाँ बुकिंग दो स्लॉट में होती है। शाम वाला अगली सुबह तक चलता है, इसलिए मुहूर्त देर का हो तो भी जल्दी नहीं करनी पड़ती।',
    },
    {
      en: 'Veg and non-veg plates are available. Parking is on the small side for a big list of guests, so plan drop-offs and shared cars.',
      hi: 'वेज और नॉन-वेज, दोनों प्लेटें मिलती हैं। बहुत मेहमान हों तो पार्किंग थोड़ी छोटी पड़ती है, इसलिए मेहमानों को उतारने की जगह पहले से सोच लीजिए, और कम गाड़ियों में आने को कहिए।',
    },
  ],
  notes: [
    {
      en: 'A good choice when many guests stay the night: book the rooms together with the hall.',
      hi: 'जब कई मेहमानों को रात रुकना हो, तब यह अच्छा रहता है। हॉल के साथ ही कमरे भी बुक कीजिए।',
    },
    {
      en: 'Parking is limited. Ask us about extra space nearby before you send the invitations.',
      hi: 'पार्किंग सीमित है। कार्ड बाँटने से पहले हमसे आस-पास की और जगह के बारे में पूछिए।',
    },
  ],
  reviews: [
    {
      name: { en: 'Aarti (sample)', hi: 'आरती (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 180,
      review: {
        en: 'We had the sangeet and the wedding here, and nobody had to cross the city in between. The rooms upstairs saved the day for our elders.',
        hi: 'हमने संगीत और शादी, दोनों यहीं कीं, और बीच में किसी को शहर पार नहीं करना पड़ा। ऊपर के कमरों से बड़े-बुज़ुर्गों को बहुत आराम रहा।',
      },
      sample: true,
    },
    {
      name: { en: 'Rohit (sample)', hi: 'रोहित (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 220,
      review: {
        en: 'The pheras began very late and still nobody hurried us. Tea kept coming until the bidaai.',
        hi: 'फेरे बहुत देर से शुरू हुए, फिर भी किसी ने जल्दी नहीं मचाई। विदाई तक चाय आती रही।',
      },
      sample: true,
    },
    {
      name: { en: 'Neha (sample)', hi: 'नेहा (नमूना)' },
      rating: 4.5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 150,
      review: {
        en: 'Food was hot and the paneer went first. The car park filled up early, so come in fewer cars.',
        hi: 'खाना गरम था और सबसे पहले पनीर खत्म हुआ। पार्किंग जल्दी भर गई, इसलिए कम गाड़ियों में आइए।',
      },
      sample: true,
    },
    {
      name: { en: 'Imran (sample)', hi: 'इमरान (नमूना)' },
      rating: 4.5,
      eventDate: { en: 'April 2026', hi: 'अप्रैल 2026' },
      pax: 200,
      review: {
        en: 'A simple, well-run place. The team told us every charge before we paid the advance.',
        hi: 'सीधी-सादी जगह, इंतज़ाम बढ़िया। एडवांस देने से पहले टीम ने हर खर्च बता दिया।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;

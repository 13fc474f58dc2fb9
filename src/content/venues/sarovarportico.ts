import { at } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'sarovarportico',
  name: 'Sarovar Portico',
  nameHi: 'सरोवर पोर्टिको',
  city: 'faridabad',
  source: 'specification',
  locality: { en: 'Surajkund', hi: 'सूरजकुंड' },
  address: { en: 'Surajkund, Faridabad', hi: 'सूरजकुंड, फरीदाबाद' },
  shortDescription: {
    en: 'A hotel in Surajkund with the most guest rooms and the largest parking we list in Faridabad.',
    hi: 'सूरजकुंड का होटल, फरीदाबाद की हमारी लिस्ट में सबसे ज़्यादा कमरे और सबसे बड़ी पार्किंग।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['banquet-hall'],
  halls: [],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    morningOpens: at(10),
    morningCloses: at(15),
    eveningOpens: at(19),
    eveningCloses: at(24),
    rooms: 40,
    roomPrice: 4000,
    changingRooms: [1, 2],
    parking: 250,
    advanceShare: 0.25,
    cancellable: false,
  },
  about: [
    {
      en: 'Sarovar Portico is a hotel in Surajkund, on the Delhi side of Faridabad, so guests from South Delhi have a short drive.',
      hi: 'यह सूरजकुंड का होटल है, फरीदाबाद में दिल्ली की ओर, इसलिए साउथ दिल्ली के मेहमानों को ज़्यादा दूर नहीं आना पड़ता।',
    },
    {
      en: 'Of the Faridabad venues whose figures we have, it has the most guest rooms and the largest parking. That makes it practical for a wedding with many outstation guests.',
      hi: 'फरीदाबाद के जिन वेन्यू के आँकड़े हमारे पास हैं, उनमें सबसे ज़्यादा कमरे और सबसे बड़ी पार्किंग इसी की है। बाहर से बहुत मेहमान आने हों तो यह बहुत काम की जगह है।',
    },
    {
      en: 'There is a lunch slot and an evening slot that ends at midnight. Veg and non-veg plates are available.',
      hi: 'दो स्लॉट हैं: दोपहर का, और शाम का, जो रात 12 बजे खत्म होता है। वेज और नॉन-वेज, दोनों प्लेटें मिलती हैं।',
    },
  ],
  notes: [
    {
      en: 'Ask for a block of rooms at one rate, with the date until which unused rooms can go back.',
      hi: 'कई कमरे एक ही रेट पर माँगिए, और यह भी पूछिए कि खाली रह गए कमरे किस तारीख तक लौटाए जा सकते हैं।',
    },
    {
      en: 'The evening ends at midnight: plan the pheras for the day slot or an early muhurat.',
      hi: 'शाम का कार्यक्रम रात 12 बजे खत्म करना होता है, इसलिए फेरे दिन के स्लॉट में या जल्दी के मुहूर्त पर रखिए।',
    },
  ],
  reviews: [
    {
      name: { en: 'Ishita (sample)', hi: 'इशिता (नमूना)' },
      rating: 5,
      eventDate: { en: 'January 2026', hi: 'जनवरी 2026' },
      pax: 320,
      review: {
        en: 'Guests from four cities stayed here and breakfast turned into a reunion.',
        hi: 'चार शहरों के मेहमान यहीं ठहरे, और नाश्ते पर तो जैसे पूरा कुनबा फिर मिल गया।',
      },
      sample: true,
    },
    {
      name: { en: 'Varun (sample)', hi: 'वरुण (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 280,
      review: {
        en: 'The banquet team had every timing on one sheet. Nothing slipped.',
        hi: 'बैंक्वेट की टीम के पास हर काम का समय एक ही कागज़ पर लिखा था। कुछ भी नहीं छूटा।',
      },
      sample: true,
    },
    {
      name: { en: 'Leena (sample)', hi: 'लीना (नमूना)' },
      rating: 5,
      eventDate: { en: 'March 2026', hi: 'मार्च 2026' },
      pax: 200,
      review: {
        en: 'Easy to reach from Delhi, and room for every car.',
        hi: 'दिल्ली से पहुँचना आसान, और हर गाड़ी के लिए जगह।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;

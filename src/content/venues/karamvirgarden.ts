import { at } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'karamvirgarden',
  name: 'Dr Karamvir Garden',
  nameHi: 'डॉ करमवीर गार्डन',
  city: 'faridabad',
  source: 'specification',
  locality: { en: 'Sector 11', hi: 'सेक्टर 11' },
  address: { en: 'Sector 11, Faridabad', hi: 'सेक्टर 11, फरीदाबाद' },
  shortDescription: {
    en: 'A garden in Sector 11 with ample parking and separate day and evening slots.',
    hi: 'सेक्टर 11 का गार्डन, भरपूर पार्किंग, दिन और शाम के अलग-अलग स्लॉट।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['wedding-lawn'],
  halls: [],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    morningOpens: at(10),
    morningCloses: at(18),
    eveningOpens: at(19),
    eveningCloses: at(24),
    rooms: 0,
    changingRooms: [1, 2],
    parking: 200,
    advanceShare: 0.25,
    cancellable: false,
  },
  about: [
    {
      en: 'Dr Karamvir Garden is a garden venue in Sector 11, Faridabad, for a wedding in the open.',
      hi: 'यह फरीदाबाद के सेक्टर 11 का गार्डन वेन्यू है, खुले आसमान के नीचे शादी के लिए।',
    },
    {
      en: 'The day slot is long enough for a full wedding in daylight, which costs less in lights and more in sunscreen. The evening slot ends at midnight.',
      hi: 'दिन का स्लॉट इतना लंबा है कि पूरी शादी उजाले में हो जाए, यानी लाइट पर खर्च कम और सनस्क्रीन पर थोड़ा ज़्यादा। शाम का स्लॉट रात 12 बजे खत्म होता है।',
    },
    {
      en: 'Parking is ample. Veg and non-veg plates are available. There are no rooms to stay in.',
      hi: 'पार्किंग भरपूर है। वेज और नॉन-वेज, दोनों प्लेटें मिलती हैं। ठहरने के लिए कमरे नहीं हैं।',
    },
  ],
  notes: [
    {
      en: 'For a winter evening ask about heaters; for an April afternoon ask about shade and fans.',
      hi: 'सर्दी की शाम हो तो हीटर के बारे में पूछिए, और अप्रैल की दोपहर हो तो छाँव और पंखों के बारे में।',
    },
    {
      en: 'Two families can hold the two slots of one day: ask when the decorators may come in.',
      hi: 'एक ही दिन के दो स्लॉट दो परिवार ले सकते हैं, इसलिए पूछिए कि सजावट वाले कब अंदर आ सकते हैं।',
    },
  ],
  reviews: [
    {
      name: { en: 'Madhu (sample)', hi: 'मधु (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 350,
      review: {
        en: 'A day wedding in the garden, golden light in every photo.',
        hi: 'गार्डन में दिन की शादी, और हर फ़ोटो में सुनहरी धूप।',
      },
      sample: true,
    },
    {
      name: { en: 'Naveen (sample)', hi: 'नवीन (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 420,
      review: {
        en: 'Close to home, easy to find, and enough space for the baraat.',
        hi: 'घर के पास, ढूँढना आसान, और बारात के लिए काफ़ी जगह।',
      },
      sample: true,
    },
    {
      name: { en: 'Kiran (sample)', hi: 'किरण (नमूना)' },
      rating: 5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 300,
      review: { en: 'The chaat counter alone was worth coming for.', hi: 'चाट के काउंटर ने ही मज़ा ला दिया।' },
      sample: true,
    },
  ],
} satisfies VenueEntry;

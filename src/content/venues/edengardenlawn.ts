import { at, nextDay } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'edengardenlawn',
  name: 'Eden Garden Lawn',
  nameHi: 'ईडन गार्डन लॉन',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A garden lawn that is yours from the morning until the next morning, with ample parking.',
    hi: 'सुबह से अगली सुबह तक आपका अपना गार्डन लॉन, भरपूर पार्किंग के साथ।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 3 },
  venueTypes: ['wedding-lawn'],
  halls: [],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
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
      en: 'Eden Garden Lawn is an open lawn in Faridabad for families who want the sky over the mandap.',
      hi: 'यह फरीदाबाद का खुला लॉन है, उन परिवारों के लिए जो मंडप के ऊपर खुला आसमान चाहते हैं।',
    },
    {
      en: 'One booking runs from the morning until the next morning. There is time to decorate without hurry, to dance late and to see the bidaai in daylight.',
      hi: 'एक बुकिंग सुबह से अगली सुबह तक चलती है। आराम से सजावट करने, देर तक नाचने और दिन के उजाले में विदाई देखने का पूरा समय मिलता है।',
    },
    {
      en: 'Decoration by the venue has a starting price, so you can plan it from the first day. There are no rooms here; the changing rooms are complimentary.',
      hi: 'वेन्यू की अपनी सजावट की शुरुआती कीमत मालूम है, तो पहले दिन से हिसाब लगा सकते हैं। यहाँ कमरे नहीं हैं, पर चेंजिंग रूम फ़्री हैं।',
    },
  ],
  notes: [
    {
      en: 'A lawn needs a plan for rain and for cold: ask about a tent and heaters for winter nights.',
      hi: 'लॉन में बारिश और ठंड का इंतज़ाम पहले से सोच लीजिए। टेंट के बारे में पूछिए, और सर्दी की रातों के लिए हीटर के बारे में।',
    },
    {
      en: 'The decoration price is where it starts. Ask for a drawing and a full quote.',
      hi: 'यह सजावट की शुरुआती कीमत है। डिज़ाइन और पूरा कोटेशन माँगिए।',
    },
  ],
  reviews: [
    {
      name: { en: 'Anjali (sample)', hi: 'अंजलि (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 400,
      review: {
        en: 'A morning ceremony on the grass, exactly as we had dreamt it.',
        hi: 'घास पर सुबह की रस्में, बिल्कुल वैसी जैसी हमने सोची थीं।',
      },
      sample: true,
    },
    {
      name: { en: 'Sandeep (sample)', hi: 'संदीप (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 450,
      review: {
        en: 'No one looked at the clock all night. The bidaai was at sunrise.',
        hi: 'सारी रात किसी ने घड़ी नहीं देखी। विदाई सूरज निकलते समय हुई।',
      },
      sample: true,
    },
    {
      name: { en: 'Meenal (sample)', hi: 'मीनल (नमूना)' },
      rating: 5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 350,
      review: {
        en: 'Flowers were fresh, and the price was the one we were told.',
        hi: 'फूल ताज़े थे, और कीमत वही रही जो हमें बताई गई थी।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;

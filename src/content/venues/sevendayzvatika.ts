import { at } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'sevendayzvatika',
  name: '7 Dayz Vatika',
  nameHi: '7 डेज़ वाटिका',
  city: 'faridabad',
  source: 'specification',
  locality: { en: 'Sector 11', hi: 'सेक्टर 11' },
  address: { en: 'Sector 11, Faridabad', hi: 'सेक्टर 11, फरीदाबाद' },
  shortDescription: {
    en: 'A vatika in Sector 11 with one long slot and a booking that can be cancelled.',
    hi: 'सेक्टर 11 की वाटिका, जहाँ एक लंबा स्लॉट मिलता है और बुकिंग कैंसल हो सकती है।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['wedding-lawn'],
  halls: [],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    longOpens: at(8),
    longCloses: at(24),
    rooms: 2,
    roomPrice: 1000,
    changingRooms: [1, 2],
    parking: 30,
    advanceShare: 0.25,
    cancellable: true,
  },
  about: [
    {
      en: '7 Dayz Vatika is in Sector 11, Faridabad. A vatika is a garden, and this one suits families who want the wedding in the open.',
      hi: 'यह फरीदाबाद के सेक्टर 11 में है। वाटिका यानी बगीचा, और यह उन परिवारों के लिए ठीक है जो खुले आसमान के नीचे शादी चाहते हैं।',
    },
    {
      en: 'The day is one long slot that begins early and ends at midnight. A couple of rooms are there for the bride, the groom and whoever needs to lie down for an hour.',
      hi: 'पूरे दिन का एक लंबा स्लॉट है, जो सुबह जल्दी शुरू होकर रात 12 बजे खत्म होता है। दो कमरे हैं: दुल्हन के लिए, दूल्हे के लिए, या जिसे घंटा भर लेटना हो।',
    },
    {
      en: 'It is one of the few venues on this site whose booking can be cancelled. Ask for the terms in writing before you pay the advance.',
      hi: 'यह इस साइट के उन गिने-चुने वेन्यू में से है जिनकी बुकिंग कैंसल हो सकती है। एडवांस देने से पहले शर्तें लिखित में लीजिए।',
    },
  ],
  notes: [
    {
      en: 'Ask how much of the advance comes back, and until which date, when a booking is cancelled.',
      hi: 'पूछिए कि बुकिंग कैंसल करने पर एडवांस में से कितना वापस मिलेगा, और किस तारीख तक।',
    },
    {
      en: 'Space for cars is limited, so arrange a drop-off point for the baraat.',
      hi: 'गाड़ियों की जगह सीमित है, इसलिए बारात के उतरने की जगह पहले से तय कर लीजिए।',
    },
  ],
  reviews: [
    {
      name: { en: 'Kavita (sample)', hi: 'कविता (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 200,
      review: {
        en: 'We had to move the date once and they were kind about it.',
        hi: 'हमें एक बार तारीख बदलनी पड़ी और उन्होंने बड़े प्यार से बात मान ली।',
      },
      sample: true,
    },
    {
      name: { en: 'Manish (sample)', hi: 'मनीष (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 240,
      review: {
        en: 'The lawn at night with the lights on was all the decoration we needed.',
        hi: 'रात को लाइट जलते ही लॉन इतना सुंदर लगा कि और सजावट की ज़रूरत ही नहीं थी।',
      },
      sample: true,
    },
    {
      name: { en: 'Ritu (sample)', hi: 'ऋतु (नमूना)' },
      rating: 5,
      eventDate: { en: 'April 2026', hi: 'अप्रैल 2026' },
      pax: 180,
      review: {
        en: 'A small place with a big heart. The live counters were everybody’s favourite.',
        hi: 'जगह छोटी है, दिल बड़ा। लाइव काउंटर सबको सबसे ज़्यादा पसंद आए।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;

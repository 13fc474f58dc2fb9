import type { LandingTestimonial } from './text-types.ts';

/** Pictures in each venue's carousel on the landing page. */
export const landingPictures = 3;

/** The landing page shows the first venues of its city and links to the listing of all. */
export const maxLandingVenues = 24;

/** Sample texts; they name no real guest and no venue. */
export const landingTestimonials: readonly LandingTestimonial[] = [
  {
    name: { en: 'Shreya (sample)', hi: 'श्रेया (नमूना)' },
    feedback: {
      en: 'We saw three places in one afternoon and booked the second. The bill at the end held no surprise.',
      hi: 'एक ही दोपहर में तीन जगहें देखीं और दूसरी बुक कर ली। आखिर में बिल भी वही निकला जो बताया था।',
    },
    location: { en: 'Faridabad', hi: 'फरीदाबाद' },
    pictureId: 'decor/05-flower-swing',
    sample: true,
  },
  {
    name: { en: 'Jatin (sample)', hi: 'जतिन (नमूना)' },
    feedback: {
      en: 'They told us which hall was too small for our list before we fell in love with it.',
      hi: 'दिल लगने से पहले ही बता दिया कि कौन-सा हॉल हमारे मेहमानों के लिए छोटा पड़ेगा।',
    },
    location: { en: 'Noida', hi: 'नोएडा' },
    pictureId: 'decor/02-table-runner',
    sample: true,
  },
  {
    name: { en: 'Amrita (sample)', hi: 'अमृता (नमूना)' },
    feedback: {
      en: 'A call back within the hour, by someone who knew the lawns and what to ask for.',
      hi: 'एक घंटे के अंदर कॉल बैक आया, और कॉल करने वाले को हर लॉन का पता था, और यह भी कि क्या-क्या पूछना है।',
    },
    location: { en: 'South Delhi', hi: 'साउथ दिल्ली' },
    pictureId: 'decor/04-lantern-path',
    sample: true,
  },
];

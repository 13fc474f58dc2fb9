/** The photos page: its words, its six categories, and the doors that lead into them. Pictures are named by id. */

export const galleryCategoryIds = [
  'bridalwear',
  'decor',
  'jewellery',
  'makeup',
  'mehndi',
  'destination-wedding',
] as const;
export type GalleryCategoryId = (typeof galleryCategoryIds)[number];

export interface GalleryCategory {
  readonly id: GalleryCategoryId;
  readonly title: string;
  /** Picture id of its tile. */
  readonly cover: string;
  /** Picture ids in the order shown; one of Decor's comes twice, as the specification counts it. */
  readonly images: readonly string[];
}

export interface PhotoDoor {
  readonly title: string;
  /** The category that it opens; absent where it opens all. */
  readonly category?: GalleryCategoryId;
  /** A picture's id. */
  readonly image: string;
}

export const photosTexts = {
  heading: 'Our Event Photos',
  subtitle: 'Relive unforgettable moments through our event snapshots!',
  line: 'Get Inspired from Real Weddings with us.',
  favouritesTitle: 'Our Favourites',
  galleryTitle: 'Explore Our Photography Gallery',
} as const;

/** The home page's carousel. */
export const homePhotoCards: readonly PhotoDoor[] = [
  { title: 'Photography', image: 'destination-wedding/02-beach-sunset' },
  { title: 'Decor', category: 'decor', image: 'decor/01-mandap' },
  { title: 'Bridal Jewellery', category: 'jewellery', image: 'jewellery/01-kundan-necklace' },
  { title: 'Bridal Lehengas', category: 'bridalwear', image: 'bridalwear/01-maroon-lehenga' },
  { title: 'Bridal Mehendi', category: 'mehndi', image: 'mehndi/01-engraved-thali' },
  {
    title: 'Destination Wedding',
    category: 'destination-wedding',
    image: 'destination-wedding/01-lake-palace',
  },
];

/** "Our Favourites" on the photos page. */
export const photoFavourites: readonly (PhotoDoor & { readonly category: GalleryCategoryId })[] = [
  { title: 'Bridal Wear', category: 'bridalwear', image: 'bridalwear/04-emerald-lehenga' },
  { title: 'Decor', category: 'decor', image: 'decor/03-marigold-wall' },
  { title: 'Bridal Jewellery', category: 'jewellery', image: 'jewellery/02-jhumkas' },
  { title: 'Bridal Makeup', category: 'makeup', image: 'makeup/01-vanity' },
  { title: 'Bridal Mehendi', category: 'mehndi', image: 'mehndi/02-hand-cards' },
  {
    title: 'Destination Wedding',
    category: 'destination-wedding',
    image: 'destination-wedding/03-hill-lawn',
  },
];

/** The gallery's six tiles and what each shows. */
export const galleryCategories: readonly GalleryCategory[] = [
  {
    id: 'bridalwear',
    title: 'Bridalwear',
    cover: 'bridalwear/01-maroon-lehenga',
    images: [
      'bridalwear/01-maroon-lehenga',
      'bridalwear/02-zari-hem',
      'bridalwear/03-folded-dupattas',
      'bridalwear/04-emerald-lehenga',
      'bridalwear/05-three-lehengas',
      'bridalwear/06-blush-lehenga',
      'bridalwear/07-veil-chair',
      'bridalwear/08-saffron-lehenga',
      'bridalwear/09-peacock-half',
      'bridalwear/10-maroon-hem',
      'bridalwear/11-pastel-dupattas',
      'bridalwear/12-lilac-lehenga',
      'bridalwear/13-midnight-lehenga',
      'bridalwear/14-pastel-row',
      'bridalwear/15-ivory-lehenga',
    ],
  },
  {
    id: 'decor',
    title: 'Decor',
    cover: 'decor/01-mandap',
    images: [
      'decor/01-mandap',
      'decor/02-table-runner',
      'decor/03-marigold-wall',
      'decor/04-lantern-path',
      'decor/05-flower-swing',
      'decor/06-urli-entrance',
      'decor/07-mandap-column',
      'decor/08-tall-centrepiece',
      'decor/09-rose-wall',
      'decor/10-lotus-urlis',
      'decor/01-mandap',
    ],
  },
  {
    id: 'jewellery',
    title: 'Jewellery',
    cover: 'jewellery/01-kundan-necklace',
    images: [
      'jewellery/01-kundan-necklace',
      'jewellery/02-jhumkas',
      'jewellery/03-bangle-stack',
      'jewellery/04-maang-tikka',
      'jewellery/05-rings-in-box',
      'jewellery/06-nath',
      'jewellery/07-kamarbandh',
      'jewellery/08-emerald-necklace',
      'jewellery/09-two-tier-jhumkas',
      'jewellery/10-bangles-low',
      'jewellery/11-necklace-macro',
      'jewellery/12-tikka-velvet',
      'jewellery/13-mirror-tray-rings',
      'jewellery/14-nath-marble',
      'jewellery/15-pink-necklace',
      'jewellery/16-belt-wood',
    ],
  },
  {
    id: 'makeup',
    title: 'Makeup',
    cover: 'makeup/01-vanity',
    images: [
      'makeup/01-vanity',
      'makeup/02-lipsticks',
      'makeup/03-kit-from-above',
      'makeup/04-perfumes',
      'makeup/05-brush-pot',
      'makeup/06-shringar-tray',
      'makeup/07-dark-vanity',
      'makeup/08-nude-lipsticks',
      'makeup/09-flatlay-wood',
      'makeup/10-perfume-blue',
      'makeup/11-brushes-window',
      'makeup/12-shringar-marble',
      'makeup/13-ivory-vanity',
      'makeup/14-lipstick-silk',
      'makeup/15-flatlay-lilac',
      'makeup/16-perfume-rose',
    ],
  },
  {
    id: 'mehndi',
    title: 'Mehndi',
    cover: 'mehndi/01-engraved-thali',
    images: [
      'mehndi/01-engraved-thali',
      'mehndi/02-hand-cards',
      'mehndi/03-pierced-lanterns',
      'mehndi/04-pattern-cards',
      'mehndi/05-leaf-to-paste',
      'mehndi/06-printed-cloth',
      'mehndi/07-mandala-coasters',
      'mehndi/08-silver-thali',
      'mehndi/09-single-hand',
      'mehndi/10-lantern-dusk',
      'mehndi/11-ivory-cards',
      'mehndi/12-thali-macro',
      'mehndi/13-paisley-cloth',
      'mehndi/14-green-thali',
      'mehndi/15-dark-coasters',
      'mehndi/16-leaves-marble',
      'mehndi/17-hands-rose',
      'mehndi/18-red-cards',
      'mehndi/19-round-cloth',
      'mehndi/20-silver-low',
    ],
  },
  {
    id: 'destination-wedding',
    title: 'Destination Wedding',
    cover: 'destination-wedding/01-lake-palace',
    images: [
      'destination-wedding/01-lake-palace',
      'destination-wedding/02-beach-sunset',
      'destination-wedding/03-hill-lawn',
      'destination-wedding/04-desert-camp',
      'destination-wedding/05-haveli-court',
      'destination-wedding/06-houseboat',
      'destination-wedding/07-palace-side',
      'destination-wedding/08-beach-dawn',
      'destination-wedding/09-hills-dawn',
      'destination-wedding/10-desert-sunset',
      'destination-wedding/11-courtyard-high',
      'destination-wedding/12-backwater-dusk',
      'destination-wedding/13-palace-dawn',
      'destination-wedding/14-hills-side',
      'destination-wedding/15-beach-night',
      'destination-wedding/16-court-night',
    ],
  },
];

import type { GalleryCategoryId } from './gallery-categories.ts';

/** A tile that opens the gallery. */
export interface PhotoTile {
  readonly title: string;
  /** The category it opens; absent for all. */
  readonly category?: GalleryCategoryId;
  /** Picture id. */
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
export const homePhotoCards: readonly PhotoTile[] = [
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
export const photoFavourites: readonly (PhotoTile & { readonly category: GalleryCategoryId })[] = [
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

import type { Localized } from '../i18n/localized.ts';
import type { GalleryCategoryId } from './gallery-categories.ts';

/** A tile that opens the gallery. */
export interface GalleryTile {
  readonly title: Localized;
  /** The category it opens; absent for all. */
  readonly category?: GalleryCategoryId;
  /** Picture id. */
  readonly pictureId: string;
}

/** The texts of the photos page. */
export const galleryTexts = {
  heading: { en: 'Our Event Photos', hi: 'हमारे कार्यक्रमों की फ़ोटो' },
  subtitle: {
    en: 'Relive unforgettable moments through our event snapshots!',
    hi: 'हमारी फ़ोटो में यादगार पल फिर से जिएँ!',
  },
  line: { en: 'Get Inspired from Real Weddings with us.', hi: 'असली शादियों से अपनी शादी के लिए आइडिया लीजिए।' },
  favouritesTitle: { en: 'Our Favourites', hi: 'हमारी पसंद' },
  galleryTitle: { en: 'Explore Our Photography Gallery', hi: 'हमारी फ़ोटो गैलरी देखें' },
} as const;

/** The home page's carousel. */
export const homeGalleryTiles: readonly GalleryTile[] = [
  { title: { en: 'Photography', hi: 'फ़ोटोग्राफ़ी' }, pictureId: 'destination-wedding/02-beach-sunset' },
  { title: { en: 'Decor', hi: 'सजावट' }, category: 'decor', pictureId: 'decor/01-mandap' },
  {
    title: { en: 'Bridal Jewellery', hi: 'ब्राइडल ज्वेलरी' },
    category: 'jewellery',
    pictureId: 'jewellery/01-kundan-necklace',
  },
  {
    title: { en: 'Bridal Lehengas', hi: 'ब्राइडल लहंगे' },
    category: 'bridalwear',
    pictureId: 'bridalwear/01-maroon-lehenga',
  },
  {
    title: { en: 'Bridal Mehendi', hi: 'ब्राइडल मेहंदी' },
    category: 'mehndi',
    pictureId: 'mehndi/01-engraved-thali',
  },
  {
    title: { en: 'Destination Wedding', hi: 'डेस्टिनेशन वेडिंग' },
    category: 'destination-wedding',
    pictureId: 'destination-wedding/01-lake-palace',
  },
];

/** "Our Favourites" on the photos page. */
export const galleryFavourites: readonly (GalleryTile & { readonly category: GalleryCategoryId })[] = [
  {
    title: { en: 'Bridal Wear', hi: 'ब्राइडल वियर' },
    category: 'bridalwear',
    pictureId: 'bridalwear/04-emerald-lehenga',
  },
  { title: { en: 'Decor', hi: 'सजावट' }, category: 'decor', pictureId: 'decor/03-marigold-wall' },
  {
    title: { en: 'Bridal Jewellery', hi: 'ब्राइडल ज्वेलरी' },
    category: 'jewellery',
    pictureId: 'jewellery/02-jhumkas',
  },
  { title: { en: 'Bridal Makeup', hi: 'ब्राइडल मेकअप' }, category: 'makeup', pictureId: 'makeup/01-vanity' },
  {
    title: { en: 'Bridal Mehendi', hi: 'ब्राइडल मेहंदी' },
    category: 'mehndi',
    pictureId: 'mehndi/02-hand-cards',
  },
  {
    title: { en: 'Destination Wedding', hi: 'डेस्टिनेशन वेडिंग' },
    category: 'destination-wedding',
    pictureId: 'destination-wedding/03-hill-lawn',
  },
];

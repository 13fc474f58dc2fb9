import type { Localized } from '../i18n/localized.ts';
import type { CityId, Facility, MealPreference, VenueType } from './choices.ts';

/**
 * `Text` is `Localized` in the files of venues/ and a string in the data of a page.
 * Money is whole rupees, times are minutes after midnight IST, shares are 0 to 1.  A fact that is not known
 * is absent.
 */

/** One number, or a range where the source gives one ("1 or 2"). */
export type Amount = number | readonly [low: number, high: number];

/** A figure that the source gives as "about". */
export interface Approximate {
  readonly about: number;
}

/** Rupees per plate. `nonVeg` is null where no non-veg food is served; `about` marks rounded prices. */
export interface PlatePrices {
  readonly veg: number;
  readonly nonVeg: number | null;
  readonly about?: true;
}

/** Minutes after midnight IST; a value past 1,440 is on the next day. */
export interface TimingSlot {
  readonly kind: 'morning' | 'evening' | 'long';
  readonly opens?: number;
  readonly closes?: number;
}

export interface Hall<Text = string> {
  readonly name: Text;
  readonly seats: number;
  readonly floating: number;
}

export type Advance<Text = string> =
  | { readonly kind: 'share'; readonly share: number; readonly note?: Text }
  | {
      readonly kind: 'amount';
      readonly rupees: number;
      readonly purpose: 'total-booking-amount' | 'advance';
    };

export interface Rooms {
  /** 0 means the venue has none. */
  readonly count: number;
  /** Rupees per room and night. */
  readonly price?: number | Approximate;
}

export interface Rating {
  /** Out of five. */
  readonly score: number;
  readonly count: Amount;
}

/** Where a venue's figures come from: the specification, the venue itself, or neither (a sample). */
export type Source = 'specification' | 'venue' | 'sample';

export interface Picture {
  /** `<venue or category>/<nn>-<what>`, the name of its files under /pictures. */
  readonly id: string;
  /** A digest of its files; part of their URLs. */
  readonly version: string;
  readonly alt: string;
  /** Pixels of the master. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels of the AVIF files `/pictures/<id>-<width>.avif`, ascending. */
  readonly widths: readonly number[];
  /** Width of the one WebP file `/pictures/<id>-<width>.webp`. */
  readonly fallback: number;
  /** Five colours, `#rgb`: of the four corners, then of the centre; drawn as a gradient while the picture loads. */
  readonly placeholder: string;
  /** True until a photograph replaces it. */
  readonly impression: boolean;
}

/** A picture in pictures.ts. */
export type PictureEntry = Omit<Picture, 'alt' | 'version'> & { readonly alt: Localized };

interface ReviewTexts<Text> {
  readonly name: Text;
  /** 0 to 5, halves allowed. */
  readonly rating: number;
  readonly eventDate: Text;
  readonly pax: number;
  readonly review: Text;
}

/** `sample` is set until the operator replaces it with a real one; only a real one can be verified. */
export type Review<Text = string> = ReviewTexts<Text> &
  (
    | { readonly sample: true; readonly verified?: never }
    | { readonly sample?: never; readonly verified?: boolean }
  );

/** A name in Devanagari, or else in the other language, and the location in the other language. */
export type Alias = readonly [name: string, location?: string];

/** The facts of a venue; one that is not known is left out. */
interface StatedFacts<Text> {
  /** Equal to the file's name and to the slug of its path. */
  readonly id: string;
  /** In Latin letters, as the venue writes it. */
  readonly name: string;
  /** The name in Devanagari, for search and screen readers. On Hindi pages only. */
  readonly nameHi?: string;
  readonly city: CityId;
  readonly source: Source;
  readonly locality?: Text;
  /** Ids of the localities that the location contains, the same in every language; absent where there are none. */
  readonly localityIds?: readonly string[];
  /** As far as the source gives it, e.g. "Sector 10, Faridabad". */
  readonly address: Text;
  /** Further texts that search finds. */
  readonly alias?: Alias;
  readonly shortDescription: Text;
  /** False: the venue has no page at /venues/{id} and is shown at /venue/{id}. */
  readonly hasPage: boolean;
  readonly managed: boolean;
  readonly badge?: Text;
  readonly rating?: Rating;
  /**
   * Only what the name or the source states: a hotel, "grand", "banquet" or a known hall is a banquet hall; a lawn,
   * garden or vatika (a garden) a wedding lawn; a resort a wedding resort; a known terrace a terrace hall; a farmhouse a
   * villa or farmhouse.
   */
  readonly venueTypes: readonly VenueType[];
  readonly facilities: readonly Facility[];
  readonly mealPreference?: MealPreference;
  readonly plate?: PlatePrices;
  /** Rupees per plate of the package in the expert note. */
  readonly packagePlate?: { readonly veg: number; readonly nonVeg?: number };
  /** Rupees for the whole booking (Noida samples). */
  readonly price?: number;
  readonly halls: readonly Hall<Text>[];
  readonly slots: readonly TimingSlot[];
  /** Tax on food and beverages as a share, e.g. 0.18. */
  readonly foodTax: number;
  readonly rooms?: Rooms;
  readonly changingRooms?: { readonly count: Amount; readonly airConditioned?: boolean };
  readonly parking?: { readonly vehicles: number; readonly valet?: boolean };
  readonly alcohol?: { readonly allowed?: boolean; readonly outside?: boolean; readonly corkage?: boolean };
  readonly food?: {
    readonly byVenue?: boolean;
    readonly outsideCaterer?: boolean;
    readonly nonVeg?: boolean;
    /** Rupees per plate. */
    readonly cateringRoyalty?: number;
  };
  readonly decoration?: {
    readonly outside?: boolean;
    readonly byVenue?: boolean;
    /** Rupees, starting cost. */
    readonly from?: number;
  };
  readonly advance?: Advance<Text>;
  readonly cancellable?: boolean;
  readonly otherPolicies?: {
    readonly lateMusic?: boolean;
    readonly airConditionedHalls?: boolean;
    readonly baraat?: boolean;
    readonly firecrackers?: boolean;
    readonly hawan?: boolean;
    readonly overnightWedding?: boolean;
  };
  /** How many of the main facts are known. */
  readonly knownFacts: number;
}

/**
 * The facts of a venue, each a required key, undefined where it is not known. What reads them declares its input as a
 * `Pick`, so that data without a fact it needs does not compile.
 */
export type VenueFacts<Text = string> = {
  readonly [Fact in keyof Required<StatedFacts<Text>>]: StatedFacts<Text>[Fact];
};

/** A venue that is named and found again. */
export type NamedVenue = Pick<VenueFacts, 'id' | 'name'>;

/** The texts of a venue's own page. */
export interface VenueTexts<Text = string> {
  readonly tags: readonly string[];
  /** Two or three paragraphs. Figures belong in the facts, not here. */
  readonly about: readonly Text[];
  /** The expert's own texts. Capacities and prices belong in the facts. */
  readonly notes: readonly Text[];
  readonly features: readonly string[];
  readonly reviews: readonly Review<Text>[];
  /** How many pictures the page shows; absent means all. */
  readonly pictureLimit?: number;
  /** The carousel shows two pictures side by side and moves by two. */
  readonly pairedPictures?: true;
  /** "About" and the notes expand together. */
  readonly opensTogether?: true;
}

export type Venue = VenueFacts & VenueTexts;

/** Fields that `completeVenue` derives. */
type DerivedField =
  | 'nameHi'
  | 'localityIds'
  | 'alias'
  | 'facilities'
  | 'mealPreference'
  | 'knownFacts'
  | 'tags'
  | 'features';

/** What a file in venues/ contains, its texts in both languages. */
export type VenueEntry = Omit<StatedFacts<Localized> & VenueTexts<Localized>, DerivedField | 'foodTax'> & {
  /** The name in Devanagari. */
  readonly nameHi: string;
  /** As a share; without it, the site's own holds. */
  readonly foodTax?: number;
  /** Not shown anywhere; its address answers with the not-found page and similar venues. */
  readonly hidden?: true;
};

/** A venue as its own page needs it. */
export interface VenueDetails extends Omit<Venue, 'localityIds' | 'alias' | 'knownFacts'> {
  readonly pictures: readonly Picture[];
}

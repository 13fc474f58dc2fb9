import type { CityId, Facility, MealPreference, VenueType } from './choices.ts';

/** Money is whole rupees, times are minutes after midnight IST, shares are 0 to 1. A fact that is not known is absent. */

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

export interface Hall {
  readonly name: string;
  readonly seats: number;
  readonly floating: number;
}

export type Advance =
  | { readonly kind: 'share'; readonly share: number; readonly note?: string }
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

export interface Review {
  readonly name: string;
  readonly verified?: boolean;
  /** 0 to 5, halves allowed. */
  readonly rating: number;
  readonly eventDate: string;
  readonly pax: number;
  readonly review: string;
  /** Set until the operator replaces it with a real one. */
  readonly sample?: true;
}

/** Everything a card, a filter or an estimate needs. */
export interface VenueFacts {
  /** Equal to the file's name and to the slug of its path. */
  readonly id: string;
  readonly name: string;
  /** The name in Devanagari. Only data of Hindi pages has it. */
  readonly nameHi?: string;
  readonly city: CityId;
  readonly source: Source;
  readonly locality?: string;
  /** As far as the source gives it, e.g. "Sector 10, Faridabad". */
  readonly address: string;
  readonly shortDescription: string;
  /** False: the venue has no page at /venues/{id} and is shown at /venue/{id}. */
  readonly hasPage: boolean;
  readonly managed: boolean;
  readonly badge?: string;
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
  readonly halls: readonly Hall[];
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
  readonly advance?: Advance;
  readonly cancellable?: boolean;
  readonly otherPolicies?: {
    readonly lateMusic?: boolean;
    readonly airConditionedHalls?: boolean;
    readonly baraat?: boolean;
    readonly firecrackers?: boolean;
    readonly hawan?: boolean;
    readonly overnightWedding?: boolean;
  };
}

/** The texts of a venue's own page. */
export interface VenueTexts {
  readonly tags: readonly string[];
  /** Two or three paragraphs. Figures belong in the facts, not here. */
  readonly about: readonly string[];
  readonly expertNotes: readonly string[];
  readonly features: readonly string[];
  readonly reviews: readonly Review[];
  /** How many pictures the page shows; absent means all. */
  readonly photoCount?: number;
  /** The carousel shows two pictures side by side and moves by two. */
  readonly pairedPhotos?: true;
  /** The page has the "Schedule a visit" form. */
  readonly visit?: true;
  /** "About" and the notes expand together. */
  readonly opensTogether?: true;
}

export type Venue = VenueFacts & VenueTexts;

/** Fields that `completeVenue` derives from the facts. */
type DerivedField = 'facilities' | 'mealPreference' | 'tags' | 'features' | 'expertNotes';

/** What a file in venues/ contains. `notes` are the expert's own texts, shown after the derived capacities and packages. */
export type VenueEntry = Omit<Venue, DerivedField> & { readonly notes: readonly string[] };

/** A venue as a listing's card, a filter and an estimate need it, its pictures resolved. */
export interface VenueSummary
  extends Omit<
    VenueFacts,
    'changingRooms' | 'parking' | 'alcohol' | 'food' | 'cancellable' | 'otherPolicies'
  > {
  /** The first five at most; `pictureCount` tells how many there are. */
  readonly pictures: readonly Picture[];
  readonly pictureCount: number;
}

/** A venue as a shortlist and a comparison need it. */
export type ComparedVenue = VenueSummary & VenueFacts;

/** A venue as its own page needs it. */
export interface VenueDetails extends Venue {
  readonly pictures: readonly Picture[];
}

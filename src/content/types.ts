import type { CityId, Facility, VenueType } from './choices.ts';

/** The shapes of every fact on the site. Money is whole rupees, times are minutes after midnight IST, shares are 0 to 1. */

export type MealPreference = 'Vegetarian' | 'Non-Vegetarian' | 'Both';

/** One number, or a low and a high end where the source leaves it open ("1 or 2"). */
export type Amount = number | readonly [low: number, high: number];

/** A figure that the source gives as "about". */
export interface Approximate {
  readonly about: number;
}

/** Rupees a plate; `nonVeg` null where the source says N/A. `about` where the source rounds. */
export interface PlatePrices {
  readonly veg: number;
  readonly nonVeg: number | null;
  readonly about?: true;
}

/** A time slot in minutes after midnight IST; an end past 1,440 is on the next day; absent ends were not told. */
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
  | { readonly kind: 'amount'; readonly rupees: number; readonly label: 'total booking amount' | 'advance' };

export interface Rooms {
  /** 0 means the venue has none. */
  readonly count: number;
  /** Rupees a room and night. */
  readonly price?: number | Approximate;
}

export interface Rating {
  /** Out of five. */
  readonly score: number;
  readonly count: Amount;
}

/** Where a venue's figures come from: the specification, the venue itself, or nowhere. */
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
  /** Five colours, `#rgb`: of the corners, then of the middle; blurred into one another until the picture is there. */
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
  /** Until the operator puts a real one in its place. */
  readonly sample?: true;
}

/** Everything a card, a filter or an estimate needs. What was not told is absent. */
export interface VenueFacts {
  /** Equal to the file's name and to the slug of its path. */
  readonly id: string;
  readonly name: string;
  readonly city: CityId;
  readonly source: Source;
  readonly locality?: string;
  /** As far as the source gives it, e.g. "Sector 10, Faridabad". */
  readonly address: string;
  readonly shortDescription: string;
  /** False: no page at /venues/{id}; it is shown at /venue/{id}. */
  readonly hasPage: boolean;
  readonly managed: boolean;
  readonly badge?: string;
  readonly rating?: Rating;
  /**
   * Only what the name or the source says: hotel, grand, banquet or a told hall is a Banquet Hall; lawn, garden and
   * vatika (a garden) a Wedding Lawn; resort a Wedding Resort; a told terrace a Terrace Banquet Hall; farmhouse a
   * Villa / Farmhouse. Stars, heritage and cocktails are told of no venue yet.
   */
  readonly venueTypes: readonly VenueType[];
  readonly facilities: readonly Facility[];
  readonly mealPreference?: MealPreference;
  readonly plate?: PlatePrices;
  /** Rupees a plate, veg and non-veg, for the package the expert note gives. */
  readonly packagePlate?: { readonly veg: number; readonly nonVeg?: number };
  /** Rupees for the whole booking, where a listing gives one (Noida samples). */
  readonly price?: number;
  readonly halls: readonly Hall[];
  readonly slots: readonly TimingSlot[];
  /** F&B tax as a share, 0.18. */
  readonly foodTax: number;
  readonly rooms?: Rooms;
  readonly changingRooms?: { readonly count: Amount; readonly airConditioned?: boolean };
  readonly parking?: { readonly vehicles: number; readonly valet?: boolean };
  readonly alcohol?: { readonly allowed?: boolean; readonly outside?: boolean; readonly corkage?: boolean };
  readonly food?: {
    readonly byVenue?: boolean;
    readonly outsideCaterer?: boolean;
    readonly nonVeg?: boolean;
    /** Rupees a plate. */
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

/** The words of a venue's own page. */
export interface VenueTexts {
  readonly tags: readonly string[];
  /** Two or three paragraphs; figures stay in the facts, so that they have one home. */
  readonly about: readonly string[];
  readonly expertNotes: readonly string[];
  readonly features: readonly string[];
  readonly reviews: readonly Review[];
  /** How many pictures the page shows, where the source counts them; absent means all it has. */
  readonly photoCount?: number;
  /** Two pictures side by side, moving by two. */
  readonly pairedPhotos?: true;
  /** Whether the page has the Schedule a visit block. */
  readonly visit?: true;
  /** Whether "about" and the notes open together. */
  readonly opensTogether?: true;
}

export type Venue = VenueFacts & VenueTexts;

/** What follows from a venue's facts, and is therefore written by `completeVenue`, not by hand. */
type DerivedField = 'facilities' | 'mealPreference' | 'tags' | 'features' | 'expertNotes';

/**
 * What a file in venues/ holds. Only what was told stands there; `notes` are the expert's own words, shown after
 * the capacities and packages that the facts give.
 */
export type VenueEntry = Omit<Venue, DerivedField> & { readonly notes: readonly string[] };

/** A venue as a listing's card, a filter and an estimate need it, its pictures resolved. */
export interface VenueSummary
  extends Omit<VenueFacts, 'changingRooms' | 'parking' | 'alcohol' | 'food' | 'cancellable' | 'otherPolicies'> {
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

import type { Localized } from '../i18n/localized.ts';
import type { CityId, Facility, MealPreference, VenueType } from './choices.ts';
import type { Amount, Tax } from './facts/fact-values.ts';
import type { FactId, Facts, Known } from './facts/facts.ts';

/** `Text` is `Localized` in the files of venues/ and a string in the data of a page. What is not known is absent. */

export interface Hall<Text = string> {
  readonly name: Text;
  readonly seats: number;
  /** Coming and going; undefined where a family was told the seats alone. */
  readonly floating: number | undefined;
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

/** The day on which the venue confirmed a fact: `YYYY-MM-DD`, and in words. */
export interface Confirmation {
  readonly date: string;
  readonly text: string;
}

/** `YYYY-MM-DD` in a file, by fact. */
export type Confirmed<Day = Confirmation> = { readonly [Id in FactId | 'halls']?: Day };

/** What a venue is, beside its facts. */
interface StatedVenue<Text> {
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
  /** Rupees for the whole booking (Noida samples). */
  readonly price?: number;
  readonly halls: readonly Hall<Text>[];
  readonly confirmed?: Confirmed;
  /** How many of the main facts are known. */
  readonly knownFacts: number;
}

/** A venue with its facts side by side, each a required key, undefined where it is not known. */
export type VenueFacts<Text = string> = Omit<Known<FactId, Text>, 'foodTax'> & {
  /** Of the site, where the venue states none. */
  readonly foodTax: Tax;
} & {
  readonly [Key in keyof Required<StatedVenue<Text>>]: StatedVenue<Text>[Key];
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
export type VenueEntry = Omit<StatedVenue<Localized> & VenueTexts<Localized>, DerivedField | 'confirmed'> & {
  /** The name in Devanagari. */
  readonly nameHi: string;
  /** Without `foodTax`, the site's own holds. */
  readonly facts: Facts<Localized>;
  /** The day on which the venue confirmed a fact, `YYYY-MM-DD`. */
  readonly confirmed?: Confirmed<string>;
  /** Not shown anywhere; its address answers with the not-found page and similar venues. */
  readonly hidden?: true;
};

/** A venue as its own page needs it. */
export type VenueDetails = Omit<Venue, 'localityIds' | 'alias' | 'knownFacts'> & {
  readonly pictures: readonly Picture[];
};

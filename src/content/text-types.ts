import type { Localized } from '../i18n/localized.ts';
import type { GalleryCategoryId } from './gallery-categories.ts';

/** A day as `2026-01-14`; pages show it as "14 January 2026". */
export type Day = `${number}-${number}-${number}`;

/** A review on /testimonials, always five stars. */
export interface Testimonial {
  readonly title: Localized;
  readonly review: Localized;
  readonly name: Localized;
  /** The kind of venue that was booked; a sample names no venue. */
  readonly booked: Localized;
  readonly event: Localized;
  readonly bookingDate: Day;
  readonly date: Day;
  /** Set until the operator replaces it with a real one. */
  readonly sample?: true;
}

export interface LandingTestimonial {
  readonly name: Localized;
  readonly feedback: Localized;
  readonly location: Localized;
  /** Picture id. */
  readonly pictureId: string;
  /** Set until the operator replaces it with a real one. */
  readonly sample?: true;
}

export interface PressItem {
  readonly id: string;
  readonly title: Localized;
  readonly source: Localized;
  readonly date: Day;
  /** Initials shown in place of a logo. */
  readonly logo: Localized;
  /** Set until the operator replaces it with a real one. */
  readonly sample?: true;
}

export type VendorCategoryId =
  | 'photography'
  | 'decor'
  | 'jewellery'
  | 'lehengas'
  | 'mehendi'
  | 'destination'
  | 'makeup'
  | 'caterers'
  | 'djs'
  | 'planners'
  | 'baraat'
  | 'invitations'
  | 'pandits'
  | 'transport';

export interface VendorCategory {
  readonly id: VendorCategoryId;
  readonly title: Localized;
  readonly description: Localized;
  /** The gallery category whose pictures illustrate it. */
  readonly galleryCategory?: GalleryCategoryId;
}

/** The terms or the privacy notice. */
export interface LegalDocument {
  readonly title: Localized;
  readonly updated: Day;
  readonly lawyerReviewed: boolean;
  readonly intro: Localized;
  readonly sections: readonly {
    readonly title: Localized;
    readonly paragraphs: readonly Localized[];
    /** Whether it offers the WhatsApp message that withdraws a request. */
    readonly stopsCalls?: true;
  }[];
}

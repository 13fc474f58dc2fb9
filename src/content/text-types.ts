import type { GalleryCategoryId } from './gallery-categories.ts';

/** A review on /testimonials, always five stars. */
export interface Testimonial {
  readonly title: string;
  readonly review: string;
  readonly name: string;
  /** The kind of venue that was booked; a sample names no venue. */
  readonly booked: string;
  readonly event: string;
  readonly bookingDate: string;
  readonly date: string;
  /** Set until the operator replaces it with a real one. */
  readonly sample?: true;
}

export interface LandingTestimonial {
  readonly name: string;
  readonly feedback: string;
  readonly location: string;
  /** Picture id. */
  readonly image: string;
  /** Set until the operator replaces it with a real one. */
  readonly sample?: true;
}

export interface PressItem {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** Shown as written, e.g. "5 January 2024". */
  readonly date: string;
  /** Initials shown in place of a logo. */
  readonly logo: string;
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
  readonly title: string;
  readonly description: string;
  /** The gallery category whose pictures illustrate it. */
  readonly photoCategory?: GalleryCategoryId;
}

/** The terms or the privacy notice. */
export interface LegalDocument {
  readonly title: string;
  readonly updated: string;
  readonly lawyerReviewed: boolean;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

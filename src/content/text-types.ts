/** The shapes of what families, newspapers, vendors and lawyers say. */

/** A review on /testimonials, always five stars. */
export interface Testimonial {
  readonly title: string;
  readonly review: string;
  readonly name: string;
  /** The kind of place that was booked: a sample names no venue. */
  readonly booked: string;
  readonly event: string;
  readonly bookingDate: string;
  readonly date: string;
  /** Until the operator puts a real one in its place. */
  readonly sample?: true;
}

export interface LandingTestimonial {
  readonly name: string;
  readonly feedback: string;
  readonly location: string;
  /** Picture id. */
  readonly image: string;
  /** Until the operator puts a real one in its place. */
  readonly sample?: true;
}

export interface PressItem {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** Shown as written, e.g. "5 January 2024". */
  readonly date: string;
  /** Initials drawn as its mark; no real logo stands behind a sample. */
  readonly logo: string;
  /** Until the operator puts a real one in its place. */
  readonly sample?: true;
}

export interface VendorCategory {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The photo category that shows it, where there is one. */
  readonly photoCategory?: string;
}

/** Terms or privacy: plain sections, to be read by the operator's lawyer. */
export interface LegalDocument {
  readonly title: string;
  readonly updated: string;
  readonly lawyerReviewed: boolean;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

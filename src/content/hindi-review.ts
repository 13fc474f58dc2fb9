/** Who has approved the Hindi texts; launch-check reports what is still false. */
export const hindiReview = {
  /** A native speaker has read the pages under /hi. */
  nativeSpeaker: false,
  /** The lawyer has read the terms and the privacy page in Hindi. */
  lawyer: false,
};

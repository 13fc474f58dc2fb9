export interface Step {
  readonly title: string;
  readonly text: string;
  /** The page where the visitor does this step. */
  readonly link: { readonly to: string; readonly label: string };
}

/** The four steps of "How it Works", in order. */
export const howItWorks: readonly Step[] = [
  {
    title: 'Shortlist venues',
    text: 'See plates, policies and your total side by side. Keep the ones the family likes; no account is needed.',
    link: { to: '/venues', label: 'See all venues' },
  },
  {
    title: 'Take guided visits',
    text: 'Tell us which ones and when. We fix the hour, meet you at the gate and ask what families forget to ask.',
    link: { to: '/shortlist', label: 'Open your shortlist' },
  },
  {
    title: 'Book a venue',
    text: 'Compare what is left, line by line, with the advance and the terms in front of you. Then book.',
    link: { to: '/compare', label: 'Compare venues' },
  },
  {
    title: 'Book vendors',
    text: 'Decor, mehendi, music, photographs: one call brings the people for the rest of the wedding.',
    link: { to: '/faridabad/vendors', label: 'See vendors' },
  },
];

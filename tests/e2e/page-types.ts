/** One path for each kind of page. */
export const pageTypes = [
  '/',
  '/faridabad',
  '/noida/vendors',
  '/gurgaon',
  '/venues',
  '/venues/hotelrajmahal',
  '/venues/basantvatika',
  '/photos',
  '/images',
  '/testimonials',
  '/whyus',
  '/faridabadlp',
  '/privacy',
  '/shortlist',
  '/compare',
  '/offline',
] as const;

export const eventDetails = 'guests=300&veg=60&rooms=10&date=2027-02-12';

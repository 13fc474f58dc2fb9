import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { site } from '../../../content/site.ts';
import type { Review, VenueDetails } from '../../../content/types.ts';
import { PolicyGrid } from '../policies/policy-grid.tsx';
import { AskSheet } from '../questions/ask-sheet.tsx';
import { ReviewCards } from '../reviews/review-cards.tsx';
import { CallLine } from './call-line.tsx';
import { HurryBanner } from './hurry-banner.tsx';
import { PriceBox } from './price-box.tsx';
import { VenueAddress } from './venue-address.tsx';
import { VenueHeader } from './venue-header.tsx';

const venue: VenueDetails = {
  id: 'samargrand',
  name: 'Samar Grand',
  city: 'faridabad',
  source: 'specification',
  address: 'Sector 10, Faridabad',
  shortDescription: 'Two halls.',
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['banquet-hall'],
  facilities: [],
  plate: { veg: 500, nonVeg: 700 },
  halls: [{ name: 'Hall 1', seats: 500, floating: 1000 }],
  slots: [],
  foodTax: 0.18,
  tags: ['Wedding Hotels', 'Banquet Halls', 'Party Halls', 'Marriage Halls'],
  about: ['First.', 'Second.'],
  expertNotes: [],
  features: [],
  reviews: [],
  pictures: [],
};

const review: Review = {
  name: 'A guest',
  rating: 4.5,
  eventDate: 'February 2025',
  pax: 350,
  review: 'The hall was ready in time.',
  sample: true,
};

test('venues 2 · the header has both badges, the title, the address and the four tags', () => {
  render(<VenueHeader venue={venue} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Samar Grand');
  expect(screen.getByText(site.badge)).toBeVisible();
  expect(screen.getByText('3–4 reviews')).toBeVisible();
  expect(screen.getByText('Sector 10, Faridabad')).toBeVisible();
  const tags = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(venue.tags);
});

test('venues 2 · prices are struck through, N/A is not', () => {
  render(
    <PriceBox
      venue={{ ...venue, plate: { veg: 500, nonVeg: null } }}
      onSeePrices={vi.fn()}
      onVenueTour={vi.fn()}
    />,
  );
  expect(screen.getByText('₹500').tagName).toBe('S');
  expect(screen.getByText('N/A').tagName).not.toBe('S');
  expect(screen.getByText('List price; ask for yours.')).toBeVisible();
});

test('site 2 · default prices are marked as typical', () => {
  const { plate, ...untold } = venue;
  render(<PriceBox venue={untold} onSeePrices={vi.fn()} onVenueTour={vi.fn()} />);
  expect(screen.getByRole('heading', { name: 'Typical price per plate' })).toBeVisible();
  expect(screen.getByText('₹700')).toBeVisible();
  expect(screen.getByText('₹800')).toBeVisible();
});

test('venues 2 · See Prices and Venue Tour each ask for the price request', async () => {
  const [onSeePrices, onVenueTour] = [vi.fn(), vi.fn()];
  render(<PriceBox venue={venue} onSeePrices={onSeePrices} onVenueTour={onVenueTour} />);
  await userEvent.click(screen.getByRole('button', { name: 'See Prices' }));
  await userEvent.click(screen.getByRole('button', { name: 'Venue Tour' }));
  expect(onSeePrices).toHaveBeenCalledOnce();
  expect(onVenueTour).toHaveBeenCalledOnce();
});

test('venues 2 · the call line names the venue and dials the team', () => {
  render(<CallLine venue="Samar Grand" />);
  expect(screen.getByRole('link', { name: /^Call Samar Grand/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
});

test('venues 2 · the banner says exactly what the specification says', () => {
  render(<HurryBanner />);
  expect(screen.getByText('Hurry UP! This Venue Is In High Demand')).toBeVisible();
});

test('venues 3 · only verified reviews have the badge, samples say so', () => {
  render(
    <ReviewCards
      reviews={[review, { ...review, name: 'B guest', verified: true }]}
      rating={venue.rating}
      onAsk={vi.fn()}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('two reviews expected');
  expect(within(first).queryByText('Verified')).toBeNull();
  expect(within(second).getByText('Verified')).toBeVisible();
  expect(screen.getByText(/samples .* not from guests/)).toBeVisible();
  expect(within(first).getByText(/February 2025 · 350 guests/)).toBeVisible();
  expect(screen.getByText('5.0 out of 5 from 3–4 reviews')).toBeVisible();
});

test('venues 2 · directions open in a new tab; the map is fetched only when asked for', async () => {
  render(<VenueAddress venue={venue} />);
  const directions = screen.getByRole('link', { name: /Get Directions/ });
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(directions).toHaveAttribute(
    'href',
    expect.stringContaining('Samar%20Grand%2C%20Sector%2010%2C%20Faridabad'),
  );
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(screen.getByTitle('Map of Samar Grand')).toHaveAttribute('height', '420');
});

test('venues 3 · what was not told of a group is one button that names every question', async () => {
  const onAsk = vi.fn();
  render(<PolicyGrid venue={venue} onAsk={onAsk} />);
  expect(screen.getByText('18%')).toBeVisible();
  const alcohol = screen.getByRole('region', { name: 'Alcohol' });
  expect(within(alcohol).getByText('Allowed, from outside, corkage charge')).toBeVisible();
  const questions =
    'Is alcohol allowed? May we bring our own alcohol? Is there a corkage charge, and how much?';
  await userEvent.click(within(alcohol).getByRole('button', { name: `Ask us: ${questions}` }));
  expect(onAsk).toHaveBeenCalledWith(questions);
});

test('venues 3 · of a group that is told in part, the told rows stand before the rest', () => {
  render(<PolicyGrid venue={{ ...venue, parking: { vehicles: 200 } }} onAsk={vi.fn()} />);
  const parking = screen.getByRole('region', { name: 'Parking' });
  const terms = within(parking).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Space for', 'Valet']);
  expect(within(parking).getByText('200 vehicles')).toBeVisible();
  expect(within(parking).getAllByRole('button')).toHaveLength(1);
});

test('lead · the sheet copies itself and hands its open questions on', async () => {
  const user = userEvent.setup();
  const onAskAll = vi.fn();
  const answers = [
    { question: 'Is alcohol allowed?' },
    { question: 'How much is the advance?', answer: '25%' },
  ];
  render(<AskSheet venue="Samar Grand" answers={answers} onAskAll={onAskAll} />);
  await user.click(screen.getByRole('button', { name: 'Ask us to ask' }));
  expect(onAskAll).toHaveBeenCalledWith(['Is alcohol allowed?']);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain('Not told: ask');
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=/),
  );
});

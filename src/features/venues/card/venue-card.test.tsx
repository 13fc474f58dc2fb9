import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aPicture } from '../../../components/picture-fixture.ts';
import { site } from '../../../content/site.ts';
import type { VenueSummary } from '../../../content/types.ts';
import { aVenue } from '../venue-fixture.ts';
import { VenueCard } from './venue-card.tsx';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPicture({ id: `hall/0${index + 1}-view`, alt: `Artist's impression: view ${index + 1}.` }),
  );

function show(told: Partial<VenueSummary> = {}) {
  const venue = aVenue({ id: 'rajmahal', name: 'Hotel Rajmahal', ...told });
  const asked = { onSeePrices: vi.fn(), onAsk: vi.fn() };
  render(
    <MemoryRouter>
      <VenueCard venue={venue} {...asked} />
      <Address />
    </MemoryRouter>,
  );
  return { venue, ...asked, user: userEvent.setup() };
}

function Address() {
  const { pathname, state } = useLocation();
  return <p data-testid="address">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

const withPictures = (count: number) => ({ pictures: pictures(Math.min(count, 5)), pictureCount: count });
const thumbnails = () => screen.queryAllByRole('button', { name: /^Show picture/ });

test('site 2 · a card without pictures has a placeholder and no arrows', () => {
  show();
  expect(screen.getByText('No picture yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
});

test('site 2 · the carousel is there only with more than one picture', () => {
  show(withPictures(1));
  expect(screen.getByRole('img', { name: /view 1/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  expect(thumbnails()).toHaveLength(0);
});

test.each([
  [2, 1, false],
  [3, 2, false],
  [4, 3, false],
  [5, 3, true],
  [8, 3, true],
])('site 2 · %d pictures: %d thumbnails, View All: %s', (count, thumbs, all) => {
  show(withPictures(count));
  expect(screen.getByRole('region', { name: 'Pictures of Hotel Rajmahal' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Next/ })).toBeInTheDocument();
  expect(thumbnails()).toHaveLength(thumbs);
  expect(screen.queryByRole('link', { name: `View All ${count} pictures of Hotel Rajmahal` }) !== null).toBe(
    all,
  );
});

test.each([
  [undefined, 'Rating N/A'],
  [{ score: 5, count: 5 }, '5.0 / 5 (5 reviews)'],
  [{ score: 4.67, count: 1 }, '4.7 / 5 (1 review)'],
  [{ score: 4.8, count: [3, 4] as const }, '4.8 / 5 (3–4 reviews)'],
])('site 9 · rating %j reads %s', (rating, words) => {
  show(rating ? { rating } : {});
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('site 2 · default plate prices, when absent, are 700 veg and 800 non-veg, marked as typical', () => {
  show();
  expect(screen.getByText('Typical price per plate')).toBeInTheDocument();
  expect(screen.getByText('₹700')).toBeInTheDocument();
  expect(screen.getByText('₹800')).toBeInTheDocument();
});

test('site 2 · told prices stand alone; a vegetarian kitchen has N/A for non-veg, not the default', () => {
  show({ plate: { veg: 1250, nonVeg: null } });
  expect(screen.getByText('Price per plate')).toBeInTheDocument();
  expect(screen.getByText('₹1,250')).toBeInTheDocument();
  expect(screen.getByText('N/A')).toBeInTheDocument();
  expect(screen.queryByText(/Typical|₹800/)).toBeNull();
});

test('site 2 · name, location, description, types, facilities and the managed badge', () => {
  show({
    locality: 'Sector 11',
    shortDescription: 'A hotel with banquets.',
    venueTypes: ['banquet-hall', 'wedding-lawn'],
    facilities: ['ample-parking', 'hawan'],
  });
  const card = within(screen.getByRole('article', { name: 'Hotel Rajmahal' }));
  expect(card.getByRole('heading', { name: 'Hotel Rajmahal' })).toBeInTheDocument();
  for (const words of [
    'Sector 11, Faridabad',
    'A hotel with banquets.',
    'Banquet Halls · Wedding Lawns',
    site.badge,
  ])
    expect(card.getByText(words)).toBeInTheDocument();
  const facilities = within(card.getByRole('list', { name: 'Facilities' })).getAllByRole('listitem');
  expect(facilities.map((item) => item.textContent)).toEqual(['Ample Parking', 'Hawan Allowed']);
});

test('site 2 · no badge on a venue that is not managed', () => {
  show({ managed: false });
  expect(screen.queryByText(site.badge)).toBeNull();
});

test.each([
  [true, '/venues/rajmahal'],
  [false, '/venue/rajmahal'],
])(
  'site 2 · with a page of its own (%s) the card leads to %s and hands the venue on',
  async (hasPage, path) => {
    const { venue, user } = show({ hasPage });
    await user.click(screen.getByRole('link', { name: 'Hotel Rajmahal' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`${path} ${JSON.stringify({ venue })}`);
  },
);

test('site 2 · See Prices asks for the card’s own venue', async () => {
  const { venue, onSeePrices, user } = show();
  await user.click(screen.getByRole('button', { name: /See Prices/ }));
  expect(onSeePrices).toHaveBeenCalledExactlyOnceWith(venue);
});

test('lead · a capacity is shown where it was told, else asked for by name', async () => {
  const { onAsk, user } = show();
  await user.click(screen.getByRole('button', { name: /^Ask us/ }));
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('How many guests does Hotel Rajmahal hold?');
});

test('lead · a told capacity is that of the largest hall', () => {
  const halls = [
    { name: 'Small', seats: 200, floating: 250 },
    { name: 'Large', seats: 500, floating: 1000 },
  ];
  show({ halls });
  expect(screen.getByText('500 seated, 1,000 floating')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Ask us/ })).toBeNull();
});

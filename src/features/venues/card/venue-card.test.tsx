import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { aPicture } from '../../../components/picture-fixture.ts';
import { site } from '../../../content/site.ts';
import type { ShownTotals } from '../../../domain/shown-total.ts';
import type { VenueSummary } from '../../../domain/venue-summary.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { useLeadStore } from '../../../visitor/lead-store.ts';
import { aHall, aVenue } from '../venue-fixture.ts';
import { VenueCard } from './venue-card.tsx';

afterEach(() => setLocale('en'));

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPicture({ id: `hall/0${index + 1}-view`, alt: `Artist's impression: view ${index + 1}.` }),
  );

const totals: ShownTotals = { event: 'Wedding 300 guests', venues: [] };

function show(facts: Partial<VenueSummary> = {}) {
  const venue = aVenue({ id: 'rajmahal', name: 'Hotel Rajmahal', ...facts });
  render(
    <MemoryRouter>
      <VenueCard venue={venue} total={null} getTotal={() => undefined} getTotals={() => totals} />
      <Address />
    </MemoryRouter>,
  );
  return { venue, user: userEvent.setup() };
}

function Address() {
  const { pathname, state } = useLocation();
  return <p data-testid="address">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

const withPictures = (count: number) => ({ pictures: pictures(Math.min(count, 5)), pictureCount: count });
const thumbnails = () => screen.queryAllByRole('button', { name: /^Show picture/ });

test.each([
  [0, 0, false],
  [1, 0, false],
  [2, 1, false],
  [4, 3, false],
  [5, 3, true],
  [8, 3, true],
])('venue card · %d pictures: %d thumbnails, View All: %s', (count, thumbs, all) => {
  show(withPictures(count));
  expect(screen.queryAllByText('No picture yet')).toHaveLength(count === 0 ? 1 : 0);
  const carousel = screen.queryByRole('region', { name: 'Pictures of Hotel Rajmahal' });
  expect(carousel !== null).toBe(count > 1);
  expect(screen.queryByRole('button', { name: /^Next/ }) !== null).toBe(count > 1);
  expect(thumbnails()).toHaveLength(thumbs);
  const link = screen.queryByRole('link', { name: `View All ${count} pictures of Hotel Rajmahal` });
  expect(link !== null).toBe(all);
});

test.each([
  [undefined, 'Rating N/A'],
  [{ score: 5, count: 5 }, '5.0 / 5 (5 reviews)'],
  [{ score: 4.67, count: 1 }, '4.7 / 5 (1 review)'],
  [{ score: 4.8, count: [3, 4] as const }, '4.8 / 5 (3–4 reviews)'],
])('venue card · rating %j reads %s', (rating, words) => {
  show(rating ? { rating } : {});
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each([
  [{}, ['a plate (typical)', '₹700', '₹800']],
  [{ vegPlate: 1250, servesNonVeg: false }, ['a plate', '₹1,250', 'N/A']],
])('venue card · with plate prices %j it reads %j', (plate, texts) => {
  show(plate);
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
});

test('venue card · name, location, description, types, facilities and the managed badge', () => {
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

test('venue card · no badge on a venue that is not managed', () => {
  show({ managed: false });
  expect(screen.queryByText(site.badge)).toBeNull();
});

test.each([
  [true, '/venues/rajmahal'],
  [false, '/venue/rajmahal'],
])(
  'venue card · with a page of its own (%s) the card leads to %s and hands the venue on',
  async (hasPage, path) => {
    const { venue, user } = show({ hasPage });
    await user.click(screen.getByRole('link', { name: 'Hotel Rajmahal' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`${path} ${JSON.stringify({ venue })}`);
  },
);

test('venue card · an unknown capacity is asked for by name in a call-back, with the shown total', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^Ask us/ }));
  const about = 'How many guests does Hotel Rajmahal hold?';
  expect(useLeadStore.getState().dialog).toMatchObject({ dialog: 'callback', about, totals });
});

test('venue card · a known capacity is that of the largest hall', () => {
  show({ halls: [aHall(), aHall(500, 1000)] });
  expect(screen.getByText('500 seated, 1,000 floating')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Ask us/ })).toBeNull();
});

test('venue card · in Hindi its controls have the Devanagari name, and the dialogs they open the Latin one', async () => {
  setLocale('hi');
  const { user } = show({ nameHi: 'होटल राजमहल', ...withPictures(6) });
  expect(screen.getByRole('link', { name: 'Hotel Rajmahal' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'होटल राजमहल को लिस्ट में जोड़ें' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'होटल राजमहल की तस्वीरें' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'होटल राजमहल की कीमत देखें' }));
  expect(useLeadStore.getState().dialog).toMatchObject({
    dialog: 'price',
    venue: 'Hotel Rajmahal',
    control: 'venue card',
  });
  await user.click(screen.getByRole('button', { name: 'हमसे पूछें: होटल राजमहल में कितने मेहमान आ सकते हैं?' }));
  expect(useLeadStore.getState().dialog).toMatchObject({ about: 'Hotel Rajmahal में कितने मेहमान आ सकते हैं?' });
});

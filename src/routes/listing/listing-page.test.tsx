import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CityId } from '../../domain/choices.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { indexFacts, toColumns } from '../../features/listing/listing-index.ts';
import { searchFacts } from '../../features/listing/search/search-text.ts';
import { aHall, aVenue } from '../../features/venues/venue-fixture.ts';
import { usePageHolds } from '../../lib/page-holds.ts';
import { readLink, saveEventDetails } from '../../visitor/event-details-store.ts';
import { Page as LongListing } from '../long-listing/long-listing-page.tsx';
import type { ListingData } from './listing-data.ts';
import { Page } from './listing-page.tsx';

afterEach(() => {
  saveEventDetails(undefined);
  vi.unstubAllGlobals();
});

const hall = (name: string, floating: number, knownFacts: number) =>
  aVenue({
    id: name.toLowerCase(),
    name,
    knownFacts,
    halls: [aHall(floating / 2, floating)],
  });

const data: ListingData = {
  city: 'faridabad',
  cityName: 'Faridabad',
  venues: [hall('Seating', 800, 1), hall('Floating', 400, 2), hall('Small', 200, 3)],
  knownFacilities: [],
  localities: [],
  cities: [],
};

function Address() {
  return <output>{useLocation().search}</output>;
}

/** Has the first venue in the page; the others are loaded by id. What a list has loaded stays, by its name. */
function IndexedPage({ name }: { readonly name: CityId }) {
  const { venues } = data;
  const files: Readonly<Record<string, unknown>> = {
    [`/data/dev/index/${name}.json`]: toColumns(venues, indexFacts),
    [`/data/dev/search/${name}.json`]: toColumns(venues, searchFacts),
    ...Object.fromEntries(venues.map((venue) => [`/data/dev/venue-summaries/${venue.id}.json`, venue])),
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(files[url]));
  const long = { name, page: 1, found: venues.length, all: venues.length } as const;
  return <LongListing data={{ ...data, venues: venues.slice(0, 1), long }} />;
}

function show(address: string, listing = data, list = <Page data={listing} />) {
  render(
    <MemoryRouter initialEntries={[address]}>
      {list}
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** As boot.ts has read the link. */
function openLink(query: string) {
  sessionStorage.setItem('event-details-of-link', query);
  window.history.replaceState(null, '', '/faridabad');
  readLink();
  return show('/faridabad');
}

const order = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

async function giveGuests(user: ReturnType<typeof userEvent.setup>, guests: string) {
  await user.click(screen.getByRole('button', { name: /^(Add|Change) guests$/ }));
  const field = await screen.findByRole('textbox', { name: 'Guests' });
  await user.clear(field);
  await user.type(field, guests);
  await user.click(screen.getByRole('button', { name: 'Show my total' }));
}

test.for([
  ['all in the page', <Page key="" data={data} />],
  ['an index and cards by id', <IndexedPage key="" name="faridabad" />],
] as const)('listing · %s: filters, order, search and counts are those of all venues', async ([, list]) => {
  saveEventDetails([aFunction({ guests: 300 })]);
  const user = show('/faridabad?sort=capacity', data, list);
  await waitFor(() => expect(order()).toEqual(['Seating', 'Floating', 'Small']));
  expect(screen.getByText('Showing 3 of 3 venues')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Sort/ })).toHaveValue('capacity');
  const search = screen.getByRole('searchbox', { name: /^Search/ });
  await user.type(search, 'floting');
  await waitFor(() => expect(order()).toEqual(['Floating']));
  expect(screen.getByText('Showing 1 of 3 venues')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Villa / Farmhouse' }));
  expect(await screen.findByRole('heading', { name: 'No venue here matches all of that' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Without Villa / Farmhouse: 1 venue' }));
  await waitFor(() => expect(order()).toEqual(['Floating']));
});

test('listing · a long list holds what its address asks for until the index is loaded', async () => {
  show('/faridabad?sort=capacity', data, <IndexedPage name="noida" />);
  expect(usePageHolds.getState()).toBe(1);
  await waitFor(() => expect(order()).toEqual(['Seating', 'Floating', 'Small']));
  expect(usePageHolds.getState()).toBe(0);
});

test('listing · where the browser saves data, the filters of a long list load what they count', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const user = show('/gurgaon', data, <IndexedPage name="gurgaon" />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  expect(await sheet.findByText('3 venues')).toBeVisible();
});

test('listing · the pages of a long list keep their order for any guests', async () => {
  saveEventDetails([aFunction({ guests: 300 })]);
  show('/faridabad', data, <IndexedPage name="southdelhi" />);
  await waitFor(() => expect(order()).toEqual(['Small', 'Floating', 'Seating']));
  expect(screen.queryByText(/come last/)).toBeNull();
});

test('listing · "Show my total" puts halls that fit first, and the order in the address', async () => {
  const user = show('/faridabad');
  expect(order()).toEqual(['Small', 'Floating', 'Seating']);
  await giveGuests(user, '300');
  expect(await screen.findByText('?sort=fit')).toBeVisible();
  expect(order()).toEqual(['Seating', 'Floating', 'Small']);
  await giveGuests(user, '100');
  expect(await screen.findByText('?sort=fit')).toBeVisible();
  expect(order()).toEqual(['Small', 'Floating', 'Seating']);
});

test('listing · "Show my total" leaves an order that the visitor has chosen', async () => {
  const user = show('/faridabad?sort=rating');
  await giveGuests(user, '300');
  expect(await screen.findByText('?sort=rating')).toBeVisible();
});

test('listing · no hall known to be too small is first in the recommended order', () => {
  saveEventDetails([aFunction({ guests: 300 })]);
  show('/faridabad');
  expect(order()).toEqual(['Floating', 'Seating', 'Small']);
  expect(screen.getByText(/Halls known to be too small for your guests come last\./)).toBeInTheDocument();
});

test('listing · an empty result names the nearest budget and the filter whose removal finds most, and either shows its venues', async () => {
  // 300 plates at ₹500 and 18%: ₹1,77,000.
  const venues = data.venues.map((venue) => ({ ...venue, vegPlate: 500, servesNonVeg: false }));
  saveEventDetails([aFunction({ guests: 300 })]);
  const user = show('/faridabad?budget=3-4-lakh', { ...data, venues });
  expect(screen.getByRole('heading', { name: 'No venue here matches all of that' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Without 3–4 lakh: 3 venues' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1–2 lakh: 3 venues' }));
  expect(order()).toHaveLength(3);
  expect(screen.getByText('?budget=1-2-lakh')).toBeVisible();
});

test('status · a filter that leaves as many venues has the number said again', async () => {
  const user = show('/faridabad?type=banquet-hall');
  const first = screen.getByText('Showing 0 of 3 venues');
  await user.click(screen.getByRole('checkbox', { name: 'Villa / Farmhouse' }));
  expect(await screen.findByRole('button', { name: 'Remove Villa / Farmhouse' })).toBeVisible();
  expect(screen.getByText('Showing 0 of 3 venues')).not.toBe(first);
});

test('filters · a shared address opens the same list, and unknown values are left out with a note', () => {
  show('/faridabad?facility=ample-parking&type=castle&sort=rating&budget=free');
  expect(screen.getByText(/we left it out: free, castle\./)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Sort/ })).toHaveValue('rating');
  expect(screen.getByRole('button', { name: 'Remove Ample Parking' })).toBeVisible();
});

test('event details · an unusable count in a link is left out with a note, until one is given there', async () => {
  const user = openLink('guests=many&rooms=900');
  expect(await screen.findByText(/that we cannot use, so we left it out: a guest count/)).toBeVisible();
  await giveGuests(user, '300');
  expect(await screen.findByText('?sort=fit')).toBeVisible();
  expect(screen.queryByText(/that we cannot use/)).toBeNull();
});

test('event details · beside those of the device an unusable count has its note, too', async () => {
  saveEventDetails([aFunction({ guests: 300 })]);
  openLink('guests=many&veg=140');
  expect(await screen.findByText(/so we left it out: a guest count and a veg share\./)).toBeVisible();
});

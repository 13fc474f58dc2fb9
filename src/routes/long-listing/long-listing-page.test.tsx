import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { aVenue } from '../../features/venues/venue-fixture.ts';
import { saveEventDetails } from '../../stores/event-details-store.ts';
import { EntryDetails } from '../../stores/use-details-in-address.ts';
import type { LongListingData } from '../listing/listing-data.ts';
import { Page } from './long-listing-page.tsx';

const data: LongListingData = {
  city: 'faridabad',
  cityName: 'Faridabad',
  venues: Array.from({ length: 30 }, (_, index) => aVenue({ id: `hall-${index}`, name: `Hall ${index}` })),
  knownFacilities: [],
  localities: [],
  long: { name: 'faridabad', page: 2, found: 95, all: 95, cities: ['faridabad'] },
};

beforeEach(() => {
  // The index of all venues is loading.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  saveEventDetails(undefined);
});

test('long listing · the links to its other pages keep the event details of a shared view', async () => {
  saveEventDetails([aFunction({ guests: 300 })]);
  const details = 'guests=450&veg=60&date=2030-12-21';
  render(
    <MemoryRouter initialEntries={[`/faridabad/page/2?${details}`]}>
      <EntryDetails />
      <Page data={data} />
    </MemoryRouter>,
  );
  const linkTo = (name: string | RegExp) => screen.findByRole('link', { name });
  expect(await linkTo('Show the 30 before these')).toHaveAttribute('href', `/faridabad?${details}`);
  expect(await linkTo(/^Show 30 more/)).toHaveAttribute('href', `/faridabad/page/3?${details}`);
});

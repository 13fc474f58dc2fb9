import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { listingParams } from '../../features/listing/filters/filters-url.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import { setShortlist } from '../../visitor/shortlist-store.ts';
import { PrintHead } from './print-head.tsx';

function printedAddress(path: string) {
  window.history.replaceState(null, '', path);
  render(<PrintHead />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const address = screen.getByRole('link').textContent;
  cleanup();
  return address?.replace(window.location.origin, '');
}

test('print head · the address of the own shortlist or its comparison names its venues, that of another page is its own; all have the event details', () => {
  expect(printedAddress('/shortlist')).toBe('/shortlist');
  setShortlist(['samargrand', 'hotelrajmahal']);
  expect(printedAddress('/hi/shortlist')).toBe('/hi/shortlist?venues=samargrand,hotelrajmahal');
  saveEventDetails([aFunction()]);
  expect(printedAddress('/shortlist?utm_source=ads#visit')).toBe(
    '/shortlist?venues=samargrand,hotelrajmahal&guests=300',
  );
  expect(printedAddress('/shortlist?venues=royalimperio')).toBe('/shortlist?venues=royalimperio&guests=300');
  expect(printedAddress('/plan')).toBe('/plan?guests=300');
  setShortlist(['a', 'b', 'c', 'd', 'e']);
  expect(printedAddress('/compare')).toBe('/compare?venues=a,b,c,d,e&guests=300');
  saveEventDetails(undefined);
});

test('print head · every filter, the search and the order of a listing are in its address', () => {
  const query = listingParams.map((name) => `${name}=x`).join('&');
  expect(printedAddress(`/noida?${query}`)).toBe(`/noida?${query}`);
});

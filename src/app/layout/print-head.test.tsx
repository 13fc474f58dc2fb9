import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setShortlist } from '../../stores/shortlist-store.ts';
import { PrintHead } from './print-head.tsx';

function printedAddress(path: string) {
  window.history.replaceState(null, '', path);
  render(<PrintHead />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const address = screen.getByRole('link').textContent;
  cleanup();
  return address?.replace(window.location.origin, '');
}

test('print head · the address of the own shortlist or its comparison names its venues, that of another page is its own', () => {
  expect(printedAddress('/shortlist')).toBe('/shortlist');
  setShortlist(['samargrand', 'hotelrajmahal']);
  expect(printedAddress('/hi/shortlist')).toBe('/hi/shortlist?venues=samargrand,hotelrajmahal');
  expect(printedAddress('/shortlist?guests=300#visit')).toBe(
    '/shortlist?guests=300&venues=samargrand,hotelrajmahal#visit',
  );
  expect(printedAddress('/shortlist?venues=royalimperio')).toBe('/shortlist?venues=royalimperio');
  expect(printedAddress('/plan?guests=300')).toBe('/plan?guests=300');
  setShortlist(['a', 'b', 'c', 'd', 'e']);
  expect(printedAddress('/compare?guests=300')).toBe('/compare?guests=300&venues=a,b,c,d,e');
});

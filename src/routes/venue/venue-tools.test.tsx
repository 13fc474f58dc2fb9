import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { aVenueDetails } from '../../features/venues/venue-fixture.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import { VenueTools } from './venue-tools.tsx';

const venue = aVenueDetails({ id: 'lakehall', name: 'Lake Hall' });

afterEach(() => {
  saveEventDetails(undefined);
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('venue · its shared link has the event details, and not the advertisement that led to the page', async () => {
  const user = userEvent.setup();
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share });
  saveEventDetails([aFunction({ kind: 'other', name: 'Pool Party' })]);
  window.history.replaceState(null, '', '/venues/lakehall?utm_source=ads&fbclid=x#visit');
  render(
    <MemoryRouter>
      <VenueTools venue={venue} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Lake Hall',
    url: `${window.location.origin}/venues/lakehall?function=other.300.name-Pool%20Party`,
  });
});

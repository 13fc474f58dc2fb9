import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatTold } from '../domain/facts/read-told.ts';
import { aTold } from '../domain/facts/told-fixture.ts';
import { aVenue } from '../features/venues/venue-fixture.ts';
import { usePageHolds } from '../lib/page-holds.ts';
import { saveTold, useVenueAsTold } from './told-store.ts';

test('told · the totals of a page wait until what halls told has been read', async () => {
  const page = aVenue({ vegPlate: 500 });
  localStorage.setItem('told', formatTold({ [page.id]: aTold({ vegPlate: 650 }) }));
  window.dispatchEvent(new StorageEvent('storage'));
  const { result } = renderHook(() => useVenueAsTold(page));
  expect(usePageHolds.getState()).toBe(1);
  await waitFor(() => expect(result.current.vegPlate).toBe(650));
  expect(usePageHolds.getState()).toBe(0);
  await saveTold(page.id, undefined);
});

import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { useCardLimit, useCards } from './use-cards.ts';

afterEach(() => {
  saveEventDetails(undefined);
  vi.unstubAllGlobals();
});

function Listing() {
  const { limit, showMore } = useCardLimit();
  const { search } = useLocation();
  return (
    <>
      <button type="button" onClick={showMore}>
        Show more
      </button>
      <output>{`${limit} cards of ${search}`}</output>
    </>
  );
}

test('cards · those added by "Show more" are of the same filters, and stay when the guests change', async () => {
  render(
    <MemoryRouter initialEntries={['/faridabad?sort=price']}>
      <Listing />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  for (const guests of [300, 450]) {
    act(() => saveEventDetails([aFunction({ guests })]));
    expect(await screen.findByText('60 cards of ?sort=price')).toBeVisible();
  }
});

test('cards · while others load, those that were shown stay; they are stale unless the others are added to them', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const page = [aVenue({ id: 'jade' })];
  const { result, rerender } = renderHook(({ ids }) => useCards(page, ids), {
    initialProps: { ids: ['jade'] },
  });
  const expectShown = (isStale: boolean) =>
    expect(result.current).toMatchObject({ cards: page, isLoading: true, isStale });
  rerender({ ids: ['jade', 'opal'] });
  expectShown(false);
  rerender({ ids: ['opal', 'jade'] });
  expectShown(true);
});

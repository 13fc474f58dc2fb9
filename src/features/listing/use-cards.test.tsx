import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import { useCardLimit } from './use-cards.ts';

afterEach(() => saveEventDetails(undefined));

function Listing() {
  const { limit, showMore } = useCardLimit();
  return (
    <>
      <button type="button" onClick={showMore}>
        Show more
      </button>
      <output>{`${limit} cards`}</output>
    </>
  );
}

test('cards · those added by "Show more" stay when the guests change', async () => {
  render(<Listing />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  for (const guests of [300, 450]) {
    act(() => saveEventDetails([aFunction({ guests })]));
    expect(await screen.findByText('60 cards')).toBeVisible();
  }
});

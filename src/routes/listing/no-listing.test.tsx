import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NoListing } from './no-listing.tsx';

test('city without venues · the text names the city itself', () => {
  render(
    <MemoryRouter>
      <NoListing city="southdelhi" preset={undefined} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Our team does arrange visits in South Delhi\./)).toBeVisible();
  expect(screen.queryByText(/Gurgaon/)).toBeNull();
});

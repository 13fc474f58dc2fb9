import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NoListing } from './no-listing.tsx';

test('site 2 · a city whose last venue was taken away speaks of itself, not of another city', () => {
  render(
    <MemoryRouter>
      <NoListing city="southdelhi" preset={undefined} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Our team does arrange visits in South Delhi\./)).toBeVisible();
  expect(screen.queryByText(/Gurgaon/)).toBeNull();
});

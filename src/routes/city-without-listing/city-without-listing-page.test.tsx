import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Page } from './city-without-listing-page.tsx';

test('city without listing · the page names the city itself, and shows no nearest venues where there are none', () => {
  render(
    <MemoryRouter>
      <Page data={{ city: 'southdelhi', cityName: 'South Delhi', nearest: [] }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wedding venues in South Delhi');
  expect(screen.getByText(/^Our team does arrange visits in South Delhi\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vendors in South Delhi' })).toHaveAttribute(
    'href',
    '/southdelhi/vendors',
  );
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByText(/Gurgaon/)).toBeNull();
});

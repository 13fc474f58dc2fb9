import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LandingVenues } from './landing-venues.tsx';

test('landing page · a link to the listing follows when the city has more venues', () => {
  const { rerender } = render(<LandingVenues venues={[]} count={1} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'See all venues' })).toHaveAttribute('href', '/faridabad');
  rerender(<LandingVenues venues={[]} count={0} />);
  expect(screen.queryByRole('link')).toBeNull();
});

import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Page } from './not-found-page.tsx';

test('not found · the address of a hidden venue offers similar venues, in any letter case', () => {
  const similar = { lamphall: [{ label: 'Diya Hall', path: '/venues/diyahall' }] };
  render(
    <MemoryRouter initialEntries={['/venues/LampHall?guests=300']}>
      <Page data={{ similar }} />
    </MemoryRouter>,
  );
  const offered = within(screen.getByRole('navigation', { name: 'Similar venues' }));
  expect(offered.getByRole('link', { name: 'Diya Hall' })).toHaveAttribute(
    'href',
    '/venues/diyahall?guests=300',
  );
});

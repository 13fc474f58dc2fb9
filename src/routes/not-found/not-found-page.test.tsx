import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

test('not found · the words of the path do not come between the letters of a visitor who is in the search field', () => {
  const page = (
    <MemoryRouter initialEntries={['/no/such/place']}>
      <Page data={{ similar: {} }} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const field = within(container).getByRole('searchbox');
  field.focus();
  render(page, { container, hydrate: true });
  expect(field).toHaveValue('');
});

import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aPicture } from '../../components/picture-fixture.ts';
import { aVenue } from '../../features/venues/venue-fixture.ts';
import { LandingVenues } from './landing-venues.tsx';

const names = ['Aravali', 'Badkhal', 'Chandni', 'Dilli', 'Eros', 'Fiesta', 'Gulmohar'];
const venues = names.map((name) =>
  aVenue({
    id: name.toLowerCase(),
    name,
    shortDescription: `All about ${name}.`,
    pictures: ['front', 'hall', 'lawn'].map((part) =>
      aPicture({ id: `${name.toLowerCase()}/${part}`, alt: `A view, ${name}, ${part}` }),
    ),
  }),
);
const list = (
  <MemoryRouter>
    <LandingVenues venues={venues} />
  </MemoryRouter>
);

function write() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(list);
  return container;
}

test('fast · the written page has the words and the link of every venue, and the pictures of the first four', () => {
  const rows = [...write().querySelectorAll<HTMLElement>('section > ul > li:has(h3)')];
  expect(rows.map((row) => row.querySelectorAll('img').length)).toEqual([3, 3, 3, 3, 0, 0, 0]);
  for (const [place, row] of rows.entries()) {
    expect(row).toHaveTextContent(`All about ${names[place]}.`);
    const link = within(row).getByRole('link', { name: `Get More Info about ${names[place]}` });
    expect(link).toHaveAttribute('href', `/venues/${venues[place]?.id}`);
  }
});

test('venues 9 · once the written page is taken over every venue gets its three pictures, and nobody loses the focus', async () => {
  const container = write();
  document.body.append(container);
  render(list, { container, hydrate: true });
  const link = screen.getByRole('link', { name: 'Get More Info about Gulmohar' });
  act(() => link.focus());
  expect(screen.queryByRole('button', { name: 'Next: Pictures of Gulmohar' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Next: Pictures of Gulmohar' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(3 * names.length);
  expect(link).toHaveFocus();
});

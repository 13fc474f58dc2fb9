import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { scrollPlaces } from './scroll-places.ts';
import { useWhole } from './use-whole.ts';

const names = ['Aravali', 'Badkhal', 'Chandni', 'Dilli', 'Eros', 'Faridabad', 'Gulmohar'];

function List(props: { readonly exact?: boolean }) {
  return (
    <MemoryRouter>
      <Names {...props} />
    </MemoryRouter>
  );
}

function Names({ exact = false }) {
  const whole = useWhole({ total: names.length, first: 3, exact });
  return names.map((name, place) => <p key={name}>{place < whole ? `${name}, all of it` : name}</p>);
}

afterEach(() => scrollPlaces.clear());

test('fast · of a long list the written page holds the first items whole, the others in brief', () => {
  const written = renderToString(<List />);
  expect(written.match(/all of it/g)).toHaveLength(3);
  for (const name of names) expect(written).toContain(name);
});

test('fast · once the written page is taken over, the others become whole too', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<List />);
  render(<List />, { container, hydrate: true });
  expect(screen.queryByText('Gulmohar, all of it')).toBeNull();
  expect(await screen.findByText('Gulmohar, all of it')).toBeVisible();
  expect(screen.getAllByText(/all of it/)).toHaveLength(names.length);
});

test('fast · somebody who scrolls on meanwhile finds the list whole at once', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<List />);
  render(<List />, { container, hydrate: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getAllByText(/all of it/)).toHaveLength(names.length);
});

test('fast · a list whose middle somebody comes back to is whole at once', () => {
  scrollPlaces.set('default', 700);
  render(<List />);
  expect(screen.getAllByText(/all of it/)).toHaveLength(names.length);
});

test('fast · drawn from nothing, a list whose items keep their size begins in brief all the same', async () => {
  render(<List exact />);
  expect(screen.getAllByText(/all of it/)).toHaveLength(3);
  expect(await screen.findByText('Gulmohar, all of it')).toBeVisible();
});

test('fast · a list that a link opens begins in brief, and becomes whole', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Link to="/list">All venues</Link>} />
        <Route path="/list" element={<Names />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'All venues' }));
  expect(screen.getAllByText(/all of it/).length).toBeLessThan(names.length);
  expect(await screen.findByText('Gulmohar, all of it')).toBeVisible();
});

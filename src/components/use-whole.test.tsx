import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
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
  const list = useRef<HTMLUListElement>(null);
  const whole = useWhole({ total: names.length, first: 3, exact, list });
  return (
    <ul ref={list}>
      {names.map((name, place) => (
        <li key={name}>{place < whole ? `${name}, all of it` : name}</li>
      ))}
    </ul>
  );
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

test('fast · of what somebody scrolls to while the list is in brief, all is whole to a screen further down', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<List />);
  render(<List />, { container, hydrate: true });
  let scrolled = 0;
  // Each item as high as half a window.
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, (place / 2) * window.innerHeight - scrolled, 300, window.innerHeight / 2);
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getAllByText(/all of it/)).toHaveLength(5);
  scrolled = window.innerHeight;
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getAllByText(/all of it/)).toHaveLength(names.length);
  places.mockRestore();
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

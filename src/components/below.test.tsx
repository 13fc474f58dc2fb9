import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Below } from './below.tsx';
import { scrollPlaces } from './scroll-places.ts';

function Venue() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Samar Grand</h1>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Below>
        <p>Policies</p>
      </Below>
    </>
  );
}

function List() {
  return (
    <>
      <Link to="/venue">Samar Grand</Link>
      <Below>
        <p>Twenty more</p>
      </Below>
    </>
  );
}

const site = (
  <MemoryRouter>
    <Routes>
      <Route path="/" element={<List />} />
      <Route path="/venue" element={<Venue />} />
    </Routes>
  </MemoryRouter>
);

async function openAndComeBack() {
  await userEvent.click(screen.getByRole('link', { name: 'Samar Grand' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
}

afterEach(() => {
  window.location.hash = '';
  scrollPlaces.clear();
});

test('fast · the written page holds what lies below its first screen', () => {
  expect(renderToString(site)).toContain('Twenty more');
});

test('fast · a page opened by a link shows its first screen before it draws what lies below', async () => {
  render(site);
  await userEvent.click(screen.getByRole('link', { name: 'Samar Grand' }));
  expect(screen.getByRole('heading', { name: 'Samar Grand' })).toBeVisible();
  expect(screen.queryByText('Policies')).toBeNull();
  expect(await screen.findByText('Policies')).toBeVisible();
});

test('fast · who comes back to a page’s top finds its first screen before what lies below', async () => {
  render(site);
  await openAndComeBack();
  expect(screen.getByRole('link', { name: 'Samar Grand' })).toBeVisible();
  expect(screen.queryByText('Twenty more')).toBeNull();
  expect(await screen.findByText('Twenty more')).toBeVisible();
});

test('fast · who comes back to a place further down finds the page whole', async () => {
  render(site);
  // The key of a router's first entry.
  scrollPlaces.set('default', 700);
  await openAndComeBack();
  expect(screen.getByText('Twenty more')).toBeVisible();
});

test('fast · who is sent to a place on a page finds it whole', async () => {
  render(site);
  window.location.hash = '#policies';
  await userEvent.click(screen.getByRole('link', { name: 'Samar Grand' }));
  expect(screen.getByText('Policies')).toBeVisible();
});

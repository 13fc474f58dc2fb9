import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { enterModal } from '../../../lib/modal-entry.ts';
import type { SearchEntry } from './site-search.ts';
import { SiteSearchBox } from './site-search-box.tsx';

const entry = { alias: undefined, locality: undefined, address: 'Faridabad' } as const;
const entries: readonly SearchEntry[] = [
  { ...entry, kind: 'venue', name: 'Lake Hall', id: '/venues/lakehall' },
  { ...entry, kind: 'venue', name: 'Moon Hall', id: '/venues/moonhall' },
];

/** The search over the page of Lake Hall, which shows event details. */
function openSearch() {
  window.history.replaceState(null, '', '/venues/lakehall?guests=300');
  const onLeave = vi.fn();
  const onBack = vi.fn();
  render(
    <BrowserRouter>
      <SiteSearchBox load={async () => entries} onLeave={onLeave} />
    </BrowserRouter>,
  );
  enterModal(onBack);
  return { onLeave, onBack };
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['its result', async () => userEvent.click(await screen.findByRole('link', { name: /^Lake Hall/ }))],
  ['Enter', async () => userEvent.keyboard('{Enter}')],
])('site search · choosing the present page by %s takes the entry of the dialog back', async (_, choose) => {
  const { onLeave, onBack } = openSearch();
  await userEvent.type(screen.getByRole('searchbox'), 'lake');
  await screen.findByRole('link', { name: /^Lake Hall/ });
  await choose();
  await expect.poll(() => onBack).toHaveBeenCalledOnce();
  expect(onLeave).not.toHaveBeenCalled();
  expect(window.history.state?.modal).toBeUndefined();
  expect(window.location.search).toBe('?guests=300');
});

test.each([
  ['ArrowDown', { isComposing: true }],
  ['ArrowUp', { isComposing: true }],
  ['ArrowDown', { keyCode: 229 }],
  ['Escape', { keyCode: 229 }],
])('site search · %s stays with an input method: %j', async (key, composing) => {
  const { onBack } = openSearch();
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'hall');
  await screen.findByRole('link', { name: /^Lake Hall/ });
  expect(fireEvent.keyDown(field, { key, ...composing })).toBe(true);
  expect(field).toHaveFocus();
  expect(onBack).not.toHaveBeenCalled();
});

test('site search · another page replaces the entry of the dialog', async () => {
  const { onLeave, onBack } = openSearch();
  await userEvent.type(screen.getByRole('searchbox'), 'moon');
  await userEvent.click(await screen.findByRole('link', { name: /^Moon Hall/ }));
  expect(onLeave).toHaveBeenCalledOnce();
  expect(onBack).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/venues/moonhall');
});

import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchEntry } from './site-search.ts';
import { SiteSearchBox } from './site-search-box.tsx';

const entry = { alias: undefined, locality: undefined, address: 'Faridabad' } as const;
const entries: readonly SearchEntry[] = [
  { ...entry, kind: 'venue', name: 'Lake Hall', id: '/venues/lakehall' },
  { ...entry, kind: 'venue', name: 'Moon Hall', id: '/venues/moonhall' },
];

/** The search over the page of Lake Hall. */
function openSearch() {
  window.history.replaceState(null, '', '/venues/lakehall');
  const onLeave = vi.fn();
  const onDismiss = vi.fn();
  render(
    <BrowserRouter>
      <dialog open onClose={onDismiss}>
        <SiteSearchBox load={async () => entries} draft="search" onLeave={onLeave} />
      </dialog>
    </BrowserRouter>,
  );
  return { onLeave, onDismiss };
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['its result', async () => userEvent.click(await screen.findByRole('link', { name: /^Lake Hall/ }))],
  ['Enter', async () => userEvent.keyboard('{Enter}')],
])('site search · choosing the present page by %s closes the dialog and adds no entry', async (_, choose) => {
  const { onLeave } = openSearch();
  const entries = window.history.length;
  await userEvent.type(screen.getByRole('searchbox'), 'lake');
  await screen.findByRole('link', { name: /^Lake Hall/ });
  await choose();
  expect(onLeave).toHaveBeenCalledOnce();
  expect(window.history).toHaveLength(entries);
});

test('site search · Escape closes the dialog, and the text stays in the field', async () => {
  const { onLeave, onDismiss } = openSearch();
  await userEvent.type(screen.getByRole('searchbox'), 'lake');
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(onLeave).not.toHaveBeenCalled();
  expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue('lake');
});

test.each([
  ['ArrowDown', { isComposing: true }],
  ['ArrowUp', { isComposing: true }],
  ['ArrowDown', { keyCode: 229 }],
  ['Escape', { keyCode: 229 }],
])('site search · %s stays with an input method: %j', async (key, composing) => {
  const { onDismiss } = openSearch();
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'hall');
  await screen.findByRole('link', { name: /^Lake Hall/ });
  expect(fireEvent.keyDown(field, { key, ...composing })).toBe(true);
  expect(field).toHaveFocus();
  expect(onDismiss).not.toHaveBeenCalled();
});

test('site search · another page is opened', async () => {
  const { onLeave } = openSearch();
  await userEvent.type(screen.getByRole('searchbox'), 'moon');
  await userEvent.click(await screen.findByRole('link', { name: /^Moon Hall/ }));
  expect(onLeave).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/venues/moonhall');
});

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { basePath, setLocale } from '../../i18n/locale.ts';
import type { UrlContext } from './filters/filters-url.ts';
import { useListingView } from './use-listing-view.ts';

const context: UrlContext = { localities: [], cities: [], hasGuests: true };
const pauseMs = 250;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  setLocale('en');
});

function renderView(url: string) {
  window.history.replaceState(null, '', url);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BrowserRouter basename={basePath()}>{children}</BrowserRouter>
  );
  const { result } = renderHook(
    () => ({ view: useListingView(context), navigate: useNavigate(), url: useLocation().search }),
    { wrapper },
  );
  const wait = () => act(() => vi.advanceTimersByTimeAsync(pauseMs));
  return { result, wait };
}

test('listing view · typed text shows immediately and is in the URL after a pause, in the same history entry', async () => {
  const { result, wait } = renderView('/faridabad?type=wedding-lawn');
  const entries = window.history.length;
  act(() => result.current.view.setText('gra'));
  act(() => result.current.view.setText('grand'));
  expect(result.current.view.filters.text).toBe('grand');
  expect(result.current.url).toBe('?type=wedding-lawn');
  await wait();
  expect(result.current.url).toBe('?q=grand&type=wedding-lawn');
  expect(window.history).toHaveLength(entries);
});

test('listing view · typed text is in the URL of a Hindi page after a pause', async () => {
  setLocale('hi');
  const { result, wait } = renderView('/hi/faridabad');
  act(() => result.current.view.setText('grand'));
  await wait();
  expect(result.current.url).toBe('?q=grand');
});

test('listing view · leaving the field writes the text at once', async () => {
  const { result, wait } = renderView('/faridabad');
  act(() => result.current.view.setText('grand'));
  await act(async () => result.current.view.settleText());
  expect(result.current.url).toBe('?q=grand');
  await wait();
  expect(result.current.url).toBe('?q=grand');
});

test('listing view · a URL that changes during the pause keeps its filters and the typed text', async () => {
  const { result, wait } = renderView('/faridabad');
  act(() => result.current.view.setText('grand'));
  await act(async () => result.current.navigate('?type=wedding-lawn&sort=rating'));
  expect(result.current.view.filters).toMatchObject({ text: 'grand', types: ['wedding-lawn'] });
  await wait();
  expect(result.current.url).toBe('?q=grand&type=wedding-lawn&sort=rating');
});

test('listing view · a filter that is selected during the pause keeps the typed text, in a new history entry', async () => {
  const { result, wait } = renderView('/faridabad?sort=rating');
  act(() => result.current.view.setText('grand'));
  const { filters, setFilters } = result.current.view;
  const entries = window.history.length;
  await act(async () => setFilters({ ...filters, meals: ['vegetarian'] }));
  expect(result.current.url).toBe('?q=grand&meal=vegetarian&sort=rating');
  await wait();
  expect(result.current.url).toBe('?q=grand&meal=vegetarian&sort=rating');
  expect(window.history).toHaveLength(entries + 1);
});

test('listing view · a link followed during the pause is not undone by the typed text', async () => {
  const { result, wait } = renderView('/faridabad');
  act(() => result.current.view.setText('grand'));
  window.history.pushState(null, '', '/venues/samargrand');
  await wait();
  expect(window.location.pathname).toBe('/venues/samargrand');
});

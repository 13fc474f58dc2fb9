import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStoredStore } from './stored-store.ts';

const parse = (text: string) => text.split(',').filter(Boolean);
const createList = (key: string) => createStoredStore(key, parse, (list) => list.join(','));

/** What another tab does: the browser reports it with a `storage` event. */
function writeInOtherTab(key: string, text: string) {
  localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })));
}

test('stored store · the stored text is the first state, and the empty value is not stored', () => {
  localStorage.setItem('list', 'a,b');
  const { store, save } = createList('list');
  expect(store.getState()).toEqual(['a', 'b']);
  save(['c']);
  expect(localStorage.getItem('list')).toBe('c');
  save([]);
  expect(localStorage.getItem('list')).toBeNull();
});

test('stored store · changes in another tab apply here, also when it clears the storage', () => {
  const { store } = createList('list');
  writeInOtherTab('list', 'a,b');
  expect(store.getState()).toEqual(['a', 'b']);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState()).toEqual([]);
});

test('stored store · a page restored from the back/forward cache reads the storage again', () => {
  const { store } = createList('list');
  localStorage.setItem('list', 'a');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState()).toEqual(['a']);
});

test('stored store · with blocked storage the value lasts as long as the page, and the page knows', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { store, save, isUnstored } = createList('list');
  expect(isUnstored.getState()).toBe(true);
  save(['a']);
  expect(store.getState()).toEqual(['a']);
  expect(isUnstored.getState()).toBe(true);
  writing.mockRestore();
  save(['a']);
  expect(isUnstored.getState()).toBe(false);
});

function List({ useList }: { readonly useList: () => readonly string[] }) {
  return <p>{`${useList().length} items`}</p>;
}

test('stored store · hydration starts with the empty value and then shows the stored one', async () => {
  localStorage.setItem('list', 'a,b');
  const { store } = createList('list');
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<List useList={store} />);
  expect(root).toHaveTextContent('0 items');
  const reactRoot = await act(async () => hydrateRoot(root, <List useList={store} />));
  expect(root).toHaveTextContent('2 items');
  act(() => reactRoot.unmount());
  root.remove();
});

import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type Area, readText, writeText } from './storage.ts';

interface StoredStore<Value> {
  /** The zustand store. Its initial state, which prerendering and hydration use, is `parse('')`. */
  readonly store: UseBoundStore<StoreApi<Value>>;
  /** Replaces the value here, in the storage and, in `localStorage`, in other tabs. Blocked storage leaves it in memory. */
  readonly save: (value: Value) => void;
  /** Whether the browser refuses, or has no room, to store the value: it lasts until the page is closed or loaded again. */
  readonly isUnstored: UseBoundStore<StoreApi<boolean>>;
}

/**
 * A store saved as text, for the device or, in `sessionStorage`, for the tab. Written instead of zustand's `persist`, which throws on a full storage, does
 * not follow other tabs, and keeps the key when there is nothing to store.
 * `parse` accepts any text and returns the empty value for an unusable one; `format` returns '' for the empty value.
 */
export function createStoredStore<Value>(
  key: string,
  parse: (text: string) => Value,
  format: (value: Value) => string,
  area: Area = 'localStorage',
): StoredStore<Value> {
  const store = create<Value>(() => parse(''));
  const isUnstored = create(() => false);
  let savedText = '';

  function read() {
    const text = readText(area, key);
    // Without storage the value in memory stays.
    if (text === undefined) isUnstored.setState(true, true);
    if (text === undefined || text === savedText) return;
    savedText = text;
    store.setState(parse(text), true);
  }

  if (typeof window !== 'undefined') {
    read();
    // A page in the back/forward cache receives no storage events.
    for (const type of ['storage', 'pageshow']) window.addEventListener(type, read);
  }

  function save(value: Value) {
    store.setState(value, true);
    const text = format(value);
    const isStored = writeText(area, key, text);
    if (isStored) savedText = text;
    isUnstored.setState(!isStored, true);
  }

  return { store, save, isUnstored };
}

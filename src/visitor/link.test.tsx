import { expect, test, vi } from 'vitest';
import { linkKey, takeLink } from './link.ts';

const open = (search: string) => history.replaceState(null, '', `/faridabad${search}#list`);
const address = () => window.location.pathname + window.location.search + window.location.hash;

test('link · event details go from the address to the tab, and nothing else does', () => {
  open('?q=pool%20party&guests=300&utm_source=a+b&function=other.9.name-A%26B');
  expect(takeLink()).toBe('guests=300&function=other.9.name-A%26B');
  expect(address()).toBe('/faridabad?q=pool%20party&utm_source=a+b#list');
  expect(sessionStorage.getItem(linkKey)).toBe('guests=300&function=other.9.name-A%26B');
  open('?guests=many');
  expect(takeLink()).toBe('guests=many');
  open('?q=hall&guests=');
  expect(takeLink()).toBe('guests=many');
  expect(address()).toBe('/faridabad?q=hall&guests=#list');
});

test('link · where the tab stores nothing the address keeps them', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  open('?guests=300');
  expect(takeLink()).toBe('guests=300');
  expect(address()).toBe('/faridabad?guests=300#list');
});

import { afterEach, expect, test } from 'vitest';
import { aFunction } from '../domain/event-details-fixture.ts';
import { canonicalPath, publicAddress } from './public-address.ts';

afterEach(() => {
  document.querySelector('link')?.remove();
  window.history.replaceState(null, '', '/');
});

const addressOf = (...args: Parameters<typeof publicAddress>) =>
  publicAddress(...args).replace(window.location.origin, '');

test('public address · it has what the visitor chose, and nothing of an advertisement', () => {
  expect(
    addressOf(
      '/hi/faridabad?utm_source=ads&type=banquet-hall&fbclid=x&gclid=y&guests=300&q=pool+party#visit',
    ),
  ).toBe('/hi/faridabad?type=banquet-hall&q=pool%20party&guests=300');
  expect(addressOf('/shortlist?venues=a,b&x=1')).toBe('/shortlist?venues=a,b');
  expect(addressOf('/?utm_source=ads')).toBe('/');
});

test('public address · the event details that the page shows replace those of the address; unusable ones are left out', () => {
  const poolParty = aFunction({ kind: 'other', name: 'Pool Party' });
  expect(addressOf('/plan?guests=9', [poolParty])).toBe('/plan?function=other.300.name-Pool%20Party');
  expect(addressOf('/plan?function=other.300.name-Pool+Party')).toBe(
    '/plan?function=other.300.name-Pool%20Party',
  );
  expect(addressOf('/plan?guests=many')).toBe('/plan');
});

test('public address · its path is the canonical one of the page', () => {
  window.history.replaceState(null, '', '/hi/Faridabad/');
  expect(canonicalPath()).toBe('/hi/Faridabad/');
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'canonical',
      href: 'https://example.com/hi/faridabad',
    }),
  );
  expect(canonicalPath()).toBe('/hi/faridabad');
});

/** The script in index.html, which hides a list until it is right for the address. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstHolds, htmlAttributes } from '../src/app/html-attributes.ts';
import { eventDetailsLimits } from '../src/domain/event-details.ts';
import { sortVenues } from '../src/features/listing/sort-venues.ts';
import type { ListingData } from '../src/routes/listing/listing-data.ts';
import { loadPageData } from '../src/routes/pages.ts';

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
const attributes = [...htmlAttributes.matchAll(/data-([\w-]+)="([^"]*)"/g)].map(
  ([, name = '', value = '']) => [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value],
);

interface Visit {
  /** The device's own event details. */
  readonly stored?: string;
  /** Those that the tab has from a link. */
  readonly ofLink?: string;
  readonly refuses?: boolean;
  readonly firstHolds?: string;
}

const linkKey = 'event-details-of-link';

/** What the script does with a document of this address. */
function open(search: string, { stored = '', ofLink = '', refuses = false, firstHolds = '' }: Visit = {}) {
  const dataset: Record<string, string> = {
    ...Object.fromEntries(attributes),
    ...(firstHolds && { firstHolds }),
  };
  const tab = new Map([[linkKey, ofLink]]);
  let address = `/faridabad${search}#list`;
  const nothing = () => {};
  runInNewContext(script, {
    ...{ URLSearchParams, window: {}, document: { documentElement: { dataset } } },
    ...{
      location: { pathname: '/faridabad', search, hash: '#list', href: address },
      history: {
        state: null,
        replaceState: (_state: unknown, _title: string, next: string) => {
          address = next;
        },
      },
      localStorage: { getItem: () => stored || null },
      sessionStorage: {
        getItem: (key: string) => tab.get(key) ?? null,
        setItem: (key: string, text: string) => {
          if (refuses) throw new DOMException('refused', 'SecurityError');
          tab.set(key, text);
        },
      },
    },
    ...{ addEventListener: nothing, setTimeout: nothing },
  });
  return { address, ofLink: tab.get(linkKey), held: dataset.held?.split(' ') ?? [] };
}

/** What the page holds back at this address. */
const heldAt = (search: string, visit?: Visit): readonly string[] => open(search, visit).held;

test('link · event details go from the address to the tab before the first paint, and nothing else does', () => {
  const { address, ofLink } = open('?q=pool%20party&guests=300&utm_source=a+b&function=other.9.name-A%26B');
  expect(address).toBe('/faridabad?q=pool%20party&utm_source=a+b#list');
  expect(ofLink).toBe('guests=300&function=other.9.name-A%26B');
  expect(open('?guests=many', { ofLink: 'guests=300' }).ofLink).toBe('guests=many');
  expect(open('?q=hall', { ofLink: 'guests=300' })).toMatchObject({
    address: '/faridabad?q=hall#list',
    ofLink: 'guests=300',
  });
  expect(open('?guests=300', { refuses: true }).address).toBe('/faridabad?guests=300#list');
});

test('link · the place of its line is kept beside other event details of the device, also after a reload', () => {
  const own = { stored: 'guests=250&veg=60' };
  for (const held of [heldAt('?guests=300', own), heldAt('', { ...own, ofLink: 'guests=300' })])
    expect(held).toEqual(['totals', 'list', 'shared']);
  for (const held of [heldAt('?guests=250&veg=60', own), heldAt('?guests=300'), heldAt('?guests=many', own)])
    expect(held).not.toContain('shared');
});

const { guests, rooms } = eventDetailsLimits;

test.each([
  '',
  '?guests=1',
  `?guests=${guests}`,
  `?guests=300&rooms=${rooms}&veg=0&date=2030-12-21`,
  '?veg=100',
])('held list · the list is shown at once where every figure is within its limits: %s', (search) => {
  expect(heldAt(search)).not.toContain('list');
});

test.each([
  ...[
    '?guests=0',
    `?guests=${guests + 1}`,
    '?guests=many',
    '?guests=300&veg=101',
    `?guests=300&rooms=${rooms + 1}`,
  ],
  ...['?guests=300&date=2030-13-01', '?function=sangeet.400', '?sort=price'],
])('held list · the list is held where the page says more above it, or shows another list: %s', (search) => {
  expect(heldAt(search)).toContain('list');
});

test('held list · it is held where the first venue is too small for the guests of the address or the device, and begins with another', () => {
  const page = { firstHolds: '300' };
  expect(heldAt('?guests=300', page)).not.toContain('list');
  expect(heldAt('?guests=301', page)).toContain('list');
  expect(heldAt('', { ...page, stored: 'guests=301&veg=60' })).toContain('list');
  expect(heldAt('', { ...page, stored: 'guests=300' })).not.toContain('list');
  expect(heldAt('?guests=301', {})).not.toContain('list');
});

test('held list · a page says how many guests the first venue of its recommended order holds', () => {
  const { data, route, head } = loadPageData('/faridabad');
  const first = sortVenues((data as ListingData).venues, 'recommended')[0]?.halls ?? [];
  const most = Math.max(...first.flatMap(({ seats, floating = 0 }) => [seats, floating]));
  expect(firstHolds({ route, head, data })).toBe(first.length > 0 ? ` data-first-holds="${most}"` : '');
  expect(firstHolds(loadPageData('/plan'))).toBe('');
});

test('held list · the place of the note on decoration is kept only where the event details have no figure for it', () => {
  expect(heldAt('?guests=300', { stored: 'guests=300&decor=100000' })).not.toContain('decor');
  expect(heldAt('', { stored: 'guests=300&decor=100000' })).toContain('decor');
  expect(heldAt('?guests=300&decor=0')).toContain('decor');
});

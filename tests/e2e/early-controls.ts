import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { cards, search } from './listing-page.ts';
import { dialogIn, selectByKey, title } from './page-actions.ts';

/** A control that prerendered HTML shows. */
export interface EarlyControl {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  readonly expectEffect: (page: Page) => Promise<void>;
}

type Find = (page: Page) => Locator;

const expectCallBack = async (page: Page) => {
  await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
  await expect(dialogIn(page).getByLabel('Phone number')).toBeFocused();
};
const expectPrices = async (page: Page) => {
  await expect(dialogIn(page)).toHaveAccessibleName('See Prices');
  await expect(dialogIn(page).getByLabel('Event date')).toBeVisible();
};
const expectPicture = async (page: Page) => {
  await expect(
    page.getByRole('dialog', { name: 'Pictures, enlarged' }).getByText(/^1 \/ \d+$/),
  ).toBeVisible();
};
const expectVisible = (find: Find) => (page: Page) => expect(find(page)).toBeVisible();
const click = (find: Find) => (page: Page) => find(page).click();

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).first();
const inRegion =
  (region: string, name: string | RegExp): Find =>
  (page) =>
    page.getByRole('region', { name: region }).getByRole('button', { name }).first();
const firstCard =
  (name: RegExp): Find =>
  (page) =>
    cards(page).first().getByRole('button', { name });

/** The whole columns by which a carousel's row is scrolled. */
const expectSlide = (find: Find, index: number) => (page: Page) =>
  expect
    .poll(() =>
      find(page).evaluate((list) => Math.round(list.scrollLeft / (list.firstElementChild?.clientWidth ?? 1))),
    )
    .toBe(index);
const cardRow: Find = (page) => cards(page).first().getByRole('region').getByRole('list');
const homeRow: Find = (page) => page.locator('[aria-roledescription="carousel"]').getByRole('list');
const languageSwitch: Find = (page) => page.getByRole('banner').getByRole('link', { name: 'हिन्दी' });

const phone: readonly EarlyControl[] = [
  {
    name: 'the menu button',
    path: '/',
    act: click(button('Open menu')),
    expectEffect: async (page) => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'the search button',
    path: '/testimonials',
    act: click((page) => page.getByRole('banner').getByRole('button', { name: 'Search' })),
    expectEffect: (page) => expect(dialogIn(page).getByRole('searchbox')).toBeFocused(),
  },
  {
    name: 'Call Back',
    path: '/whyus',
    act: click(button('Call Back')),
    expectEffect: expectCallBack,
  },
  {
    name: 'Chat',
    path: '/testimonials',
    act: click(button('Chat')),
    expectEffect: expectVisible((page) => page.getByRole('region', { name: 'Chat with us' })),
  },
  {
    name: "the footer's map button",
    path: '/whyus',
    act: click((page) => page.getByRole('contentinfo').getByRole('button', { name: 'Show the map' })),
    expectEffect: (page) => expect(page.getByRole('contentinfo').locator('iframe')).toHaveCount(1),
  },
  {
    name: 'the city list',
    path: '/',
    act: (page) => selectByKey(page.getByLabel('Where is the wedding?'), 'Noida'),
    expectEffect: async (page) => {
      await expect(page).toHaveURL(/\/noida$/);
      await expect(title(page)).toContainText('Noida');
    },
  },
  {
    name: 'the carousel',
    path: '/',
    act: click((page) =>
      page.locator('[aria-roledescription="carousel"]').getByRole('button', { name: /^Next/ }),
    ),
    expectEffect: expectSlide(homeRow, 1),
  },
  {
    name: 'Request a Call Back',
    path: '/',
    act: click(button('Request a Call Back')),
    expectEffect: expectCallBack,
  },
  {
    name: 'Filters',
    path: '/faridabad',
    act: click(button(/^Filters/)),
    expectEffect: expectVisible((page) => dialogIn(page).getByRole('button', { name: 'Apply Filters' })),
  },
  {
    name: 'the search text',
    path: '/faridabad',
    act: (page) => search(page).fill('rajmahal'),
    expectEffect: async (page) => {
      await expect(search(page)).toHaveValue('rajmahal');
      await expect(page).toHaveURL('/faridabad?q=rajmahal');
      await expect(cards(page)).toHaveCount(1);
    },
  },
  {
    name: 'the order',
    path: '/faridabad',
    act: (page) => selectByKey(page.getByRole('combobox', { name: 'Sort by' }), 'Rating, highest first'),
    expectEffect: async (page) => {
      await expect(page).toHaveURL('/faridabad?sort=rating');
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
    },
  },
  {
    name: 'the language switch, with filters in the address,',
    path: '/faridabad?type=banquet-hall&sort=price',
    act: click(languageSwitch),
    expectEffect: (page) => expect(page).toHaveURL('/hi/faridabad?type=banquet-hall&sort=price'),
  },
  {
    name: 'the language switch after the search text',
    path: '/faridabad',
    act: async (page) => {
      await search(page).fill('grand');
      await languageSwitch(page).click();
    },
    expectEffect: (page) => expect(page).toHaveURL('/hi/faridabad?q=grand'),
  },
  {
    name: 'Add guests',
    path: '/faridabad',
    act: click(button('Add guests')),
    expectEffect: expectVisible((page) => page.getByRole('spinbutton', { name: 'Guests' })),
  },
  {
    name: "a card's heart",
    path: '/venues',
    act: click(firstCard(/^Shortlist/)),
    expectEffect: async (page) => {
      await expect(firstCard(/^Shortlist/)(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: /^Shortlist, \d/ })).toBeVisible();
    },
  },
  {
    name: "a card's thumbnail",
    path: '/faridabad',
    act: click(firstCard(/^Show picture 3/)),
    expectEffect: expectSlide(cardRow, 2),
  },
  {
    name: "a card's arrow",
    path: '/faridabad',
    act: click(firstCard(/^Next/)),
    expectEffect: expectSlide(cardRow, 1),
  },
  {
    name: "a card's See Prices",
    path: '/noida',
    act: click(firstCard(/^See Prices/)),
    expectEffect: expectPrices,
  },
  {
    name: "See Prices of a card that grows with the visitor's total",
    path: '/faridabad?guests=300&veg=60&date=2027-02-12',
    act: click(firstCard(/^See Prices/)),
    expectEffect: expectPrices,
  },
  {
    name: 'the map of the listing',
    path: '/faridabad',
    act: (page) => page.getByText('Where they are, on a map').click(),
    expectEffect: expectVisible(button('Show the map of Faridabad')),
  },
  {
    name: 'the chip of a preset filter',
    path: '/faridabad/banquet-halls',
    act: click(button('Remove Banquet Halls')),
    expectEffect: (page) => expect(cards(page)).toHaveCount(22),
  },
  {
    name: 'See Prices',
    path: '/venues/samargrand',
    act: click(button('See Prices')),
    expectEffect: expectPrices,
  },
  {
    name: 'Venue Tour',
    path: '/venues/royalimperio',
    act: click(button('Venue Tour')),
    expectEffect: expectPrices,
  },
  {
    name: 'the heart',
    path: '/venues/samargrand',
    act: click(button('Shortlist Samar Grand')),
    expectEffect: async (page) => {
      await expect(button('Shortlist Samar Grand')(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: /^Shortlist, \d/ })).toBeVisible();
    },
  },
  {
    name: 'the photo carousel',
    path: '/venues/samargrand',
    act: click(inRegion('Photos of Samar Grand', /^Next/)),
    expectEffect: expectVisible((page) =>
      page.getByRole('region', { name: 'Photos of Samar Grand' }).getByText(/^2 \/ \d+$/),
    ),
  },
  {
    name: 'a photo',
    path: '/venues/samargrand',
    act: click((page) => page.getByRole('link', { name: /^Enlarge photo 1 of/ })),
    expectEffect: expectPicture,
  },
  {
    name: 'Add guests',
    path: '/venues/samargrand',
    act: click(button('Add guests')),
    expectEffect: expectVisible((page) => page.getByRole('spinbutton', { name: 'Guests' })),
  },
  {
    name: 'Read more',
    path: '/venues/samargrand',
    act: click(inRegion('About', 'Read more')),
    expectEffect: expectVisible(inRegion('About', 'Show less')),
  },
  {
    name: 'the question about a policy',
    path: '/venues/royalmountain',
    act: click(button(/^Ask us: Is alcohol allowed/)),
    expectEffect: expectCallBack,
  },
  {
    name: 'the question to the venue',
    path: '/venues/lagoonaemerald',
    act: click(inRegion('Ask before you pay', /^(Ask us to ask|Ask the venue)/)),
    expectEffect: expectVisible((page) => dialogIn(page).getByLabel('Phone number')),
  },
  {
    name: 'the map of the venue',
    path: '/venues/royalimperio',
    act: click(inRegion('Venue Address', 'Show the map')),
    expectEffect: (page) => expect(page.getByTitle('Map of Royal Imperio')).toHaveCount(1),
  },
  {
    name: 'a favourite',
    path: '/photos',
    act: click(button('Bridal Makeup')),
    expectEffect: (page) => expect(page).toHaveURL(/\/photos\?category=makeup$/),
  },
  {
    name: 'a category',
    path: '/photos',
    act: click(button(/^Mehndi/)),
    expectEffect: async (page) => {
      await expect(button(/^Mehndi/)(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('status').filter({ hasText: /^Mehndi: \d+ pictures$/ })).toBeVisible();
    },
  },
  {
    name: 'a picture',
    path: '/photos',
    act: click((page) => page.getByRole('link', { name: /^Enlarge/ }).first()),
    expectEffect: expectPicture,
  },
  {
    name: 'a picture',
    path: '/images',
    act: click((page) => page.getByRole('link', { name: /^Enlarge/ }).first()),
    expectEffect: expectPicture,
  },
  {
    name: "a venue's slider",
    path: '/faridabadlp',
    act: click((page) =>
      page
        .getByRole('region', { name: 'Venues in Faridabad' })
        .getByRole('button', { name: /^Next/ })
        .first(),
    ),
    expectEffect: expectSlide(
      (page) =>
        page
          .getByRole('region', { name: 'Venues in Faridabad' })
          .locator('> ul > li')
          .first()
          .getByRole('list'),
      1,
    ),
  },
  {
    name: 'the choice of a visit',
    path: '/faridabadlp',
    act: (page) => page.getByLabel('Schedule a visit').check(),
    expectEffect: async (page) => {
      await expect(page.getByLabel('Schedule a visit')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Schedule Visit' })).toBeVisible();
    },
  },
  {
    name: 'Request a Call Back',
    path: '/gurgaon',
    act: click((page) => page.getByRole('main').getByRole('button', { name: 'Request a Call Back' }).first()),
    expectEffect: expectCallBack,
  },
  {
    name: 'the request for a trade',
    path: '/noida/vendors',
    act: click(button(/^Request a Call Back about/)),
    expectEffect: expectCallBack,
  },
  {
    name: 'Add guests',
    path: '/compare',
    act: click(button('Add guests')),
    expectEffect: expectVisible((page) => page.getByRole('spinbutton', { name: 'Guests' })),
  },
  {
    name: 'Call Back',
    path: '/terms-and-conditions',
    act: click(button('Call Back')),
    expectEffect: expectCallBack,
  },
  {
    name: 'Call Back',
    path: '/offline',
    act: click(button('Call Back')),
    expectEffect: expectCallBack,
  },
];

const desktop: readonly EarlyControl[] = [
  {
    name: "the header's request",
    path: '/photos',
    act: click((page) => page.getByRole('banner').getByRole('button', { name: 'Request Call Back' })),
    expectEffect: expectCallBack,
  },
  {
    name: 'Rooms in the navigation',
    path: '/',
    act: click(button('Rooms')),
    expectEffect: expectCallBack,
  },
  {
    name: 'List Your Business in the navigation',
    path: '/whyus',
    act: click(button('List Your Business')),
    expectEffect: expectCallBack,
  },
  {
    name: 'a filter',
    path: '/faridabad',
    act: (page) => page.getByRole('checkbox', { name: 'Wedding Lawns', exact: true }).check(),
    expectEffect: async (page) => {
      await expect(page).toHaveURL(/\?type=wedding-lawn$/);
      await expect(page.getByRole('checkbox', { name: 'Wedding Lawns', exact: true })).toBeChecked();
    },
  },
  {
    name: 'Show More',
    path: '/faridabad',
    act: click((page) =>
      page.getByRole('group', { name: 'Venue Type', exact: true }).getByRole('button', { name: 'Show More' }),
    ),
    expectEffect: (page) =>
      expect(page.getByRole('group', { name: 'Venue Type', exact: true }).getByRole('checkbox')).toHaveCount(
        9,
      ),
  },
  {
    name: 'the call form',
    path: '/venues/basantvatika',
    act: async (page) => {
      const form = page.getByRole('region', { name: 'Have us call you!' });
      await form.getByLabel('Phone number').fill('12345');
      await form.getByRole('button', { name: 'Call me' }).click();
    },
    expectEffect: async (page) => {
      const form = page.getByRole('region', { name: 'Have us call you!' });
      await expect(form.getByRole('alert')).toHaveText('Please enter a valid 10-digit phone number');
      await expect(form.getByLabel('Phone number')).toHaveValue('12345');
    },
  },
];

export const earlyControls: Readonly<Record<'phone' | 'desktop', readonly EarlyControl[]>> = {
  phone,
  desktop,
};

import { faultsOf } from './axe-faults.ts';
import { testStates } from './axe-states.ts';
import { expect } from './fixtures.ts';
import { dialogIn, openMenu } from './visit.ts';

testStates([
  {
    name: 'the open menu',
    path: '/',
    widths: [360],
    reach: openMenu,
  },
  {
    name: 'the chat card',
    path: '/photos',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Chat', exact: true }).click();
      await page.getByRole('link', { name: 'Start Chat' }).waitFor();
    },
  },
  {
    name: 'the lightbox',
    path: '/photos?category=mehndi',
    reach: async (page) => {
      await page
        .getByRole('link', { name: /^Enlarge/ })
        .nth(1)
        .click();
      await page.getByRole('dialog', { name: 'Pictures, enlarged' }).getByRole('img').first().waitFor();
    },
  },
  {
    name: 'the filters',
    path: '/faridabad',
    widths: [360],
    reach: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await dialogIn(page).getByRole('button', { name: 'Apply Filters' }).waitFor();
    },
  },
  {
    name: 'a listing without a match',
    path: '/faridabad?q=nothing-is-called-this',
    reach: async (page) => {
      await page
        .getByText(/no venue/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'the search and what it found',
    path: '/photos',
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await dialogIn(page).getByRole('searchbox').fill('rajmehal');
      await dialogIn(page)
        .getByRole('link', { name: /^Hotel Rajmahal/ })
        .waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await dialogIn(page).getByRole('searchbox').fill('nothing-is-called-this');
      await dialogIn(page).getByText('See all venues').waitFor();
    },
  },
  {
    name: 'the question for guests',
    path: '/faridabad',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Set|Change) guests$/ }).click();
      await page.getByRole('spinbutton', { name: 'Guests' }).waitFor();
    },
  },
  {
    name: 'a total on a venue page, its texts unfolded',
    path: '/venues/hotelrajmahal?guests=300&veg=60&rooms=10&date=2027-02-12',
    reach: async (page) => {
      await page.getByRole('row', { name: /^Estimated total/ }).waitFor();
      await page.getByRole('button', { name: 'Read more' }).first().click();
    },
  },
  {
    name: 'a shortlist that somebody shared',
    path: '/shortlist?v=samargrand,nowhere,hotelrajmahal&guests=300',
    reach: async (page) => {
      await page.getByRole('article', { name: 'Samar Grand' }).waitFor();
      await page.getByText('We do not know nowhere').waitFor();
    },
  },
  {
    name: 'a shortlist of one’s own, and what was taken off it',
    path: '/faridabad',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Shortlist Samar Grand' }).first().click();
      await page.getByRole('button', { name: 'Shortlist Hotel Rajmahal' }).first().click();
      await page.getByRole('link', { name: 'Shortlist, 2 kept' }).click();
      // The page left has the same venue's card.
      await page.getByRole('heading', { level: 1, name: 'Your shortlist' }).waitFor();
      await page.getByRole('article', { name: 'Samar Grand' }).waitFor();
      await page.getByRole('button', { name: 'Shortlist Samar Grand' }).first().click();
      await page.getByRole('button', { name: 'Put it back' }).waitFor();
    },
  },
  {
    name: 'four venues compared',
    path: '/compare?v=samargrand,hotelrajmahal,pushpvatika,lagoonaemerald&guests=300&veg=60&rooms=10',
    reach: async (page) => {
      await page.getByRole('table').getByRole('columnheader').nth(3).waitFor();
    },
  },
  {
    name: 'the offline page',
    path: '/offline',
    reach: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    },
  },
  {
    name: 'the not-found page',
    path: '/nowhere',
    reach: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
]);

import { expect } from '@playwright/test';
import { findOtherBrowser } from '../../scripts/other-browsers.ts';
import { faridabad } from '../e2e/listing-page.ts';
import { test } from './fixtures.ts';

const phone = '9876512345';
const lawns = faridabad.filter(({ venueTypes }) => venueTypes.includes('wedding-lawn')).length;
const grand = faridabad.filter(({ name }) => name.includes('Grand')).length;

test.skip(({ otherBrowser }) => !findOtherBrowser(otherBrowser), 'The browser is not installed');

test('home · a city is chosen by key, and its list opens', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.tabTo('combobox', 'Where is the wedding?');
  await visitor.type('F');
  await visitor.see('heading', 'Wedding Venues in Faridabad (22 Venues)');
  await visitor.seeAddress('/faridabad');
});

test('home · the carousel moves to its last picture and back', async ({ visitor }) => {
  const inView = async (name: string) => (await visitor.see('link', name)).middle !== null;
  await visitor.open('/');
  for (let step = 0; step < 5; step += 1) await visitor.click('button', /^Next/);
  await expect.poll(() => inView('Destination Wedding')).toBe(true);
  for (let step = 0; step < 5; step += 1) await visitor.click('button', /^Previous/);
  await expect.poll(() => inView('Photography')).toBe(true);
});

test('listing · a filter, an order and a search change the list and the address', async ({ visitor }) => {
  await visitor.open('/faridabad');
  await visitor.seeCount(22, 'article');
  await visitor.click('button', /^Filters/);
  await visitor.see('dialog', 'Filters');
  await visitor.click('checkbox', 'Wedding Lawns');
  await visitor.see('checkbox', 'Wedding Lawns', { checked: true });
  await visitor.click('button', 'Apply Filters');
  await visitor.seeCount(lawns, 'article');
  await visitor.see('heading', `Wedding Venues in Faridabad (${lawns} Venues)`);
  await visitor.tabTo('combobox', 'Sort by');
  await visitor.type('Ra');
  await visitor.seeAddress('/faridabad?type=wedding-lawn&sort=rating');
  await visitor.click('button', 'Remove Wedding Lawns');
  await visitor.click('searchbox', 'Search by name or place');
  await visitor.type('grand');
  await visitor.seeCount(grand, 'article');
  await visitor.seeAddress('/faridabad?q=grand&sort=rating');
});

test('listing · after a step back from a venue, its card is where it was', async ({ visitor }) => {
  const venue = faridabad[8]?.name ?? '';
  await visitor.open('/faridabad');
  const before = await visitor.reach('link', venue);
  await visitor.click('link', venue);
  await visitor.see('heading', venue, { level: 1 });
  await visitor.goBack();
  const distance = async () => Math.abs(((await visitor.see('link', venue)).middle?.y ?? 0) - before.y);
  await expect.poll(distance).toBeLessThanOrEqual(2);
});

test('shortlist · hearts are counted, and the page lists their venues', async ({ visitor }) => {
  await visitor.open('/faridabad');
  await visitor.click('button', 'Shortlist Samar Grand');
  await visitor.see('button', 'Shortlist Samar Grand', { pressed: true });
  await visitor.click('button', 'Shortlist Hotel Rajmahal');
  await visitor.click('link', /^Shortlist, 2/);
  await visitor.see('heading', 'Your shortlist');
  await visitor.see('article', 'Samar Grand');
  await visitor.see('article', 'Hotel Rajmahal');
});

test('price request · its two steps deliver one mail and return the focus', async ({
  visitor,
  leadServer,
}) => {
  const { mails } = await leadServer.mailServer();
  await visitor.open('/venues/royalimperio');
  await visitor.click('button', 'Venue Tour');
  await visitor.see('dialog', 'See Prices');
  await visitor.typeDate('2027-12-14');
  await visitor.tabTo('combobox', 'Guests');
  await visitor.type('200');
  await visitor.click('button', 'See Prices');
  await visitor.seeFocused('textbox', 'Phone number');
  await visitor.type(phone);
  await visitor.click('button', 'Submit');
  await visitor.seeText(/^Thank you\. We have your request/, 'status');
  await visitor.seeFocused('button', 'Venue Tour');
  expect(mails[0]?.subject).toMatch(/Price · 200-300 guests · 14 Dec 2027 · Royal Imperio$/);
});

test('call back · by keys alone a mail arrives, and the dialog holds and returns the focus', async ({
  visitor,
  leadServer,
}) => {
  const { mails } = await leadServer.mailServer();
  await visitor.open('/photos');
  await visitor.tabTo('button', 'Call Back');
  await visitor.press('Enter');
  await visitor.seeFocused('textbox', /^Phone number/);
  for (let presses = 0; presses < 6; presses += 1) {
    await visitor.press('Tab');
    const isBehind = () => Boolean(document.activeElement?.closest('main, header, footer'));
    expect(await visitor.call(isBehind, null)).toBe(false);
  }
  await visitor.tabTo('textbox', /^Phone number/);
  await visitor.type(phone);
  await visitor.press('Enter');
  await visitor.seeText(/Got it, thank you\./, 'dialog', 'Request a Call Back');
  expect(mails[0]?.text).toContain('Page: /photos');
  await visitor.press('Escape');
  await visitor.seeFocused('button', 'Call Back');
});

test('lightbox · it opens, moves by key, and Escape returns the focus', async ({ visitor }) => {
  await visitor.open('/venues/samargrand');
  await visitor.click('link', /^Enlarge photo 1 of/);
  await visitor.seeText(/(^|\D)1 \/ \d/, 'dialog', 'Pictures, enlarged');
  await visitor.press('ArrowRight');
  await visitor.seeText(/(^|\D)2 \/ \d/, 'dialog', 'Pictures, enlarged');
  await visitor.press('Escape');
  await visitor.seeFocused('link', /^Enlarge photo 1 of/);
});

test('early input · what is typed before the scripts run is kept and filters the list', async ({
  visitor,
}) => {
  await visitor.open('/faridabad', async () => {
    await visitor.click('searchbox', 'Search by name or place');
    await visitor.type('grand');
    await visitor.seeCount(22, 'article');
  });
  await visitor.seeCount(grand, 'article');
  expect(await visitor.see('searchbox', 'Search by name or place')).toMatchObject({
    value: 'grand',
    isFocused: true,
  });
  await visitor.seeAddress('/faridabad?q=grand');
});

test('Hindi · a page is complete, and the switch opens the same page in English', async ({ visitor }) => {
  await visitor.open('/hi/faridabad?type=wedding-lawn');
  await visitor.see('heading', /^फरीदाबाद में शादी के वेन्यू/);
  await visitor.seeCount(lawns, 'article');
  await visitor.click('link', 'English');
  await visitor.see('heading', /^Wedding Venues in Faridabad/);
  await visitor.seeAddress('/faridabad?type=wedding-lawn');
  await visitor.seeCount(lawns, 'article');
});

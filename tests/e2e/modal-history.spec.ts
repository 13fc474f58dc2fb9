import type { Page } from '@playwright/test';
import { hotelRajmahal, samarGrand, wordOf } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { watchLeads } from './support/leads.ts';
import { cards, faridabad, filtersButton } from './support/listing-page.ts';
import { button, dialogIn, goByMenu, holdScripts, lightbox, title } from './support/page-actions.ts';

const phone = (page: Page) => dialogIn(page).getByLabel('Phone number');
const close = (page: Page) => dialogIn(page).getByRole('button', { name: 'Close' }).last();
const photo = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Enlarge photo ${number} of`) });

/** Ways to close what is on top that discard ticks. */
const leaving = {
  'a step back': (page: Page) => page.goBack(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
};

/** From the home page to a venue, so that a step back from the venue stays in the site. */
async function openVenue(page: Page): Promise<void> {
  await page.goto('/faridabad');
  await cards(page).getByRole('link', { name: samarGrand.name, exact: true }).click();
  await expect(title(page)).toHaveText(samarGrand.name);
}

test('modal history · a step back closes a lead dialog and keeps its number, and the next one leaves the page', async ({
  page,
}) => {
  await openVenue(page);
  await button(page, 'Call Back').click();
  await phone(page).fill('9876500000');
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(page).toHaveURL('/venues/samargrand');
  await button(page, 'Call Back').click();
  await expect(phone(page)).toHaveValue('9876500000');
  await expect(phone(page)).toBeFocused();
  await dialogIn(page).getByRole('button', { name: 'Start again' }).click();
  await expect(phone(page)).toHaveValue('');
  await phone(page).fill('9876500000');
  await close(page).click();
  await expect(dialogIn(page)).toHaveCount(0);
  await button(page, 'Call Back').click();
  await expect(phone(page)).toHaveValue('');
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toContainText('Faridabad');
});

test('modal history · after a sent request a step back leaves the page', async ({ page }) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Sent' } }));
  await watchLeads(page);
  await openVenue(page);
  await button(page, 'Call Back').click();
  await phone(page).fill('9876500000');
  await phone(page).press('Enter');
  await dialogIn(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(dialogIn(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toContainText('Faridabad');
});

test('modal history · a step back does not render the page again, and it stays where it was', async ({
  page,
}) => {
  await page.goto('/faridabad');
  const opener = cards(page)
    .nth(9)
    .getByRole('button', { name: /^See Prices/ });
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  await expect(dialogIn(page)).toBeVisible();
  const scrolled = await page.evaluate(() => {
    const changed = new MutationObserver((records) => {
      if (records.some(({ target }) => target instanceof Element && target.closest('main')))
        document.title = 'rendered';
    });
    changed.observe(document, { subtree: true, childList: true, characterData: true });
    return window.scrollY;
  });
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => [window.scrollY, document.title])).toEqual([
    scrolled,
    expect.not.stringMatching('rendered'),
  ]);
});

test('modal history · the entry of a dialog is left at once after a reload and after a step forward', async ({
  page,
}) => {
  await openVenue(page);
  await button(page, 'Call Back').click();
  await expect(dialogIn(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state.modal)).toBeUndefined();
  await expect(dialogIn(page)).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state.modal)).toBeUndefined();
  await expect(title(page)).toHaveText(samarGrand.name);
  await button(page, 'Call Back').click();
  await expect(dialogIn(page)).toBeVisible();
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toContainText('Faridabad');
});

test('modal history · applied filters replace the entry of their dialog; all other ways discard the ticks', async ({
  page,
}) => {
  await page.goto('/');
  await goByMenu(page, 'Photos');
  await expect(title(page)).toHaveText('Our Event Photos');
  await page.goto('/faridabad');
  const lawns = page.getByRole('checkbox', { name: 'Wedding Lawns', exact: true });
  for (const leave of [...Object.values(leaving), (page: Page) => close(page).click()]) {
    await filtersButton(page).click();
    await lawns.check();
    await leave(page);
    await expect(dialogIn(page)).toHaveCount(0);
    await expect(page).toHaveURL('/faridabad');
  }
  await filtersButton(page).click();
  await expect(lawns).not.toBeChecked();
  await button(page, 'Apply Filters').click();
  await expect(dialogIn(page)).toHaveCount(0);
  await filtersButton(page).click();
  await lawns.check();
  await button(page, 'Apply Filters').click();
  await expect(page).toHaveURL('/faridabad?type=wedding-lawn');
  await expect(dialogIn(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/faridabad');
  await expect(cards(page)).toHaveCount(faridabad.length);
  await page.goBack();
  await expect(title(page)).toHaveText('Our Event Photos');
});

test('modal history · the picture in the lightbox has an address; a step back closes it, one forward opens it again', async ({
  page,
  context,
}) => {
  await openVenue(page);
  await photo(page, 1).click();
  await expect(lightbox(page).getByText(/^1 \/ /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText(/^2 \/ /)).toBeVisible();
  const second = page.url();
  expect(second).toContain('?picture=');
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/venues/samargrand');
  await page.goForward();
  await expect(lightbox(page).getByText(/^2 \/ /)).toBeVisible();
  await page.reload();
  await expect(lightbox(page).getByText(/^2 \/ /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/venues/samargrand');
  await page.goBack();
  await expect(title(page)).toContainText('Faridabad');

  const receiver = await context.newPage();
  await receiver.goto(second);
  await expect(lightbox(receiver).getByText(/^2 \/ /)).toBeVisible();
  await receiver.keyboard.press('Escape');
  await expect(lightbox(receiver)).toHaveCount(0);
  await expect(receiver).toHaveURL('/venues/samargrand');
});

test('modal history · a page chosen in the search replaces the entry of the dialog, and Escape keeps the text', async ({
  page,
}) => {
  await page.goto('/faridabad');
  await button(page, 'Search').click();
  const field = dialogIn(page).getByRole('searchbox');
  await field.fill(wordOf(hotelRajmahal));
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toHaveCount(0);
  await button(page, 'Search').click();
  await expect(field).toHaveValue(wordOf(hotelRajmahal));
  await dialogIn(page).getByRole('link', { name: hotelRajmahal.name }).click();
  await expect(title(page)).toHaveText(hotelRajmahal.name);
  await expect(dialogIn(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toContainText('Faridabad');
  await expect(dialogIn(page)).toHaveCount(0);
});

test('modal history · a dialog that was asked for before the script arrives closes with a step back', async ({
  page,
}) => {
  await page.goto('/photos');
  await page.goto('/faridabad');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await button(page, 'Call Back').click();
  release();
  await phone(page).fill('98765');
  await page.goBack();
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(title(page)).toContainText('Faridabad');
});

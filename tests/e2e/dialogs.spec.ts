import type { Page } from '@playwright/test';
import { samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { cards, faridabad, filtersButton } from './support/listing-page.ts';
import { button, dialogIn, holdScripts, lightbox, title } from './support/page-actions.ts';

const phone = (page: Page) => dialogIn(page).getByLabel('Phone number');
const close = (page: Page) => dialogIn(page).getByRole('button', { name: 'Close' }).last();
const entries = (page: Page) => page.evaluate(() => history.length);

/** Ways to close what is on top that discard ticks. */
const leaving = [
  (page: Page) => page.keyboard.press('Escape'),
  (page: Page) => close(page).click(),
  (page: Page) => page.mouse.click(5, 5),
];

test('dialogs · Escape closes a lead dialog where the page was, a step back leaves the page, and both keep the number; no dialog adds an entry', async ({
  page,
}) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Sent' } }));
  const release = await holdScripts(page);
  await page.goto('/faridabad');
  const before = await entries(page);
  await test.step('a dialog that was asked for before the script arrives closes', async () => {
    await button(page, 'Call Back').click();
    release();
    await phone(page).fill('98765');
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toHaveCount(0);
    await expect(title(page)).toContainText('Faridabad');
  });
  await test.step('the page is not rendered again, and stays where it was', async () => {
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
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => [window.scrollY, document.title])).toEqual([
      scrolled,
      expect.not.stringMatching('rendered'),
    ]);
    expect(await entries(page)).toBe(before);
  });
  await cards(page).getByRole('link', { name: samarGrand.name, exact: true }).click();
  await expect(title(page)).toHaveText(samarGrand.name);
  await test.step('a double click opens one dialog, whose number stays when a step back leaves the page', async () => {
    await button(page, 'Call Back').dblclick();
    await phone(page).fill('9876500000');
    await page.goBack();
    await expect(title(page)).toContainText('Faridabad');
    await expect(dialogIn(page)).toHaveCount(0);
    await page.goForward();
    await expect(title(page)).toHaveText(samarGrand.name);
    await expect(dialogIn(page)).toHaveCount(0);
    await button(page, 'Call Back').click();
    await expect(phone(page)).toHaveValue('9876500000');
  });
  await test.step('after a sent request a step back leaves the page', async () => {
    await phone(page).press('Enter');
    await dialogIn(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(dialogIn(page)).toHaveCount(0);
    await page.goBack();
    await expect(title(page)).toContainText('Faridabad');
  });
});

test('dialogs · applied filters add an entry; all ways to leave their dialog discard the ticks', async ({
  page,
}) => {
  await page.goto('/whyus');
  await page.goto('/faridabad');
  const lawns = page.getByRole('checkbox', { name: 'Wedding Lawns', exact: true });
  const before = await entries(page);
  for (const leave of leaving) {
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
  expect(await entries(page)).toBe(before);
  await filtersButton(page).click();
  await lawns.check();
  await button(page, 'Apply Filters').click();
  await expect(page).toHaveURL('/faridabad?type=wedding-lawn');
  await expect(dialogIn(page)).toHaveCount(0);
  await filtersButton(page).click();
  await lawns.uncheck();
  await page.goBack();
  await expect(page).toHaveURL('/faridabad');
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(faridabad.length);
  await page.goBack();
  await expect(title(page)).toContainText('Why book with');
});

test('lightbox · it fills the screen, wraps and zooms; its picture has an address, which steps back, forward and a reload follow', async ({
  page,
}) => {
  const shows = (count: RegExp) => expect(lightbox(page).getByText(count)).toBeVisible();
  await page.goto('/whyus');
  await page.goto('/venues/samargrand');
  const photo = page.getByRole('link', { name: /^Enlarge photo 1 of/ });
  await test.step('it opens over the inert page', async () => {
    await photo.click();
    await shows(/^1 \/ \d+$/);
    const box = await lightbox(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
    await expect(page.locator('#root')).toHaveAttribute('inert', '');
    const label = lightbox(page).getByText(/^Artist's impression: /);
    await expect(label.first()).toBeVisible();
  });
  await test.step('it zooms and wraps', async () => {
    await expect(button(page, 'Zoom out')).toBeDisabled();
    await button(page, 'Zoom in').click();
    await expect(button(page, 'Zoom out')).toBeEnabled();
    await button(page, 'Zoom out').click();
    await page.keyboard.press('ArrowLeft');
    await shows(/^(\d+) \/ \1$/);
  });
  await test.step('button and backdrop close it, also beside the caption, the second click of a double click does not', async () => {
    await lightbox(page).getByRole('button', { name: 'Close' }).click();
    await expect(lightbox(page)).toHaveCount(0);
    await photo.click();
    await shows(/^1 \/ /);
    await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 20);
    await expect(lightbox(page)).toHaveCount(0);
    await photo.dblclick();
    await expect(lightbox(page).getByRole('img').first()).toBeVisible();
    await page.mouse.click(20, 130);
    await expect(lightbox(page)).toHaveCount(0);
    await expect(photo).toBeFocused();
  });
  await test.step('a step back closes it, one forward and a reload open its picture again', async () => {
    await photo.click();
    await shows(/^1 \/ /);
    const first = page.url();
    await page.keyboard.press('ArrowRight');
    await shows(/^2 \/ /);
    // The address follows after up to half a second.
    await expect(page).not.toHaveURL(first);
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL('/venues/samargrand');
    await page.goForward();
    await shows(/^2 \/ /);
    await page.reload();
    await shows(/^2 \/ /);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL('/venues/samargrand');
    await page.goBack();
    await expect(title(page)).toContainText('Why book with');
  });
});

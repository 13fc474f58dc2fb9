import { hotelSewaGrand, samarGrand, sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { card, heart } from './support/listing-page.ts';
import { title } from './support/page-actions.ts';

test('shortlist · a shared link opens on another device and does not overwrite its list', async ({
  page,
  browser,
}) => {
  const shared = sumAt(samarGrand, { vegShare: 0.6, rooms: 10 });
  await page.goto('/shortlist?venues=samargrand,hotelrajmahal&guests=300&veg=60&rooms=10');
  await expect(title(page)).toHaveText('A list shared with you');
  await expect(card(page, samarGrand.name)).toContainText(shared);
  const chat = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(
    `${samarGrand.name}, ${samarGrand.locality ?? samarGrand.address}: ${shared}`,
  );
  await page.goto('/shortlist');
  await expect(page.getByRole('article')).toHaveCount(0);

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto('/faridabad');
  await heart(theirs, hotelSewaGrand.name).click();
  await expect(heart(theirs, hotelSewaGrand.name)).toHaveAttribute('aria-pressed', 'true');
  await theirs.goto('/shortlist?venues=samargrand,hotelrajmahal');
  await expect(theirs.getByText('Your own list has 1 venue.')).toBeVisible();
  await theirs.goto('/shortlist');
  await expect(card(theirs, hotelSewaGrand.name)).toBeVisible();
  await expect(card(theirs, samarGrand.name)).toHaveCount(0);
  await theirs.goto('/shortlist?venues=samargrand,hotelrajmahal');
  await theirs.getByRole('button', { name: 'Add to mine' }).click();
  await theirs.getByRole('link', { name: 'Open my list' }).click();
  await expect(theirs.getByRole('article')).toHaveCount(3);
  await theirs.context().close();
});

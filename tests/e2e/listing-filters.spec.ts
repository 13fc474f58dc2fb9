import { expect, test } from './fixtures.ts';
import { apply, card, cards, choose, faridabad, filtersButton, panel, search } from './listing-parts.ts';
import { visit } from './visit.ts';

test('site 4 · nine venue types and more than five localities open with five; Show More and Show Less', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/faridabad');
  const where = await panel(page);
  for (const [name, all] of [
    ['Venue Type', 9],
    ['Locality', 6],
  ] as const) {
    const group = where.getByRole('group', { name, exact: true });
    await expect(group.getByRole('checkbox')).toHaveCount(5);
    await group.getByRole('button', { name: 'Show More' }).click();
    await expect(group.getByRole('checkbox')).toHaveCount(all);
    await group.getByRole('button', { name: 'Show Less' }).click();
    await expect(group.getByRole('checkbox')).toHaveCount(5);
  }
  await expect(where.getByRole('group', { name: 'Facilities' }).getByRole('checkbox')).toHaveCount(8);
  await expect(where.getByRole('group', { name: 'Budget' }).getByRole('checkbox')).toHaveCount(6);
  await expect(where.getByRole('group', { name: 'Meal Preference' }).getByRole('checkbox')).toHaveCount(2);
});

test('site 4 · with search text the localities have no Show More', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/faridabad?q=grand');
  const where = await panel(page);
  await expect(where.getByRole('group', { name: 'Locality' }).getByRole('checkbox')).toHaveCount(6);
  await expect(
    where.getByRole('group', { name: 'Locality' }).getByRole('button', { name: /^Show/ }),
  ).toHaveCount(0);
});

test('site 4 · Clear empties its own group only', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/faridabad');
  await choose(
    page,
    ['Venue Type', 'Banquet Halls'],
    ['Facilities', 'Ample Parking'],
    ['Facilities', 'Food provided by venue'],
  );
  const where = await panel(page);
  await where.getByRole('button', { name: 'Clear facilities' }).click();
  await expect(where.getByRole('checkbox', { name: 'Ample Parking', exact: true })).not.toBeChecked();
  await expect(where.getByRole('checkbox', { name: 'Banquet Halls', exact: true })).toBeChecked();
  await apply(page);
  await expect(page).toHaveURL('/faridabad?type=banquet-halls');
});

test('site 5 · all selected facilities, any selected type, and the meal must hold', async ({ page }) => {
  await visit(page, '/faridabad');
  await choose(
    page,
    ['Venue Type', 'Banquet Halls'],
    ['Venue Type', 'Wedding Lawns'],
    ['Facilities', 'Food provided by venue'],
    ['Facilities', 'Ample Parking'],
    ['Meal Preference', 'Non-Vegetarian'],
  );
  const expected = faridabad.filter(
    ({ venueTypes, facilities, mealPreference }) =>
      venueTypes.some((type) => type === 'banquet-hall' || type === 'wedding-lawn') &&
      facilities.includes('food-by-venue') &&
      facilities.includes('ample-parking') &&
      (mealPreference === 'both' || mealPreference === 'non-vegetarian'),
  );
  await expect(cards(page)).toHaveCount(expected.length);
  for (const { name } of expected) await expect(card(page, name)).toHaveCount(1);
});

test('site 5 · text search matches name or location in any letter case, and forgives spelling', async ({
  page,
}) => {
  await visit(page, '/faridabad');
  await search(page).fill('RAJMAHAL');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, 'Hotel Rajmahal')).toBeVisible();
  for (const [text, name] of [
    ['rajmehal', 'Hotel Rajmahal'],
    ['sarover', 'Sarovar Portico'],
  ] as const) {
    await search(page).fill(text);
    await expect(cards(page).first().getByRole('heading')).toHaveText(name);
  }
  await search(page).fill('sector 11');
  const inSector = faridabad.filter(({ locality }) => locality === 'Sector 11');
  await expect(cards(page)).toHaveCount(inSector.length);
});

test('lead · typing replaces the address, ticking adds a step, back and forward work', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/faridabad');
  await search(page).pressSequentially('grand', { delay: 40 });
  await expect(page).toHaveURL('/faridabad?q=grand');
  const grand = await cards(page).count();
  await choose(page, ['Facilities', 'Ample Parking']);
  await expect(page).toHaveURL('/faridabad?q=grand&facility=ample-parking');
  await page.goBack();
  await expect(page).toHaveURL('/faridabad?q=grand');
  await expect(cards(page)).toHaveCount(grand);
  await expect(search(page)).toHaveValue('grand');
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Remove Ample Parking' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ample Parking' }).click();
  await expect(cards(page)).toHaveCount(grand);
});

test('lead · a shared link opens the same view in a fresh browser, bad values are left out with a note', async ({
  page,
}) => {
  await visit(page, '/faridabad?type=wedding-lawns&type=castle&sort=rating&budget=free');
  await expect(page.getByText(/we left it out: free, castle\./)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
  const lawns = faridabad.filter(({ venueTypes }) => venueTypes.includes('wedding-lawn'));
  await expect(cards(page)).toHaveCount(lawns.length);
});

test('lead · the order’s rule is written on the page, and the order follows it', async ({ page }) => {
  await visit(page, '/faridabad');
  await expect(page.getByText('Nobody pays for rank.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating, highest first');
  await expect(page).toHaveURL('/faridabad?sort=rating');
  const rated = cards(page).getByText(/^\d\.\d \/ 5|^Rating N\/A/);
  // Cards become whole a few at a time.
  await expect(rated).toHaveCount(22);
  const ratings = (await rated.allTextContents()).map((words) =>
    words.startsWith('Rating') ? 0 : Number.parseFloat(words),
  );
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
});

test('site 2 · no match: says what was asked, clears all, or takes a call-back that names it', async ({
  page,
  phone,
  inbox,
}) => {
  await visit(page, '/faridabad?q=zzzz&facility=ample-parking');
  await expect(page.getByRole('heading', { name: 'No venue here matches all of that' })).toBeVisible();
  const none = page.getByRole('region', { name: 'No venue here matches all of that' });
  await none.getByRole('button', { name: 'Request a Call Back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(phone);
  await dialog
    .getByRole('button', { name: /Call|Send|Submit/ })
    .first()
    .click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  const mail = await inbox.one(phone);
  expect(mail.text).toContain('zzzz');
  await page.keyboard.press('Escape');
  await none.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(cards(page)).toHaveCount(22);
  await expect(page).toHaveURL('/faridabad');
});

test('site 2 · on small screens a Filters button opens a modal; nothing counts until Apply Filters', async ({
  page,
}) => {
  await visit(page, '/faridabad');
  const where = await panel(page);
  await where.getByRole('checkbox', { name: 'Wedding Lawns', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/faridabad');
  await expect(cards(page)).toHaveCount(22);
  await expect(filtersButton(page)).toBeFocused();
  await choose(page, ['Venue Type', 'Wedding Lawns']);
  await expect(page).toHaveURL('/faridabad?type=wedding-lawns');
});

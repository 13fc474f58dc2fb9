import { loadVenues } from '../../src/content/venues/index.ts';
import { hotelRajmahal, misspelt, samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { expectThanks, sendCallBack } from './support/leads.ts';
import { applyFilters, card, cards, choose, faridabad, openFilters, search } from './support/listing-page.ts';
import { title } from './support/page-actions.ts';

const venues = loadVenues();
const ofType = (type: (typeof venues)[number]['venueTypes'][number]) =>
  faridabad.filter(({ venueTypes }) => venueTypes.includes(type)).length;

test('listing · Faridabad shows all its venues, and its title counts the filtered ones', async ({ page }) => {
  await page.goto('/faridabad');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Faridabad']);
  await expect(title(page)).toContainText(`(${faridabad.length} Venues)`);
  await expect(cards(page)).toHaveCount(faridabad.length);
  await choose(page, ['Venue Type', 'Wedding Lawns']);
  const lawns = ofType('wedding-lawn');
  await expect(title(page)).toContainText(`(${lawns} Venues)`);
  await expect(cards(page)).toHaveCount(lawns);
  await expect(
    page.getByRole('status').filter({ hasText: `Showing ${lawns} of ${faridabad.length} venues` }),
  ).toHaveCount(1);
});

const noida = venues.filter(({ city }) => city === 'noida');
// They leave the site with the samples.
if (noida.length > 0)
  test('listing · Noida keeps its fixed count whatever is filtered, and says that it shows samples', async ({
    page,
  }) => {
    await page.goto('/noida');
    await expect(page.getByText('Two samples are shown here. Our team has the rest')).toBeVisible();
    await expect(cards(page)).toHaveCount(noida.length);
    await choose(page, ['Locality', 'Greater Noida']);
    await expect(cards(page)).toHaveCount(1);
    await expect(title(page)).toContainText('(402 Venues)');
  });

test('listing · banquet halls are prerendered with their filter, which can be removed and returns on Back', async ({
  page,
  request,
}) => {
  const halls = ofType('banquet-hall');
  const html = await (await request.get('/faridabad/banquet-halls')).text();
  expect(html.split('<article').length - 1).toBe(halls);
  await page.goto('/faridabad/banquet-halls');
  await expect(title(page)).toHaveText(`Banquet Halls in Faridabad (${halls} Venues)`);
  await page.getByRole('button', { name: 'Remove Banquet Halls' }).click();
  await expect(title(page)).toHaveText(`Wedding Venues in Faridabad (${faridabad.length} Venues)`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(halls);
});

/** The longest totals, what they leave out, and warnings. */
const fullCards = '?guests=1200&veg=0&rooms=60';

test('listing cards · in a list all have one height, in which every text fits', async ({ page }) => {
  for (const path of ['/venues', `/venues${fullCards}`, '/hi/venues', `/hi/venues${fullCards}`]) {
    await page.goto(path);
    await expect(page.locator('[data-held]')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(venues.length);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const misfits = await cards(page).evaluateAll((all) =>
        all.flatMap((card) => {
          const [box] = card.children;
          if (!(box instanceof HTMLElement)) return ['no card'];
          box.style.contentVisibility = 'visible';
          const { minHeight } = getComputedStyle(box);
          const cut = [...card.querySelectorAll('p, dd, dt, li, span, h2')]
            .filter((text) => getComputedStyle(text).overflow !== 'visible' && text.clientHeight > 1)
            .filter((text) => text.scrollHeight > text.clientHeight + 1)
            .map((text) => text.textContent);
          const height = card.getBoundingClientRect().height;
          const grown = Math.abs(height - Number.parseFloat(minHeight)) > 1 ? [`${height} px`] : [];
          return [...cut, ...grown].map((text) => `${card.querySelector('h2')?.textContent}: ${text}`);
        }),
      );
      expect(misfits, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('listing · the first screen of a phone has name, capacity and price or total of the first card', async ({
  page,
}) => {
  for (const path of ['/faridabad', '/faridabad?type=banquet-hall&facility=food-by-venue', '/hi/faridabad']) {
    await page.goto(path);
    const first = cards(page).first();
    const nonVeg = first.getByRole('definition').last();
    await expect(nonVeg).toBeVisible();
    const box = await nonVeg.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(680);
  }
  await page.goto('/faridabad?type=banquet-hall');
  await page.getByRole('button', { name: 'Add guests' }).click();
  await page.getByRole('textbox', { name: 'Guests' }).fill('300');
  await page.getByRole('button', { name: 'Show my total' }).click();
  const sum = cards(page)
    .first()
    .getByText(/^₹[\d,]{6,}$/);
  await expect(sum).toBeInViewport();
  expect((await sum.boundingBox())?.y).toBeLessThan(650);
});

test('filters · Show More and Clear change their own group only', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/faridabad');
  await choose(page, ['Venue Type', 'Banquet Halls'], ['Facilities', 'Ample Parking']);
  const filters = await openFilters(page);
  const group = filters.getByRole('group', { name: 'Venue Type', exact: true });
  await expect(group.getByRole('checkbox')).toHaveCount(5);
  await group.getByRole('button', { name: 'Show More' }).click();
  await expect(group.getByRole('checkbox')).toHaveCount(9);
  await group.getByRole('button', { name: 'Show Less' }).click();
  await expect(group.getByRole('checkbox')).toHaveCount(5);
  await filters.getByRole('button', { name: 'Clear facilities' }).click();
  await expect(filters.getByRole('checkbox', { name: 'Ample Parking', exact: true })).not.toBeChecked();
  await expect(filters.getByRole('checkbox', { name: 'Banquet Halls', exact: true })).toBeChecked();
  await applyFilters(page);
  await expect(page).toHaveURL('/faridabad?type=banquet-hall');
});

test('filters · typing replaces the address, ticking adds a history entry, and Back from a venue restores both', async ({
  page,
}) => {
  await page.goto('/faridabad');
  await search(page).pressSequentially('grand', { delay: 40 });
  await expect(page).toHaveURL('/faridabad?q=grand');
  const grand = faridabad.filter(({ name }) => name.includes('Grand')).length;
  await expect(cards(page)).toHaveCount(grand);
  await choose(page, ['Venue Type', 'Banquet Halls']);
  await expect(page).toHaveURL('/faridabad?q=grand&type=banquet-hall');
  await page.getByRole('link', { name: samarGrand.name, exact: true }).click();
  await expect(title(page)).toHaveText(samarGrand.name);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove Banquet Halls' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faridabad?q=grand');
  await expect(cards(page)).toHaveCount(grand);
  await expect(search(page)).toHaveValue('grand');
  await page.goForward();
  await page.getByRole('button', { name: 'Remove Banquet Halls' }).click();
  await expect(cards(page)).toHaveCount(grand);
});

test('search · without the code of similar spellings exact matches work, and the next letter loads it again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to fetch/);
  const code = /\/assets\/close-search-[^?]+\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto(`/faridabad?q=${misspelt(hotelRajmahal)}`);
  await expect(page.getByRole('heading', { name: 'No venue here matches all of that' })).toBeVisible();
  await search(page).fill(hotelRajmahal.name.slice(-5, -1));
  await expect(card(page, hotelRajmahal.name)).toBeVisible();
  await page.unroute(code);
  await search(page).fill(misspelt(hotelRajmahal));
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, hotelRajmahal.name)).toBeVisible();
});

test('listing · without a match the filters can be cleared, or a call back names them', async ({
  page,
  phone,
  inbox,
}) => {
  await page.goto('/faridabad?q=zzzz&facility=ample-parking');
  const none = page.getByRole('region', { name: 'No venue here matches all of that' });
  await none.getByRole('button', { name: 'Request a Call Back' }).click();
  await sendCallBack(page, phone);
  await expectThanks(page);
  expect((await inbox.one(phone)).text).toContain('zzzz');
  await page.keyboard.press('Escape');
  await none.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(cards(page)).toHaveCount(faridabad.length);
  await expect(page).toHaveURL('/faridabad');
});

test('listing · hydration writes no attribute of the root element, which would restyle every card', async ({
  page,
}) => {
  const written: string[] = [];
  await page.exposeFunction('report', (name: string) => written.push(name));
  await page.addInitScript(() => {
    const report = ({ attributeName }: MutationRecord) => Reflect.get(window, 'report')(attributeName);
    const observer = new MutationObserver((records) => records.forEach(report));
    const start = () => observer.observe(document.documentElement, { attributes: true });
    document.addEventListener('readystatechange', start, { once: true });
  });
  await page.goto('/faridabad');
  await page.getByRole('button', { name: 'Add guests' }).click();
  await expect(page.getByRole('textbox', { name: 'Guests' })).toBeVisible();
  expect(written).toEqual([]);
});

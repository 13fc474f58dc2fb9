import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { m } from '../../src/i18n/compiled/messages.js';
import { type Locale, localPath } from '../../src/i18n/locale.ts';
import { expect, test } from './support/fixtures.ts';
import { eventDetails } from './support/screens.ts';

const atSixVenues = [
  'haldi.80.rooms10.2030-12-17.at-milanvatika',
  'mehndi.150.rooms10.2030-12-18.at-samargrand',
  'sangeet.350.veg70.rooms10.2030-12-19.at-royalimperio',
  'wedding.600.veg70.rooms20.2030-12-20.at-hotelrajmahal',
  'reception.700.veg70.rooms20.2030-12-21.at-sarovarportico',
  'other.350.rooms10.2030-12-22.at-lagoonaemerald.name-Cocktail%20and%20ring%20ceremony%20for%20all',
]
  .map((text) => `function=${text}`)
  .join('&');

interface Sheet {
  readonly path: string;
  readonly locale: Locale;
  /** The fewest and the most pages of A4. */
  readonly pages: readonly [number, number];
  /** Is on the sheet too. */
  readonly shown?: string;
  /** Cards or sections that are in blocks, because Firefox prints what a grid contains on one sheet. */
  readonly inBlocks?: string;
}

/** What families and planners hand on. */
const sheets: readonly Sheet[] = [
  { path: `/faridabad?${eventDetails}`, locale: 'hi', pages: [4, 6], inBlocks: 'li:has(> article)' },
  {
    path: `/compare?venues=samargrand,hotelrajmahal,pushpvatika,lagoonaemerald&${eventDetails}`,
    locale: 'en',
    pages: [1, 1],
  },
  {
    path: `/shortlist?venues=samargrand,hotelrajmahal,milanvatika&${eventDetails}`,
    locale: 'en',
    pages: [1, 1],
    inBlocks: 'li:has(> article)',
  },
  {
    path: `/plan?${atSixVenues}`,
    locale: 'hi',
    pages: [1, 1],
    shown: m.plan_sum_so_far({}, { locale: 'hi' }),
  },
  { path: `/venues/samargrand?${eventDetails}`, locale: 'hi', pages: [2, 3], inBlocks: 'section:has(> h2)' },
];

test('print · a listing, a comparison, a shortlist, a plan with its sum and a venue have the brand, the phone, the date, the event and the link, no controls, and cards and sections in blocks', async ({
  page,
}) => {
  for (const { path, locale, pages, shown, inBlocks } of sheets) {
    await page.emulateMedia({ media: null });
    await page.goto(localPath(path, locale));
    const main = page.getByRole('main');
    const guests = main.getByText(/350/).filter({ visible: true }).first();
    const total = main
      .getByText(/₹[1-9],\d\d,\d{3}/)
      .filter({ visible: true })
      .first();
    await expect(total).toBeVisible();
    const count = await printedPages(page);
    expect(count, path).toBeGreaterThanOrEqual(pages[0]);
    expect(count, path).toBeLessThanOrEqual(pages[1]);

    await page.emulateMedia({ media: 'print' });
    const head = page.getByRole('banner');
    await expect(head.getByText(site.name)).toBeVisible();
    await expect(head.getByText(site.phone.display)).toBeVisible();
    await expect(head.getByText(m.navigation_printed({ date: '' }, { locale }).trim())).toBeVisible();
    await expect(head.getByRole('link', { name: page.url() })).toBeVisible();
    for (const visible of [page.getByRole('heading', { level: 1 }), guests, total])
      await expect(visible).toBeVisible();
    if (inBlocks)
      expect(await main.locator(inBlocks).first().evaluate(displaysAround), path).toEqual(['block']);
    if (shown) await expect(main.getByRole('paragraph').filter({ hasText: shown })).toBeVisible();
    // One query for all: each by its role names every card again.
    const controls = `button, [role="button"], input, select, textarea, nav, footer${path.startsWith('/venues') ? '' : ', aside'}`;
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
    for (const name of [m.language_other({}, { locale }), m.plan_name({}, { locale })])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(
      page.getByText(m.venues_card_view_all({}, { locale })).filter({ visible: true }),
    ).toHaveCount(0);
  }
});

/** How the boxes around an element are laid out. */
function displaysAround(element: Element): string[] {
  const found = new Set<string>();
  for (let at = element.parentElement; at; at = at.parentElement) found.add(getComputedStyle(at).display);
  return [...found];
}

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

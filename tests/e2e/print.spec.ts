import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { m } from '../../src/i18n/compiled/messages.js';
import { locales, localPath } from '../../src/i18n/locale.ts';
import { expect, test } from './support/fixtures.ts';
import { eventDetails } from './support/screens.ts';

const sangeet = 'function=sangeet.350.2030-12-20.at-samargrand';

/** What families and planners hand on, with the fewest and the most pages of A4. */
const sheets = [
  { path: `/faridabad?${eventDetails}`, pages: [4, 6] },
  {
    path: `/compare?venues=samargrand,hotelrajmahal,pushpvatika,lagoonaemerald&${eventDetails}`,
    pages: [1, 1],
  },
  { path: `/shortlist?venues=samargrand,hotelrajmahal,milanvatika&${eventDetails}`, pages: [1, 1] },
  { path: `/plan?${sangeet}`, pages: [1, 1] },
  { path: `/venues/samargrand?${eventDetails}`, pages: [2, 3] },
] as const;

test('print · a listing, a comparison, a shortlist, a plan and a venue have the brand, the phone, the date, the event and the link, and no controls', async ({
  page,
}) => {
  for (const [index, { path, pages }] of sheets.entries()) {
    const locale = locales[index % 2 ? 0 : 1];
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
    for (const shown of [page.getByRole('heading', { level: 1 }), guests, total])
      await expect(shown).toBeVisible();
    const controls = ['button', 'combobox', 'textbox', 'navigation', 'contentinfo', 'complementary'] as const;
    for (const role of path.startsWith('/venues') ? controls.slice(0, -1) : controls)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('link', { name: m.language_other({}, { locale }) })).toHaveCount(0);
    await expect(
      page.getByText(m.venues_card_view_all({}, { locale })).filter({ visible: true }),
    ).toHaveCount(0);
  }
});

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

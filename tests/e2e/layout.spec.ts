import type { Page } from '@playwright/test';
import { loadVenues } from '../../src/content/venues/index.ts';
import { type Locale, localPath } from '../../src/i18n/locale.ts';
import { paths } from '../../src/lib/paths.ts';
import { hotelRajmahal, misspelt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import {
  checkAnimated,
  checkInsets,
  checkLayout,
  checkPaper,
  checkShifts,
  checkStates,
  createReport,
  recordMoves,
} from './support/layout-checks.ts';
import { mostShift, resize } from './support/layout-widths.ts';
import { holdScripts, untilFetched } from './support/page-actions.ts';
import { eventDetails, functions, statesOn } from './support/screens.ts';

const venues = loadVenues();
const longest = (lengthOf: (venue: (typeof venues)[number]) => number) => {
  const [venue] = venues.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return venue ? [paths.venue(venue)] : [];
};

/** Of the kinds that `screens.spec.ts` visits: with another content, with the longest texts, with parameters and with stored event details. */
const visits: readonly {
  readonly locale: Locale;
  readonly width: number;
  /** What the device has stored. */
  readonly stored?: string;
  readonly paths: readonly string[];
}[] = [
  {
    locale: 'en',
    width: 320,
    paths: [
      ...new Set([
        '/terms-and-conditions',
        ...venues.filter(({ id }) => id === 'noida-one').map((venue) => paths.venue(venue)),
        ...longest(({ name }) => name.length),
        ...longest(({ name }) => Math.max(...name.split(' ').map((word) => word.length))),
        ...longest(({ address }) => address.length),
        ...longest(({ halls }) => halls.length),
      ]),
    ],
  },
  // Orders, a search, filters, a category, unknown and invalid values. Hindi has the longer words.
  {
    locale: 'hi',
    width: 360,
    paths: [
      `/faridabad?q=${misspelt(hotelRajmahal)}`,
      '/faridabad?type=nonsense&function=sangeet.400&function=nonsense.3',
      '/faridabad/banquet-halls?type=any&q=grand',
      '/venues?city=noida&sort=total&guests=300',
      '/venues/basantvatika?guests=many',
      '/photos?category=mehndi',
      '/nowhere?from=card',
    ],
  },
  {
    locale: 'hi',
    width: 360,
    stored: `${eventDetails}&decor=100000`,
    paths: ['/', '/faridabad/banquet-halls', '/shortlist', '/plan'],
  },
  { locale: 'hi', width: 360, stored: functions, paths: ['/noida', '/gurgaon', '/faridabadlp'] },
  {
    locale: 'en',
    width: 1440,
    paths: [
      `/faridabad?${eventDetails}`,
      `/faridabad?locality=surajkund&budget=4-5-lakh&meal=vegetarian&${eventDetails}`,
      `/venues/samargrand?${eventDetails}`,
      '/venues/samargrand?guests=300',
      `/shortlist?venues=samargrand,hotelrajmahal&${eventDetails}`,
    ],
  },
  // The plan of a link is a shared view here.
  ...Object.keys(statesOn)
    .filter((path) => path.includes('?'))
    .map(
      (path) =>
        ({
          locale: 'hi',
          width: 360,
          stored: path.includes('plan?') ? eventDetails : '',
          paths: [path],
        }) as const,
    ),
  // The buttons of a shared view are wider in English.
  ...Object.entries(statesOn)
    .filter(([, states]) => states.includes('shared-view'))
    .map(([path]) => ({ locale: 'en', width: 320, stored: eventDetails, paths: [path] }) as const),
];

for (const { locale, width, stored = '', paths } of visits) {
  test(`layout · at ${width} px (${locale}) nothing overflows, overlaps, shifts or lies under a floating control on ${paths.join(', ')}${stored && ` with ${stored}`}`, async ({
    page,
    allowErrors,
  }) => {
    const violations: string[] = [];
    allowErrors(/status of 404/);
    await recordMoves(page);
    await resize(page, width);
    // What an earlier page has stored is replaced.
    await page.addInitScript((text) => {
      if (window.location.pathname.includes('/venues/')) localStorage.setItem('shortlist', 'samargrand');
      if (text) localStorage.setItem('event-details', text);
      else localStorage.removeItem('event-details');
    }, stored);
    for (const path of paths) {
      const address = localPath(path, locale);
      const report = createReport(address, violations);
      const isHeld = path.includes('?') || stored !== '';
      await resize(page, width);
      await (isHeld ? openSlowly(page, address) : openLoaded(page, address));
      await checkShifts(page, isHeld ? mostShift.withParameters : mostShift.plain, report);
      await checkLayout(page, report);
      await checkAnimated(page, report);
      // Pages with event details; screens.spec.ts checks those without.
      if (width === 1440) {
        await checkInsets(page, report);
        await checkPaper(page, path, report);
      }
      if (path.includes('?')) await checkStates(page, statesOn[path] ?? [], locale, report);
    }
    expect(violations).toEqual([]);
  });
}

const openLoaded = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });

/** Opens a page whose script arrives after the first paint: what hydration changes then shifts. */
async function openSlowly(page: Page, path: string) {
  const releaseScripts = await holdScripts(page);
  await page.goto(path);
  releaseScripts();
  await untilFetched(page, 'call-back-dialog');
  await expect(page.locator('[data-held]')).toHaveCount(0);
}

test('fonts · the rupee sign is drawn by the site’s fonts, not as an empty box', async ({ page }) => {
  for (const path of ['/faridabad', '/venues/samargrand']) {
    await page.goto(path);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Figtree rupee') && status === 'loaded',
          ),
        ),
      )
      .toBe(true);
    const signs = await page.evaluate(() => {
      const holders = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes('₹')),
      );
      const fonts = new Set(
        holders.map((element) => {
          const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
          return `${fontStyle} ${fontWeight} 40px ${fontFamily}`;
        }),
      );
      const draw = (font: string, text: string) => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 60;
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('No canvas');
        pen.font = font;
        pen.fillText(text, 5, 45);
        return canvas.toDataURL();
      };
      // U+FFFFF is no character: any font shows its empty box for it.
      return [...fonts].map((font) => ({
        font,
        there: draw(font, '₹') !== draw(font, '\u{FFFFF}') && draw(font, '₹') !== draw(font, ' '),
        own: font.includes('Figtree rupee'),
      }));
    });
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.filter(({ there, own }) => !there || !own)).toEqual([]);
  }
});

test('layout · while a venue’s document is read, its name stands below the pictures, where it stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await holdScripts(page);
  await page.route('/venues/royalimperio', async (route) => {
    const response = await route.fetch();
    const [read = ''] = (await response.text()).split('<aside');
    await route.fulfill({ response, body: read });
  });
  await page.goto('/venues/royalimperio');
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  const pictures = await page.getByRole('region', { name: 'Photos of Royal Imperio' }).boundingBox();
  expect(name?.x).toBe(pictures?.x);
});

import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { venues } from '../../src/content/venues/index.ts';
import { paths } from '../../src/paths.ts';
import { answerQuestions } from '../../src/venues/answer-questions.ts';
import { openQuestions } from '../../src/venues/ask-sheet-text.ts';
import { policyGroupIds } from '../../src/venues/policy-groups.ts';
import { expect, test } from './fixtures.ts';

type ShownVenue = (typeof venues)[number];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** The blocks of the specification's section 2 that this venue has, in its order. */
function blocksOf(page: Page, venue: ShownVenue): Locator[] {
  const main = page.getByRole('main');
  return [
    page.getByRole('banner'),
    main.getByRole('region', { name: `Photos of ${venue.name}` }).or(main.getByText('are on their way')),
    main.getByText(venue.rating ? /^\d\.\d \/ 5$/ : 'Rating N/A').first(),
    ...(venue.managed ? [main.getByText(site.badge).first()] : []),
    page.getByRole('heading', { level: 1, name: venue.name }),
    main.locator('header').getByText(venue.address, { exact: true }),
    main.getByRole('list', { name: 'Categories' }),
    heading(page, venue.plate ? 'Price per plate' : 'Typical price per plate'),
    main.getByRole('button', { name: 'See Prices', exact: true }),
    main.getByRole('button', { name: 'Venue Tour', exact: true }),
    heading(page, 'About'),
    main.getByRole('link', { name: `Call ${venue.name}` }),
    main.getByText('Hurry UP! This Venue Is In High Demand', { exact: true }),
    heading(page, 'Ratings & Reviews'),
    heading(page, 'Venue Address'),
    heading(page, 'Venue expert notes'),
    heading(page, 'Features of venue'),
    heading(page, 'Venue Policies'),
    heading(page, 'Have us call you!'),
    ...(venue.visit ? [heading(page, 'Schedule a visit')] : []),
    page.getByRole('contentinfo'),
  ];
}

for (const venue of venues) {
  test(`venues 2 · ${venue.name} shows all its blocks in order`, async ({ page }) => {
    const response = await page.goto(paths.venue(venue));
    expect(response?.status()).toBe(200);
    const blocks = blocksOf(page, venue);
    for (const block of blocks) await expect(block).toHaveCount(1);
    const handles = await Promise.all(blocks.map((block) => block.elementHandle()));
    const inOrder = await page.evaluate(
      (elements) =>
        elements.map((element, index) => {
          const next = elements[index + 1];
          if (!element || !next) return true;
          return (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
        }),
      handles,
    );
    expect(inOrder).toEqual(blocks.map(() => true));
    await expect(heading(page, 'Schedule a visit')).toHaveCount(venue.visit ? 1 : 0);

    const policies = page.getByRole('region', { name: 'Venue Policies' });
    await expect(policies.getByRole('heading', { level: 3 })).toHaveCount(policyGroupIds.length);
    await expect(policies.getByText('18%')).toBeVisible();

    const stars = page
      .getByRole('region', { name: 'Ratings & Reviews' })
      .getByRole('img', { name: /out of 5/ });
    await expect(stars).toHaveCount(venue.reviews.length);
  });
}

test('venues 2 · Rajmahal shows two photos side by side, moves by two and wraps', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/venues/hotelrajmahal');
  const photos = page.getByRole('region', { name: 'Photos of Hotel Rajmahal' });
  const inView = () =>
    photos.locator('li').evaluateAll((slides) => {
      const track = slides[0]?.parentElement?.getBoundingClientRect();
      if (!track) return [];
      return slides.flatMap((slide, index) => {
        const box = slide.getBoundingClientRect();
        return box.left >= track.left - 2 && box.right <= track.right + 2 ? [index] : [];
      });
    });
  const last = (await photos.locator('li').count()) - 1;
  await expect.poll(inView).toEqual([0, 1]);
  await photos.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(inView).toEqual([last - 1, last]);
  await photos.getByRole('button', { name: 'Next' }).click();
  await expect.poll(inView).toEqual([0, 1]);
  await photos.getByRole('button', { name: 'Next' }).click();
  await expect.poll(inView).toEqual(last >= 3 ? [2, 3] : [last - 1, last]);
});

test('venues 2 · the other pages show one photo at a time and wrap', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/venues/samargrand');
  const photos = page.getByRole('region', { name: 'Photos of Samar Grand' });
  const count = await photos.locator('li').count();
  await expect(photos.getByText(`1 / ${count}`)).toBeVisible();
  await photos.getByRole('button', { name: 'Previous' }).click();
  await expect(photos.getByText(`${count} / ${count}`)).toBeVisible();
  await photos.getByRole('button', { name: 'Next' }).click();
  await expect(photos.getByText(`1 / ${count}`)).toBeVisible();
});

test('venues 2 · See Prices and Venue Tour open one request for this venue', { tag: '@wide' }, async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/venues/milanvatika');
  for (const name of ['Venue Tour', 'See Prices']) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    await button.click();
    await expect(page.getByRole('dialog').getByText('Milan Vatika')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.getByRole('main').getByRole('button', { name: 'See Prices', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Event date').fill('2027-02-14');
  await dialog.getByLabel('Guests').selectOption('200-300');
  await dialog.getByRole('button', { name: 'See Prices' }).click();
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await inbox.one(phone)).text).toContain('Milan Vatika');
});

test('venues 2 · Read more unfolds About, Show less folds it again', async ({ page }) => {
  await page.goto('/venues/samargrand');
  const about = page.getByRole('region', { name: 'About' });
  const [, second = ''] = venues.find(({ id }) => id === 'samargrand')?.about ?? [];
  await expect(about.getByText(second)).toBeHidden();
  await about.getByRole('button', { name: 'Read more' }).click();
  await expect(about.getByText(second)).toBeVisible();
  await about.getByRole('button', { name: 'Show less' }).click();
  await expect(about.getByText(second)).toBeHidden();
});

test('venues 2 · on some pages About and the expert notes open together', { tag: '@wide' }, async ({
  page,
}) => {
  const together = venues.find((venue) => venue.opensTogether);
  if (!together) throw new Error('No venue opens both texts together');
  await page.goto(paths.venue(together));
  const notes = page.getByRole('region', { name: 'Venue expert notes' });
  await page.getByRole('region', { name: 'About' }).getByRole('button', { name: 'Read more' }).click();
  await expect(notes.getByRole('button', { name: 'Show less' })).toBeVisible();
});

test('venues 9 · reviews come in over 0.5 s, each 0.2 s after the one before', async ({ page }) => {
  await page.goto('/venues/hotelrajmahal');
  const cards = page.getByRole('region', { name: 'Ratings & Reviews' }).getByRole('article');
  const boxes = cards.locator('xpath=..');
  // Their code comes when they come near; once the library is there too, what stands below the screen waits.
  await page.getByRole('region', { name: 'About' }).scrollIntoViewIfNeeded();
  await expect(boxes.first()).toHaveCSS('opacity', '0');
  const timings = boxes.evaluateAll(async (elements) => {
    const moves: { delay?: number; duration?: unknown }[] = [];
    for (const [index, element] of elements.entries()) {
      element.scrollIntoView();
      while (!moves[index]) {
        const [animation] = element.getAnimations();
        const timing = animation?.effect?.getTiming();
        if (timing) moves[index] = { delay: Math.round(timing.delay ?? 0), duration: timing.duration };
        await new Promise(requestAnimationFrame);
      }
    }
    return moves;
  });
  expect(await timings).toEqual([0, 200, 400, 600].map((delay) => ({ delay, duration: 500 })));
  await expect(boxes.last()).toHaveCSS('opacity', '1');
});

test('venues 9 · with reduced motion reviews stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/venues/hotelrajmahal', { waitUntil: 'networkidle' });
  const card = page.getByRole('region', { name: 'Ratings & Reviews' }).getByRole('article').first();
  await expect(card.locator('xpath=..')).toHaveCSS('opacity', '1');
});

test('venues 2 · the map asks its maker for nothing until it is asked for', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await page.goto('/venues/royalimperio');
  const address = page.getByRole('region', { name: 'Venue Address' });
  await address.scrollIntoViewIfNeeded();
  const directions = address.getByRole('link', { name: 'Get Directions' });
  await expect(directions).toHaveAttribute('target', '_blank');
  await expect(directions).toHaveAttribute('rel', /noopener/);
  expect(asked).toEqual([]);
  await address.getByRole('button', { name: 'Show the map' }).click();
  const frame = address.getByTitle('Map of Royal Imperio');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(420);
  expect(asked).toEqual([expect.stringContaining('Royal%20Imperio')]);
});

test('venues 5 · Have us call you! sends the page’s venue and clears the phone', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/venues/vrindavangrand');
  const form = page.getByRole('region', { name: 'Have us call you!' });
  const field = form.getByLabel('Phone number');
  await field.fill('12345');
  await form.getByRole('button', { name: 'Call me' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please enter a valid 10-digit phone number');
  await field.fill(phone);
  await form.getByRole('button', { name: 'Call me' }).click();
  await expect(form.getByRole('status')).toHaveText('Your request has been submitted!');
  await expect(field).toHaveValue('');
  expect((await inbox.one(phone)).text).toContain('Vrindavan Grand');
});

test('venues 2 · Schedule a visit sends the wish and a calendar entry', async ({ page, inbox, phone }) => {
  await page.goto('/venues/basantvatika');
  const form = page.getByRole('region', { name: 'Schedule a visit' });
  await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Date').fill('2027-03-01');
  await form.getByLabel('Time').fill('11:00');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await inbox.one(phone);
  expect(mail.subject).toContain('Basant Vatika');
  expect(mail.attachments?.map((file) => file.contentType).join()).toContain('calendar');
});

test('venues 3 · an untold policy can be asked, the question reaches the operator', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/venues/royalmountain');
  await page.getByRole('button', { name: 'Ask us: Is alcohol allowed?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  expect((await inbox.one(phone)).text).toContain('Is alcohol allowed?');
});

test('lead · Ask us to ask sends every open question of the sheet', async ({ page, inbox, phone }) => {
  const venue = venues.find(({ id }) => id === 'lagoonaemerald');
  if (!venue) throw new Error('Lagoona Emerald is gone');
  await page.goto(paths.venue(venue));
  const sheet = page.getByRole('region', { name: 'Ask before you pay' });
  await expect(sheet.getByText('₹75 per plate')).toBeVisible();
  await sheet.getByRole('button', { name: 'Ask us to ask' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  const text = (await inbox.one(phone)).text.replace(/\s+/g, ' ');
  for (const question of openQuestions(answerQuestions(venue))) expect(text).toContain(question);
});

test('lead · the sheet is copied, sent by WhatsApp, or printed alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/venues/lagoonaemerald');
  const sheet = page.getByRole('region', { name: 'Ask before you pay' });
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Ask before you pay: Lagoona Emerald',
  );
  const chat = sheet.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*Lagoona%20Emerald/);

  // The paper is looked at while the print dialog would be open.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await sheet.getByRole('button', { name: 'Print this sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('lead · without script the whole page can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/venues/samargrand');
  for (const text of venues.find(({ id }) => id === 'samargrand')?.about ?? []) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Enlarge photo 1/ })).toHaveAttribute('href', /^\/pictures\//);
  await context.close();
});

import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { type EarlyControl, earlyControls } from './early-controls.ts';
import { expect, test } from './fixtures.ts';
import { callForm, enquiryForm, quoteForm } from './landing-forms.ts';
import { card, cards, heart, search, sortBy } from './listing-page.ts';
import { dialogIn, hold, selectByKey, title, typeDate, typeTime, watchLeads } from './page-actions.ts';

const scripts = /\/assets\/[^?]+\.js/;
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/** A mid-range phone: CPU 4 times slower, 150 ms round trips, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
}

/** Resolves when the page has nothing left to do, so that a second effect of the same input has happened; at most 2 s later. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

const seePrices = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^See Prices/ });

async function answerLeads(page: Page): Promise<readonly unknown[]> {
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Sent' } }));
  return watchLeads(page);
}

async function expectOnce(page: Page, { expectEffect }: EarlyControl): Promise<void> {
  await expectEffect(page);
  await untilIdle(page);
  await expectEffect(page);
}

for (const [device, controls] of Object.entries(earlyControls)) {
  test.describe(`on a ${device}`, () => {
    if (device === 'desktop') test.use(desktop);

    for (const control of controls) {
      test(`early input · ${control.name} on ${control.path} takes effect once when used before the script arrives`, async ({
        page,
      }) => {
        const release = await hold(page, scripts);
        await page.goto(control.path);
        await control.act(page);
        release();
        await expectOnce(page, control);
      });
    }

    for (const control of controls) {
      test(`early input · ${control.name} on ${control.path} takes effect once when used while the script arrives on a slow ${device}`, async ({
        page,
      }) => {
        await slowDown(page);
        await page.goto(control.path);
        await control.act(page);
        await expectOnce(page, control);
      });
    }
  });
}

test('early input · a toggle tapped twice before hydration stays off, one tapped after it turns on', async ({
  page,
}) => {
  const release = await hold(page, scripts);
  await page.goto('/faridabad');
  const first = cards(page)
    .first()
    .getByRole('button', { name: /^Shortlist/ });
  const second = cards(page)
    .nth(1)
    .getByRole('button', { name: /^Shortlist/ });
  await first.click();
  await first.click();
  await second.click();
  release();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: /^Shortlist, 1/ })).toBeVisible();
});

test('early input · a toggle that is stored as on turns off', async ({ page }) => {
  await page.goto('/faridabad');
  await heart(page, 'Samar Grand').click();
  await expect(heart(page, 'Samar Grand')).toHaveAttribute('aria-pressed', 'true');
  const release = await hold(page, scripts);
  await page.goto('/venues/samargrand');
  await heart(page, 'Samar Grand').click();
  release();
  await expect(page.getByRole('link', { name: /^Shortlist, 1/ })).toHaveCount(0);
  await expect(heart(page, 'Samar Grand')).toHaveAttribute('aria-pressed', 'false');
});

test('early input · the controls of a stored shortlist work as soon as they are visible', async ({
  page,
}) => {
  await page.goto('/faridabad');
  for (const name of ['Samar Grand', 'Hotel Rajmahal']) await heart(page, name).click();
  await expect(page.getByRole('link', { name: /^Shortlist, 2/ })).toBeVisible();
  await slowDown(page);
  await page.goto('/shortlist');
  await heart(page, 'Samar Grand').click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/compare?venues=samargrand,hotelrajmahal');
  await page.getByRole('checkbox', { name: 'Only what differs' }).check();
  await page.getByRole('button', { name: 'Take Samar Grand out' }).click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1);
});

test('early input · a press counts for its button although the page moved the button before the release', async ({
  page,
}) => {
  const release = await hold(page, scripts);
  await page.goto('/faridabad?guests=300&veg=60');
  const [height, fromBottom] = [48, 4];
  await seePrices(page).hover({ position: { x: 40, y: height - fromBottom } });
  const top = () => seePrices(page).evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.mouse.down();
  release();
  await expect(cards(page).first().getByText('Your total, 300 guests')).toBeVisible();
  expect(before - (await top()), 'the button is above the pointer').toBeGreaterThan(fromBottom);
  await page.mouse.up();
  await expect(dialogIn(page)).toHaveAccessibleName('See Prices');
});

test('early input · a press that the visitor drags off its button does nothing', async ({ page }) => {
  await page.goto('/faridabad');
  await heart(page, 'Samar Grand').click();
  await expect(heart(page, 'Samar Grand')).toHaveAttribute('aria-pressed', 'true');
  await seePrices(page).hover();
  await page.mouse.down();
  await cards(page).first().getByRole('heading').hover();
  await page.mouse.up();
  await untilIdle(page);
  await expect(dialogIn(page)).toHaveCount(0);
});

test('early input · typing continues across hydration, and the caret stays where it was', async ({
  page,
}) => {
  const release = await hold(page, scripts);
  await page.goto('/faridabad');
  await search(page).focus();
  await page.keyboard.type('rajhal');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(page).toHaveURL('/faridabad?q=rajhal');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('ma');
  await expect(search(page)).toHaveValue('rajmahal');
  await expect(page).toHaveURL('/faridabad?q=rajmahal');
  await expect(cards(page)).toHaveCount(1);
});

test('early input · no letter is lost while a slow phone hydrates', async ({ page }) => {
  await slowDown(page);
  await page.goto('/faridabad');
  await search(page).pressSequentially('hotel rajmahal', { delay: 120 });
  await expect(search(page)).toHaveValue('hotel rajmahal');
  await expect(page).toHaveURL('/faridabad?q=hotel+rajmahal');
  await expect(card(page, 'Hotel Rajmahal')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test('early input · a date typed across hydration is complete', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/faridabadlp');
  const date = enquiryForm(page).getByLabel('Date', { exact: true });
  await enquiryForm(page).getByLabel('Name').fill('Meera Test');
  await date.focus();
  await page.keyboard.type('0202');
  release();
  await page.waitForLoadState('load');
  await page.keyboard.type('2030');
  await enquiryForm(page).getByLabel('Message').focus();
  // Both forms share one state once the page is hydrated.
  await expect(quoteForm(page).getByLabel('Name')).toHaveValue('Meera Test');
  await expect(date).toHaveValue('2030-02-02');
});

test('early input · an input method composition is not interrupted by the script', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/faridabad');
  await search(page).focus();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('rajm');
  release();
  await page.waitForLoadState('networkidle');
  await expect(search(page)).toHaveValue('rajm');
  await compose('rajmah');
  await session.send('Input.insertText', { text: 'rajmahal' });
  await expect(search(page)).toHaveValue('rajmahal');
  await expect(page).toHaveURL('/faridabad?q=rajmahal');
  await expect(cards(page)).toHaveCount(1);
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('early input · the address wins where nothing was typed, and early input is added to it', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto('/faridabad?sort=rating&q=hotel');
    await page.getByRole('checkbox', { name: 'Banquet Halls', exact: true }).check();
    release();
    await expect(page).toHaveURL(/type=banquet-hall/);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('rating');
    expect(new URL(page.url()).searchParams.get('q')).toBe('hotel');
    await expect(sortBy(page)).toHaveValue('rating');
    await expect(search(page)).toHaveValue('hotel');
    await expect(page.getByRole('checkbox', { name: 'Banquet Halls', exact: true })).toBeChecked();
  });

  test('early input · text, checkboxes and the order changed together all count, in their order', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto('/faridabad');
    await page.getByRole('checkbox', { name: 'Banquet Halls', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Wedding Lawns', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Wedding Lawns', exact: true }).uncheck();
    await search(page).fill('hotel');
    await selectByKey(sortBy(page), 'Rating, highest first');
    await heart(page, 'Hotel Rajmahal').click();
    release();
    await expect(heart(page, 'Hotel Rajmahal')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/q=hotel/);
    await expect(page).toHaveURL(/sort=rating/);
    await expect.poll(() => new URL(page.url()).searchParams.getAll('type').length).toBe(1);
    await expect(page.getByRole('checkbox', { name: 'Wedding Lawns', exact: true })).not.toBeChecked();
  });

  test('early input · values that the browser restores on a reload are not input', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|ERR_FAILED/);
    await page.route(scripts, (route) => route.abort());
    await page.goto('/faridabad');
    await selectByKey(sortBy(page), 'Rating, highest first');
    await page.getByRole('checkbox', { name: 'Banquet Halls', exact: true }).check();
    await page.unroute(scripts);
    await page.reload();
    await heart(page, 'Samar Grand').click();
    await expect(heart(page, 'Samar Grand')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/faridabad');
    await expect(cards(page)).toHaveCount(22);
    await expect(sortBy(page)).toHaveValue('recommended');
    await expect(page.getByRole('checkbox', { name: 'Banquet Halls', exact: true })).not.toBeChecked();
  });
});

test('early input · the enquiry submitted before hydration is sent once, with all that was typed', async ({
  page,
}) => {
  const leads = await answerLeads(page);
  const release = await hold(page, scripts);
  await page.goto('/faridabadlp');
  const form = quoteForm(page);
  await form.getByLabel('Name').fill('Meera Test');
  await form.getByLabel('E-mail').fill('meera@example.com');
  await form.getByLabel('Phone number').fill('9876500000');
  await selectByKey(form.getByLabel('Event type'), 'Wedding');
  await form.getByLabel('Preferred location').fill('Surajkund');
  await form.getByRole('button', { name: 'Get Free Quote' }).click();
  await form.getByRole('button', { name: 'Get Free Quote' }).click();
  release();
  await expect(form.getByRole('status')).toHaveText('Sent');
  await untilIdle(page);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    name: 'Meera Test',
    email: 'meera@example.com',
    phone: '9876500000',
    eventType: 'Wedding',
    location: 'Surajkund',
  });
});

test('early input · a call requested by Enter before hydration is sent once, for the chosen venue', async ({
  page,
}) => {
  const leads = await answerLeads(page);
  const release = await hold(page, scripts);
  await page.goto('/faridabadlp');
  const form = callForm(page);
  await selectByKey(form.getByLabel('Venue'), 'Royal Imperio');
  await form.getByLabel('Phone number').fill('9876500000');
  await form.getByLabel('Phone number').press('Enter');
  release();
  await expect(form.getByRole('status')).toHaveText('Sent');
  await untilIdle(page);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ phone: '9876500000', venue: 'Royal Imperio' });
});

test('early input · a visit requested before hydration is sent once', async ({ page }) => {
  const leads = await answerLeads(page);
  const release = await hold(page, scripts);
  await page.goto('/venues/basantvatika');
  const form = page.getByRole('region', { name: 'Schedule a visit' });
  await form.getByLabel('Phone number').fill('9876500000');
  await typeDate(form.getByLabel('Date'), '2030-03-01');
  await typeTime(form.getByLabel('Time'), '11:00');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  release();
  await expect(form.getByRole('status')).toBeVisible();
  await untilIdle(page);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ phone: '9876500000', date: '2030-03-01', time: '11:00' });
});

test('early input · a tapped button looks different within 100 ms, before the script arrives', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const look = (element: Element) => {
      const parts = [element, ...element.querySelectorAll('*')];
      const styles = parts.flatMap((part) => [
        getComputedStyle(part),
        getComputedStyle(part, '::before'),
        getComputedStyle(part, '::after'),
      ]);
      return styles
        .map(({ opacity, filter, backgroundColor, boxShadow, outline, transform, animationName, content }) =>
          [opacity, filter, backgroundColor, boxShadow, outline, transform, animationName, content].join(),
        )
        .join('|');
    };
    addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element && target.closest('button');
        if (!button) return;
        const before = look(button);
        const start = performance.now();
        // The look must have changed when the tap has been handled, so the next frame shows it.
        const compare = () => {
          const elapsed = performance.now() - start;
          if (look(button) !== before) document.documentElement.title = `changed after ${elapsed} ms`;
        };
        addEventListener('click', compare, { once: true });
      },
      { capture: true },
    );
  });
  await hold(page, scripts);
  for (const [path, button] of [
    ['/', page.getByRole('button', { name: 'Call Back', exact: true })],
    ['/faridabad', page.getByRole('button', { name: /^Filters/ })],
    ['/venues/samargrand', page.getByRole('button', { name: 'See Prices', exact: true }).first()],
    ['/photos', page.getByRole('button', { name: /^Mehndi/ })],
    ['/faridabadlp', page.getByRole('button', { name: 'Get Free Quote' })],
  ] as const) {
    await page.goto(path);
    await button.click();
    await expect(page.locator('html'), path).toHaveAttribute('title', /^changed/);
    const changed = (await page.locator('html').getAttribute('title')) ?? '';
    expect(Number(/[\d.]+/.exec(changed)?.[0]), path).toBeLessThan(100);
  }
});

test('early input · a link works before the script arrives', async ({ page }) => {
  await hold(page, scripts);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photos', exact: true }).click();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(title(page)).toHaveText('Our Event Photos');
});

for (const [path, name, form] of [
  ['/faridabadlp', 'the quote form', quoteForm],
  ['/faridabadlp', 'the call form', callForm],
  [
    '/venues/basantvatika',
    'the visit form',
    (page: Page) => page.getByRole('region', { name: 'Schedule a visit' }),
  ],
] as const) {
  test(`early input · ${name} on ${path} is never submitted by the browser`, async ({ page }) => {
    await hold(page, scripts);
    await page.goto(path);
    const navigations: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) navigations.push(request.url());
    });
    const field = form(page).getByLabel('Phone number');
    await field.fill('9876500000');
    await field.press('Enter');
    await form(page).locator('[type="submit"]').click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(navigations).toEqual([]);
    await expect(page).toHaveURL(path);
    await expect(field).toHaveValue('9876500000');
  });
}

test('early input · a script that does not arrive is reported, with a retry and the phone', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_FAILED/);
  await page.route(scripts, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Try again' });
  await expect(message).toBeInViewport();
  await expect(message.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  await page.unroute(scripts);
  await message.getByRole('link', { name: 'Try again' }).click();
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
});

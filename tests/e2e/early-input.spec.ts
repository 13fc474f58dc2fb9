import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { hotelRajmahal, samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { watchLeads } from './support/leads.ts';
import { cards, faridabad, heart, search, sortBy } from './support/listing-page.ts';
import {
  button,
  callForm,
  dialogIn,
  enquiryForm,
  holdScripts,
  quoteForm,
  selectByKey,
  title,
  untilFetched,
} from './support/page-actions.ts';
import { uiStates } from './support/screens.ts';

const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/** Resolves when the page has nothing left to do, so that a second effect of the same input has happened; at most 2 s later. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

async function answerLeads(page: Page): Promise<readonly unknown[]> {
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Sent' } }));
  return watchLeads(page);
}

const seePrices = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^See Prices/ });
const languageSwitch = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'हिन्दी' });
const banquetHalls = (page: Page) => page.getByRole('checkbox', { name: 'Banquet Halls', exact: true });

/** A control that prerendered HTML shows. */
interface EarlyControl {
  readonly act: (page: Page) => Promise<unknown>;
  readonly expectEffect: (page: Page) => Promise<unknown>;
}

const states = uiStates('en');

/** The control that opens a state. */
function opener(name: string): EarlyControl {
  const { control, shown } = states.find((state) => state.name === name) ?? {};
  if (!control || !shown) throw new Error(`No control opens ${name}`);
  return {
    act: (page) => control(page).click(),
    expectEffect: (page) => expect(shown(page)).toBeVisible(),
  };
}

const visitForm = (page: Page) => page.getByRole('region', { name: 'Have us call you!' });

/** Controls that are used one after the other before the script arrives. */
const pages: readonly {
  readonly name: string;
  readonly path: string;
  readonly controls: readonly EarlyControl[];
}[] = [
  {
    name: 'the arrow of a carousel, the summary of <details>, a form that opens, and a button by the Enter key',
    path: '/faridabad',
    controls: [
      {
        act: (page) =>
          cards(page)
            .first()
            .getByRole('button', { name: /^Previous/ })
            .click(),
        expectEffect: async (page) => {
          const row = cards(page).first().getByRole('region').getByRole('list');
          const index = () => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
          // It wraps.
          await expect.poll(index).toBe((await row.getByRole('listitem').count()) - 1);
        },
      },
      {
        act: (page) => page.locator('summary').filter({ hasText: 'Where they are, on a map' }).click(),
        expectEffect: (page) => expect(button(page, 'Show the map of Faridabad')).toBeVisible(),
      },
      opener('event-details'),
      {
        act: (page) => button(page, 'Call Back').press('Enter'),
        expectEffect: (page) => expect(dialogIn(page).getByLabel('Phone number')).toBeFocused(),
      },
    ],
  },
  {
    name: 'the submit button of a form, and the menu',
    path: '/venues/basantvatika',
    controls: [
      {
        act: async (page) => {
          await visitForm(page).getByLabel('Phone number').fill('12345');
          await visitForm(page).getByRole('button', { name: 'Call me' }).click();
        },
        expectEffect: async (page) => {
          await expect(visitForm(page).getByRole('alert')).toHaveText(
            'Please enter a valid 10-digit phone number',
          );
          await expect(visitForm(page).getByLabel('Phone number')).toHaveValue('12345');
        },
      },
      opener('menu'),
    ],
  },
  {
    name: 'a list that leads to a page',
    path: '/',
    controls: [
      {
        act: (page) => selectByKey(page.getByLabel('Where is the wedding?'), 'Noida'),
        expectEffect: async (page) => {
          await expect(page).toHaveURL(/\/noida$/);
          await expect(title(page)).toContainText('Noida');
        },
      },
    ],
  },
  {
    name: 'the language switch after the search text, with filters in the address,',
    path: '/faridabad?type=banquet-hall&sort=price',
    controls: [
      {
        act: async (page) => {
          await search(page).fill('grand');
          await languageSwitch(page).click();
        },
        expectEffect: (page) => expect(page).toHaveURL('/hi/faridabad?q=grand&type=banquet-hall&sort=price'),
      },
    ],
  },
  {
    name: 'a button of a card that grows with the total of the visitor',
    path: '/faridabad?guests=300&veg=60&date=2030-12-21',
    controls: [
      {
        act: (page) => seePrices(page).click(),
        expectEffect: (page) => expect(dialogIn(page).getByLabel('Event date')).toBeVisible(),
      },
    ],
  },
];

for (const { name, path, controls } of pages) {
  test(`early input · ${name} on ${path} takes effect once when used before the script arrives`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    for (const { act } of controls) await act(page);
    release();
    for (const { expectEffect } of controls) await expectEffect(page);
    await untilIdle(page);
    for (const { expectEffect } of controls) await expectEffect(page);
  });
}

test('early input · hearts tapped one after the other, from the first paint until a slow phone has hydrated, all count', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await holdScripts(page);
  await page.goto('/faridabad');
  const hearts = cards(page).getByRole('button', { name: /^Shortlist/ });
  for (let index = 0; index < 10; index += 1) {
    if (index === 3) release();
    await hearts.nth(index).click();
  }
  await expect(page.getByRole('link', { name: /^Shortlist, 10/ })).toBeVisible();
  await expect(cards(page).locator('button[aria-pressed="true"]')).toHaveCount(10);
});

test('early input · a toggle tapped twice before hydration stays off, one tapped after it turns on, and then off on another page, where a picture opens once', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faridabad');
  const [first, second] = [heart(page, samarGrand.name), heart(page, hotelRajmahal.name)];
  await first.click();
  await first.click();
  await second.click();
  release();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: /^Shortlist, 1/ })).toBeVisible();

  // What is stored as on turns off. The link of a picture opens the lightbox.
  const picture = opener('lightbox');
  const releaseNext = await holdScripts(page);
  await page.goto('/venues/hotelrajmahal');
  await heart(page, hotelRajmahal.name).click();
  await picture.act(page);
  releaseNext();
  await picture.expectEffect(page);
  await untilIdle(page);
  await page.keyboard.press('Escape');
  // The open lightbox hides the page.
  await expect(heart(page, hotelRajmahal.name)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: /^Shortlist, 1/ })).toHaveCount(0);
  await untilIdle(page);
  await expect(dialogIn(page)).toHaveCount(0);
});

test('early input · a press counts for its button although the page moved the button and the pointer moved a little before the release, and not where it slides off a button that stands still', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faridabad');
  const fromTop = 4;
  await seePrices(page).hover({ position: { x: 40, y: fromTop } });
  const place = async () => (await seePrices(page).boundingBox()) ?? { x: 0, y: 0 };
  const before = await place();
  await page.mouse.down();
  release();
  // Before the section is hydrated, React would replace it because of the inserted text.
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  await expect.poll(() => seePrices(page).evaluate(isHydrated)).toBe(true);
  // As a translation or another program makes the text above longer.
  await seePrices(page).evaluate((element) => {
    element.parentElement?.insertAdjacentHTML('beforebegin', '<div style="height: 15rem"></div>');
  });
  expect((await place()).y - before.y, 'the button is below the pointer').toBeGreaterThan(fromTop);
  await page.mouse.move(before.x + 40 + 15, before.y + fromTop);
  await page.mouse.up();
  await expect(dialogIn(page)).toHaveAccessibleName('See Prices');
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toHaveCount(0);

  // A press that slides over the edge of its button, which stands still, or is dragged off it.
  await seePrices(page).hover();
  const { x, y, height } = (await seePrices(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 40, y + height - 3);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + height + 5);
  await page.mouse.up();
  await untilIdle(page);
  await expect(dialogIn(page)).toHaveCount(0);
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
  const release = await holdScripts(page);
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

test('early input · a date typed across hydration is complete', async ({ page }) => {
  const release = await holdScripts(page);
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
  const release = await holdScripts(page);
  await page.goto('/faridabad');
  await search(page).focus();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('rajm');
  release();
  await untilFetched(page, 'index', 'listing-page');
  await untilIdle(page);
  await expect(search(page)).toHaveValue('rajm');
  await compose('rajmah');
  await session.send('Input.insertText', { text: 'rajmahal' });
  await expect(search(page)).toHaveValue('rajmahal');
  await expect(page).toHaveURL('/faridabad?q=rajmahal');
  await expect(cards(page)).toHaveCount(1);
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('early input · all that was changed counts, in its order', async ({ page }) => {
    const lawns = page.getByRole('checkbox', { name: 'Wedding Lawns', exact: true });
    const release = await holdScripts(page);
    await page.goto('/faridabad?sort=rating');
    await banquetHalls(page).check();
    await lawns.check();
    await lawns.uncheck();
    await search(page).fill('hotel');
    await heart(page, hotelRajmahal.name).click();
    release();
    await expect(heart(page, hotelRajmahal.name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/faridabad?q=hotel&type=banquet-hall&sort=rating');
    await expect(banquetHalls(page)).toBeChecked();
    await expect(lawns).not.toBeChecked();
    await expect(search(page)).toHaveValue('hotel');
    await expect(sortBy(page)).toHaveValue('rating');
    await expect(page.getByRole('link', { name: /^Shortlist, 1/ })).toBeVisible();
  });

  test('early input · values that the browser restores on a reload are not input', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|ERR_FAILED/);
    await page.route('**/assets/*.js*', (route) => route.abort());
    await page.goto('/faridabad');
    await selectByKey(sortBy(page), 'Rating, highest first');
    await banquetHalls(page).check();
    await page.unroute('**/assets/*.js*');
    await page.reload();
    await heart(page, samarGrand.name).click();
    await expect(heart(page, samarGrand.name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/faridabad');
    await expect(cards(page)).toHaveCount(faridabad.length);
    await expect(sortBy(page)).toHaveValue('recommended');
    await expect(banquetHalls(page)).not.toBeChecked();
  });
});

test('early input · the enquiry submitted before hydration is sent once, with all that was typed, and not by the browser; a radio button of another form counts', async ({
  page,
}) => {
  const leads = await answerLeads(page);
  const release = await holdScripts(page);
  await page.goto('/faridabadlp');
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  const visit = callForm(page).getByLabel('Schedule a visit');
  await visit.check();
  const form = enquiryForm(page);
  await form.getByLabel('Name').fill('Meera Test');
  await form.getByLabel('E-mail').fill('meera@example.com');
  await form.getByLabel('Phone number').fill('9876500000');
  await selectByKey(form.getByLabel('Event type'), 'Wedding');
  await form.getByLabel('Date', { exact: true }).focus();
  // `fill` dispatches an untrusted event on a date field.
  await page.keyboard.type('02022030');
  await form.getByLabel('Number of guests').fill('350');
  await form.getByLabel('Number of guests').press('Enter');
  await form.getByRole('button', { name: 'Submit Inquiry' }).click();
  await form.getByRole('button', { name: 'Submit Inquiry' }).click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  release();
  await expect(form.getByRole('status')).toHaveText(/^Sent/);
  await expect(visit).toBeChecked();
  await expect(button(page, 'Schedule Visit')).toBeVisible();
  await untilIdle(page);
  expect(navigations).toEqual([]);
  await expect(page).toHaveURL('/faridabadlp');
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    name: 'Meera Test',
    email: 'meera@example.com',
    phone: '9876500000',
    eventType: 'Wedding',
    date: '2030-02-02',
    guests: '350',
  });
});

test('early input · before the script arrives a tapped button looks different in the next frame, and a link works', async ({
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
        // When the tap has been handled, so that the next frame shows it.
        const compare = () => {
          if (look(button) !== before) document.documentElement.title = 'changed';
        };
        addEventListener('click', compare, { once: true });
      },
      { capture: true },
    );
  });
  await holdScripts(page);
  const expectChange = async (control: Locator) => {
    await page.locator('html').evaluate((root) => root.removeAttribute('title'));
    await control.click();
    await expect(page.locator('html')).toHaveAttribute('title', 'changed');
  };
  await page.goto('/faridabadlp');
  await expectChange(button(page, 'Get Free Quote'));
  await page.goto('/photos');
  await expectChange(page.getByRole('button', { name: /^Mehndi/ }));
  await expectChange(button(page, 'Call Back'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Why Us', exact: true }).click();
  await expect(page).toHaveURL(/\/whyus$/);
  await expect(title(page)).toContainText('Why book with');
});

test('early input · a script that does not arrive is reported, with a retry and the phone', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_FAILED/);
  await page.route('**/assets/*.js*', (route) => route.abort());
  await page.goto('/');
  await button(page, 'Call Back').click();
  const message = page.getByRole('alert').filter({ hasText: 'Try again' });
  await expect(message).toBeInViewport();
  await expect(message.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  await page.unroute('**/assets/*.js*');
  await message.getByRole('link', { name: 'Try again' }).click();
  await expect(message).toBeHidden();
  await button(page, 'Call Back').click();
  await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
});

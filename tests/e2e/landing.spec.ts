import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { landingLinks } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { holdSends, openMenu, textsOf, tomorrow, visit, watchSends } from './visit.ts';

const path = '/faridabadlp';
const quote = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Get Free Quote' }) });
const enquiry = (page: Page) => page.locator('#enquire > form');
const call = (page: Page) =>
  page.locator('form', { has: page.getByRole('group', { name: 'What would you like?' }) });

test('venues 2 · a bar that stays, with the logo and Enquire Now, which leads to the enquiry', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, path);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar.getByRole('link', { name: `${site.name}, home` })).toBeVisible();
  await openMenu(page);
  await bar.getByRole('link', { name: 'Enquire Now', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Submit Inquiry' })).toBeInViewport();
});

test('venues 2 · the hero has a Book Your Event Now call link and the Get Free Quote form', async ({
  page,
}) => {
  await visit(page, path);
  await expect(page.getByRole('link', { name: 'Book Your Event Now', exact: true })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  await expect(page.getByRole('heading', { name: 'Get Free Quote', exact: true })).toBeVisible();
  await expect(quote(page)).toBeVisible();
});

test('venues 9 · 21 venues of three pictures each, with name, place, description and Get More Info', async ({
  page,
}) => {
  await visit(page, path);
  const cards = page.getByRole('region', { name: 'Venues in Faridabad' }).locator('> ul > li');
  await expect(cards).toHaveCount(21);
  const found = await cards.evaluateAll((all) =>
    all.map((card) => ({
      pictures: card.querySelectorAll('[aria-roledescription="carousel"] img').length,
      words: [...card.querySelectorAll('h3, p')].filter((part) => part.textContent?.trim()).length,
      link: card.querySelector('a[aria-label^="Get More Info"]')?.getAttribute('href'),
    })),
  );
  expect(found.every(({ pictures, words }) => pictures === 3 && words >= 3)).toBe(true);
  const links = landingLinks.map((name) => `/venues/${name.replace('galaxylawsandresort', 'galaxyresort')}`);
  expect(found.map(({ link }) => link).sort()).toEqual(links.sort());
});

test('venues 2 · a venue’s slider goes round, and Get More Info opens its page', { tag: '@wide' }, async ({
  page,
}) => {
  await visit(page, path);
  const card = page.getByRole('region', { name: 'Venues in Faridabad' }).locator('> ul > li').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const slides = card.locator('ul li');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: /^Previous/ }).click();
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.6 });
  await card.getByRole('button', { name: /^Next/ }).click();
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.6 });
  await card.getByRole('link', { name: /^Get More Info/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('venues 2 · What Our Guests Say: three with words, name, place and picture', async ({ page }) => {
  await visit(page, path);
  const guests = page.getByRole('region', { name: 'What Our Guests Say' }).getByRole('listitem');
  await expect(guests).toHaveCount(3);
  for (const guest of await guests.all()) {
    await expect(guest.locator('blockquote')).toHaveText(/\S/);
    await expect(guest.locator('figcaption')).toHaveText(/\S.*, \S/);
    await expect(guest.locator('img')).toHaveCount(1);
  }
});

test('venues 2 · Submit Inquiry has the contact details; the footer the profiles and the year', async ({
  page,
}) => {
  await visit(page, path);
  const inquiry = page.getByRole('region', { name: 'Submit Inquiry' });
  await expect(inquiry.getByRole('link', { name: site.phone.display }).first()).toBeVisible();
  await expect(inquiry.getByRole('link', { name: site.email.display })).toBeVisible();
  await expect(inquiry.getByText(site.address.text)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /Instagram|Facebook|Pinterest|Snapchat/ })).toHaveCount(4);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test('venues 5 · the quote form requires name, e-mail, phone, event type and preferred location', async ({
  page,
}) => {
  await visit(page, path);
  const sends = watchSends(page);
  const form = quote(page);
  await form.getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'E-mail', 'Phone number', 'Event type', 'Preferred location']) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(/^Please/);
  }
  await form.getByLabel('E-mail').fill('not an address');
  await form.getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  expect(sends).toEqual([]);
});

test('venues 5 · the enquiry form requires date and a number of guests too; the message is optional', async ({
  page,
}) => {
  await visit(page, path);
  const form = enquiry(page);
  const types = await form.getByLabel('Event type').locator('option').allInnerTexts();
  expect(types.slice(1)).toEqual(['Wedding', 'Birthday', 'Corporate Event', 'Other']);
  await form.getByLabel('Number of guests').fill('many');
  await form.getByRole('button', { name: 'Submit Inquiry' }).click();
  for (const label of ['Name', 'E-mail', 'Phone number', 'Event type', 'Date', 'Number of guests']) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.getByLabel('Message')).not.toHaveAttribute('aria-invalid', 'true');
});

async function fillWho(form: ReturnType<typeof quote>, phone: string) {
  await form.getByLabel('Name').fill('Meera Test');
  await form.getByLabel('E-mail').fill('meera@example.com');
  await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Event type').selectOption('Wedding');
}

test('venues 4 · both landing forms share one state; success clears it, and the mail has it all', async ({
  page,
  inbox,
  phone,
}) => {
  await visit(page, path);
  await fillWho(quote(page), phone);
  await quote(page).getByLabel('Preferred location').fill('Surajkund');
  const form = enquiry(page);
  await expect(form.getByLabel('Name')).toHaveValue('Meera Test');
  await expect(form.getByLabel('Event type')).toHaveValue('Wedding');
  await form.getByLabel('Date').fill(tomorrow());
  await form.getByLabel('Number of guests').fill('350');
  await form.getByLabel('Message').fill('Is there room for a baraat?');
  const sends = watchSends(page);
  const letGo = await holdSends(page);
  await form.getByRole('button', { name: 'Submit Inquiry' }).dblclick();
  // One state: the other form's button is busy too.
  await expect(page.getByRole('button', { name: 'Sending…', exact: true })).toHaveCount(2);
  for (const button of await page.getByRole('button', { name: 'Sending…' }).all()) {
    await expect(button).toBeDisabled();
  }
  letGo();
  await expect(form.getByRole('status')).toContainText('Thank you. We have your enquiry');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(quote(page).getByLabel('Preferred location')).toHaveValue('');
  expect(sends).toHaveLength(1);
  expect(sends[0]).toMatchObject({
    name: 'Meera Test',
    email: 'meera@example.com',
    phone,
    eventType: 'Wedding',
    location: 'Surajkund',
    date: tomorrow(),
    guests: '350',
    message: 'Is there room for a baraat?',
  });
  const mail = await inbox.one(phone);
  expect(mail.replyTo?.[0]?.address).toBe('meera@example.com');
  for (const line of [
    'Preferred location: Surajkund',
    'Guests: 350',
    'Message: Is there room for a baraat?',
    'Control: landing enquiry form',
  ]) {
    expect(mail.text).toContain(line);
  }
});

test('venues 7 · the quote form sends a mail that names it', async ({ page, inbox, phone }) => {
  await visit(page, path);
  await fillWho(quote(page), phone);
  await quote(page).getByLabel('Preferred location').fill('Badkhal');
  await quote(page).getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(quote(page).getByRole('status')).toContainText('Thank you.');
  expect((await inbox.one(phone)).text).toContain('Control: landing quote form');
});

for (const { what, json, says } of [
  {
    what: 'the function’s own words',
    json: { message: 'Too many requests, please wait.' },
    says: 'Too many requests, please wait.',
  },
  { what: 'Something went wrong.', json: {}, says: 'Something went wrong.' },
]) {
  test(`venues 8 · a refused enquiry shows ${what} and keeps what was typed`, async ({
    page,
    phone,
    allowErrors,
  }) => {
    allowErrors(/Error sending email|status of 500/);
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 500, json }));
    await visit(page, path);
    await fillWho(quote(page), phone);
    await quote(page).getByLabel('Preferred location').fill('Badkhal');
    await quote(page).getByRole('button', { name: 'Get Free Quote' }).click();
    await expect(quote(page).getByRole('alert').getByText(says, { exact: true })).toBeVisible();
    await expect(quote(page).getByLabel('Phone number')).toHaveValue(phone);
    await expect(enquiry(page).getByRole('alert')).toHaveCount(0);
  });
}

test('venues 5 · the call form takes exactly ten digits, no more can be typed, and +91 stands before it', async ({
  page,
}) => {
  await visit(page, path);
  const form = call(page);
  const sends = watchSends(page);
  await expect(form.getByText('+91', { exact: true })).toBeVisible();
  const field = form.getByLabel('Phone number');
  await field.pressSequentially('123456789012');
  await expect(field).toHaveValue('1234567890');
  for (const wrong of ['', '987654321', '98765abcde']) {
    await field.fill(wrong);
    await form.getByRole('button', { name: 'Request Callback' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please enter a valid 10-digit phone number.');
  }
  expect(sends).toEqual([]);
});

test('venues 4 · the call form reads Sending... while it sends, is cleared on success, and its mail names the venue', async ({
  page,
  inbox,
  phone,
}) => {
  await visit(page, path);
  const letGo = await holdSends(page);
  const form = call(page);
  await form.getByLabel('Venue').selectOption('Royal Imperio');
  await form.getByLabel('Phone number').fill(phone);
  await form.getByRole('button', { name: 'Request Callback' }).click();
  await expect(form.getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled();
  letGo();
  await expect(form.getByRole('status')).toHaveText('Your request has been submitted!');
  await expect(form.getByLabel('Phone number')).toHaveValue('');
  const { text } = await inbox.one(phone);
  expect(text).toContain('Venue: Royal Imperio');
  expect(text).toContain('Control: landing call form');
});

test('venues 5 · a visit needs date and time too, and its mail brings the calendar', async ({
  page,
  inbox,
  phone,
}) => {
  await visit(page, path);
  const form = call(page);
  await form.getByLabel('Schedule a visit').check();
  await form.getByLabel('Phone number').fill(phone);
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByLabel('Date')).toHaveAccessibleDescription('Please choose a date.');
  await expect(form.getByLabel('Time')).toHaveAccessibleDescription(/Please choose a time\.$/);
  await form.getByLabel('Date').fill(tomorrow());
  await form.getByLabel('Time').fill('11:30');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByRole('status')).toContainText('Your request has been submitted!');
  await expect(form.getByLabel('Date')).toHaveValue('');
  const mail = await inbox.one(phone);
  expect(mail.subject).toMatch(/^(\[Check\] )?Visit · /);
  expect(mail.attachments?.map(({ fileName }) => fileName)).toEqual(['visit.ics']);
});

for (const { what, answer, says, logs } of [
  {
    what: 'without network',
    answer: null,
    says: 'Network error; please try again.',
    logs: /Network error|Failed to load resource/,
  },
  {
    what: 'refused with words',
    answer: { status: 500, json: { message: 'The mail could not be sent.' } },
    says: 'The mail could not be sent.',
    logs: /Error sending email|status of 500/,
  },
  {
    what: 'refused without words',
    answer: { status: 500, json: {} },
    says: 'Something went wrong.',
    logs: /Error sending email|status of 500/,
  },
]) {
  test(`venues 8 · the call form ${what} says: ${says}`, async ({ page, phone, allowErrors }) => {
    allowErrors(logs);
    await page.route('**/api/send-email', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await visit(page, path);
    await call(page).getByLabel('Phone number').fill(phone);
    await call(page).getByRole('button', { name: 'Request Callback' }).click();
    await expect(call(page).getByRole('alert').getByText(says, { exact: true })).toBeVisible();
    await expect(call(page).getByLabel('Phone number')).toHaveValue(phone);
  });
}

test('lead · the landing page’s headings stand in the order of its blocks', async ({ page }) => {
  await visit(page, path);
  expect(await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))).toEqual([
    'Get Free Quote',
    'Venues in Faridabad',
    'What Our Guests Say',
    'Submit Inquiry',
  ]);
});

import { landingTestimonials } from '../../src/content/landing.ts';
import { site } from '../../src/content/site.ts';
import { businessAddress } from '../../src/content/site-texts.ts';
import { landingLinks } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { findHeaderMistakes } from './header-mistakes.ts';
import { callForm, enquiryForm, landingPath, quoteForm } from './landing-forms.ts';
import {
  holdLeads,
  selectByKey,
  textsOf,
  title,
  tomorrow,
  typeDate,
  typeTime,
  watchLeads,
} from './page-actions.ts';

test('landing · its header stays and leads to the enquiry', { tag: '@wide' }, async ({ page }) => {
  await page.goto(landingPath);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar.getByRole('link', { name: `${site.name}, home` })).toBeVisible();
  await bar.getByRole('link', { name: 'Enquire Now', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Submit Inquiry' })).toBeInViewport();
});

const languages = [
  ['/faridabadlp', 'Enquire Now'],
  ['/hi/faridabadlp', 'अभी पूछें'],
] as const;

for (const [path, words] of languages) {
  test(`landing · at every width "${words}" is in the bar with its words, large enough for a finger`, async ({
    page,
  }) => {
    await page.goto(path);
    const enquire = page.getByRole('banner').getByRole('link', { name: words, exact: true });
    for (const width of [320, 360, 390, 767, 768, 820, 895, 896, 1024, 1215, 1216, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(enquire.getByText(words), `at ${width}`).toBeInViewport({ ratio: 1 });
      const box = await enquire.boundingBox();
      expect.soft(box?.height, `at ${width}`).toBeGreaterThanOrEqual(44);
      expect.soft(box?.width, `at ${width}`).toBeGreaterThanOrEqual(64);
      expect.soft(await page.evaluate(findHeaderMistakes), `at ${width}`).toEqual([]);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('landing · "Enquire Now" in the bar calls, because the form cannot be sent', async ({ page }) => {
    for (const [path, words] of languages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const enquire = page.getByRole('banner').getByRole('link', { name: words, exact: true });
      await expect(enquire).toBeInViewport({ ratio: 1 });
      await expect(enquire).toHaveAttribute('href', site.phone.href);
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    }
  });
});

test('landing · its sections are in order, with every venue, testimonial and contact', async ({ page }) => {
  await page.goto(landingPath, { waitUntil: 'load' });
  expect(await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))).toEqual([
    'Get Free Quote',
    'Venues in Faridabad',
    'What Our Guests Say',
    'Submit Inquiry',
  ]);
  await expect(page.getByRole('link', { name: 'Book Your Event Now', exact: true })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  const cards = page.getByRole('region', { name: 'Venues in Faridabad' }).locator('> ul > li');
  await expect(cards).toHaveCount(21);
  const found = await cards.evaluateAll((all) =>
    all.map((card) => ({
      texts: [...card.querySelectorAll('h3, p')].filter((part) => part.textContent?.trim()).length,
      link: card.querySelector('a[aria-label^="Get More Info"]')?.getAttribute('href'),
    })),
  );
  expect(found.every(({ texts }) => texts >= 3)).toBe(true);
  const links = landingLinks.map((name) => `/venues/${name.replace('galaxylawsandresort', 'galaxyresort')}`);
  expect(found.map(({ link }) => link).sort()).toEqual(links.sort());
  const guests = page.getByRole('region', { name: 'What Our Guests Say' }).getByRole('listitem');
  await expect(guests).toHaveCount(landingTestimonials.length);
  for (const guest of await guests.all()) {
    await expect(guest.locator('blockquote')).toHaveText(/\S/);
    await expect(guest.locator('figcaption')).toHaveText(/\S.*, \S/);
  }
  const inquiry = page.getByRole('region', { name: 'Submit Inquiry' });
  await expect(inquiry.getByRole('link', { name: site.phone.display }).first()).toBeVisible();
  await expect(inquiry.getByRole('link', { name: site.email.display })).toBeVisible();
  await expect(inquiry.getByText(businessAddress())).toBeVisible();
});

test('landing · a venue’s slider has three pictures and wraps, and Get More Info opens its page', async ({
  page,
}) => {
  await page.goto(landingPath);
  const card = page.getByRole('region', { name: 'Venues in Faridabad' }).locator('> ul > li').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const slides = card.locator('ul li');
  await card.getByRole('button', { name: /^Previous/ }).click();
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.6 });
  await card.getByRole('button', { name: /^Next/ }).click();
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.6 });
  await expect(slides.locator('img')).toHaveCount(3);
  await card.getByRole('link', { name: /^Get More Info/ }).click();
  await expect(title(page)).toHaveText(name);
});

test('landing · both enquiry forms share one state; success clears it, and the mail has everything', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto(landingPath);
  const quote = quoteForm(page);
  const enquiry = enquiryForm(page);
  await quote.getByLabel('Name').fill('Meera Test');
  await quote.getByLabel('E-mail').fill('meera@example.com');
  await quote.getByLabel('Phone number').fill(phone);
  await selectByKey(quote.getByLabel('Event type'), 'Wedding');
  await quote.getByLabel('Preferred location').fill('Surajkund');
  await expect(enquiry.getByLabel('Name')).toHaveValue('Meera Test');
  await expect(enquiry.getByLabel('Event type')).toHaveValue(/wedding/i);
  await enquiry.getByLabel('Date').fill(tomorrow());
  await enquiry.getByLabel('Number of guests').fill('350');
  await enquiry.getByLabel('Message').fill('Is there room for a baraat?');
  const leads = watchLeads(page);
  const release = await holdLeads(page);
  await enquiry.getByRole('button', { name: 'Submit Inquiry' }).dblclick();
  const busy = page.getByRole('button', { name: 'Sending…', exact: true });
  await expect(busy).toHaveCount(2);
  for (const button of await busy.all()) await expect(button).toBeDisabled();
  release();
  await expect(enquiry.getByRole('status')).toContainText('Thank you. We have your enquiry');
  await expect(enquiry.getByLabel('Name')).toHaveValue('');
  await expect(quote.getByLabel('Preferred location')).toHaveValue('');
  expect(leads).toHaveLength(1);
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

test('landing · a call form and a visit form in one: the call names its venue, the visit brings a calendar entry', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto(landingPath);
  const form = callForm(page);
  await selectByKey(form.getByLabel('Venue'), 'Royal Imperio');
  await form.getByLabel('Phone number').pressSequentially(`${phone}12`);
  await expect(form.getByLabel('Phone number')).toHaveValue(phone);
  await form.getByRole('button', { name: 'Request Call Back' }).click();
  await expect(form.getByRole('status')).toHaveText('Your request has been submitted!');
  await expect(form.getByLabel('Phone number')).toHaveValue('');
  const { text } = await inbox.one(phone);
  expect(text).toContain('Venue: Royal Imperio');
  expect(text).toContain('Control: landing call form');

  const other = inbox.newPhone();
  await form.getByLabel('Schedule a visit').check();
  await form.getByLabel('Phone number').fill(other);
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByLabel('Date')).toHaveAccessibleDescription('Please choose a date.');
  await typeDate(form.getByLabel('Date'), tomorrow());
  await typeTime(form.getByLabel('Time'), '11:30');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByRole('status')).toContainText('Your request has been submitted!');
  const mail = await inbox.one(other);
  expect(mail.subject).toMatch(/^(\[Check\] )?Visit · /);
  expect(mail.attachments?.map(({ fileName }) => fileName)).toEqual(['contact.vcf', 'visit.ics']);
});

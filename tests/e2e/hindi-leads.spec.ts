import { lagoonaEmerald } from '../venues.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/lead-server.ts';
import { expected } from './support/leads.ts';
import { button, dialogIn } from './support/page-actions.ts';

const list = '/hi/shortlist?venues=samargrand,lagoonaemerald&guests=300&veg=60&date=2030-12-21';

test('Hindi leads · a call-back about the shortlist: error, failure, resending and a mail that asks to call in Hindi', async ({
  page,
  leadServer,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await leadServer.mailServer({ reply: 550 }, 'accept');
  await page.goto(list);
  await button(page, 'इनके बारे में कॉल बैक माँगें').click();
  const dialog = dialogIn(page);
  await expect(dialog).toHaveAccessibleName('कॉल बैक माँगें');
  const field = dialog.getByLabel('फ़ोन नंबर');
  await button(page, 'मुझे कॉल कीजिए').click();
  await expect(field).toHaveAccessibleDescription(/कृपया अपना फ़ोन नंबर लिखिए।/);
  await field.fill(phone);
  await button(page, 'मुझे कॉल कीजिए').click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('कुछ गड़बड़ हो गई। कृपया फिर से कोशिश कीजिए।');
  await expect(alert).toContainText('आपकी रिक्वेस्ट हमने इसी फ़ोन या कंप्यूटर पर रख ली है।');
  const chat = await alert.getByRole('link', { name: 'WhatsApp करें' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/^नमस्ते .* मुझे इस बारे में कॉल कीजिए: /);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^कॉल बैक की आपकी रिक्वेस्ट .* अभी हम तक नहीं पहुँची।/)).toBeVisible();
  // An English page sends the lead in its own language, and reports it in the language of the page.
  await page.goto('/whyus');
  await expect(
    page.getByRole('status').filter({ hasText: /^The request that we kept has been sent\.\s*(Dismiss)?$/ }),
  ).toBeVisible();
  const [mail] = server.mails;
  expect(mail?.subject).toContain(lagoonaEmerald.name);
  for (const line of ['\nCall in Hindi\n', 'Page: /hi/shortlist', 'Control: shortlist'])
    expect(mail?.text).toContain(line);
});

test.describe('abroad', () => {
  test.use({ timezoneId: 'Europe/London' });
});

import { readFile } from 'node:fs/promises';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { test as testWithServer } from './lead-server.ts';
import { expected } from './outbox-actions.ts';
import { dialogIn, tomorrow } from './page-actions.ts';

const list = '/hi/shortlist?venues=samargrand,lagoonaemerald&guests=300&veg=60&date=2027-02-12';
const callAboutThese = 'इनके बारे में कॉल बैक माँगें';

test('Hindi leads · a call-back about the shortlist: error, thanks, and a mail that asks to call in Hindi', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto(list);
  await page.getByRole('button', { name: callAboutThese }).click();
  const dialog = dialogIn(page);
  await expect(dialog).toHaveAccessibleName('कॉल बैक माँगें');
  await dialog.getByRole('button', { name: 'मुझे कॉल कीजिए' }).click();
  const field = dialog.getByLabel('फ़ोन नंबर');
  await expect(field).toHaveAccessibleDescription(/कृपया अपना फ़ोन नंबर लिखिए।/);
  await field.fill(phone);
  await dialog.getByRole('button', { name: 'मुझे कॉल कीजिए' }).click();
  await expect(dialog.getByText('मिल गया, धन्यवाद।', { exact: true })).toBeVisible();
  const mail = await inbox.one(phone);
  expect(mail.text).toContain('\nCall in Hindi\n');
  expect(mail.text).toContain('Page: /hi/shortlist');
  expect(mail.text).toContain('Control: shortlist');
  expect(mail.subject).toContain('Lagoona Emerald');
});

test('Hindi leads · a visit: each error, the confirmation and the calendar entry', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto(list);
  const form = page.getByRole('region', { name: 'हमारे साथ वेन्यू देखिए' });
  const submit = form.getByRole('button', { name: 'विज़िट तय करें' });
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('कृपया 10 अंकों का सही फ़ोन नंबर लिखिए');
  await expect(form.getByLabel('तारीख')).toHaveAccessibleDescription('कृपया तारीख चुनिए।');
  await expect(form.getByLabel('समय', { exact: true })).toHaveAccessibleDescription('कृपया समय चुनिए।');
  await form.getByLabel('फ़ोन नंबर').fill(phone);
  await form.getByLabel('तारीख').fill(tomorrow());
  await form.getByLabel('समय', { exact: true }).fill('07:00');
  await submit.click();
  await expect(form.getByText(/^कृपया सुबह .* बजे से रात 8 बजे तक का कोई समय चुनिए।$/)).toBeVisible();
  await form.getByLabel('समय', { exact: true }).fill('11:00');
  await submit.click();
  await expect(form.getByRole('status')).toContainText('आपकी रिक्वेस्ट हमें मिल गई है!');
  const saved = page.waitForEvent('download');
  await form.getByRole('button', { name: 'कैलेंडर में जोड़ें' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.replace(/\r\n /g, '')).toContain('SUMMARY:Samar Grand की विज़िट');
  const mail = await inbox.one(phone);
  expect(mail.subject).toMatch(/^(\[Check\] )?Visit · /);
  expect(mail.text).toContain('\nCall in Hindi\n');
});

test('Hindi leads · an enquiry: the confirmation and the values of the specification', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/hi/faridabadlp');
  const form = page.locator('form', { has: page.getByRole('button', { name: 'रिक्वेस्ट भेजें' }) });
  const submit = form.getByRole('button', { name: 'रिक्वेस्ट भेजें' });
  await form.getByLabel('नाम').fill('राजेश कुमार');
  await form.getByLabel('ईमेल').fill('rajesh@example.com');
  await form.getByLabel('फ़ोन नंबर').fill(phone);
  await form.getByLabel('कार्यक्रम का प्रकार').selectOption({ label: 'शादी' });
  await form.getByLabel('तारीख').fill(tomorrow());
  await form.getByLabel('मेहमानों की संख्या').fill('300');
  await submit.click();
  await expect(form.getByRole('status')).toContainText('धन्यवाद। आपकी रिक्वेस्ट मिल गई है।');
  const mail = await inbox.one(phone);
  expect(mail.subject).toMatch(/^(\[Check\] )?Enquiry · Wedding · राजेश कुमार · /);
  expect(mail.text).toContain('\nCall in Hindi\n');
  expect(mail.text).toContain('WhatsApp: नमस्ते राजेश कुमार जी, हम Baraat House से बात कर रहे हैं।');
});

test('Hindi leads · queued without network, a lead keeps its language when an English page sends it', async ({
  page,
  inbox,
  phone,
  allowErrors,
}) => {
  allowErrors(/Network error|Failed to load resource/);
  await page.goto(list);
  await page.getByRole('button', { name: callAboutThese }).click();
  const dialog = dialogIn(page);
  await dialog.getByLabel('फ़ोन नंबर').fill(phone);
  await page.route('**/api/send-email', (route) => route.abort());
  await dialog.getByRole('button', { name: 'मुझे कॉल कीजिए' }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('इंटरनेट में दिक्कत है। कृपया कनेक्शन देखकर फिर से कोशिश कीजिए।');
  await expect(alert.getByRole('button', { name: 'अभी भेजें' })).toBeVisible();
  await page.unroute('**/api/send-email');
  await page.goto('/whyus');
  await expect(
    page.getByRole('status').filter({ hasText: /^The request that we kept has been sent\.(Dismiss)?$/ }),
  ).toBeVisible();
  const mail = await inbox.one(phone);
  expect(mail.text).toContain('\nCall in Hindi\n');
});

testWithServer(
  'Hindi leads · a failing server, a refusal and the sending of what was kept have their messages',
  async ({ page, leadServer, inbox, phone, allowErrors }) => {
    allowErrors(expected);
    const server = await leadServer.mailServer({ reply: 550 }, 'accept', 'accept');
    const dialog = dialogIn(page);
    const alert = dialog.getByRole('alert');
    const ask = async (number: string) => {
      await page.getByRole('button', { name: 'कॉल बैक', exact: true }).click();
      await dialog.getByLabel('फ़ोन नंबर').fill(number);
      await dialog.getByRole('button', { name: 'मुझे कॉल कीजिए' }).click();
    };
    await page.goto('/hi/whyus');
    await ask(phone);
    await expect(alert).toContainText('कुछ गड़बड़ हो गई। कृपया फिर से कोशिश कीजिए।');
    await expect(alert).toContainText('आपकी रिक्वेस्ट हमने इसी फ़ोन या कंप्यूटर पर रख ली है।');
    const chat = await alert.getByRole('link', { name: 'WhatsApp करें' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/^नमस्ते .* मुझे कॉल कीजिए।$/);
    await alert.getByRole('button', { name: 'हटा दें' }).click();
    await expect(alert).toHaveCount(0);
    await page.keyboard.press('Escape');

    // One per minute and address.
    leadServer.sendThrough(server.url, { LEAD_LIMIT_FACTOR: '0.05' });
    await ask(inbox.newPhone());
    await expect(dialog.getByText('मिल गया, धन्यवाद।', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await ask(phone);
    await expect(alert).toContainText(
      `अभी हमारे पास बहुत सारी रिक्वेस्ट आ रही हैं। कृपया एक मिनट बाद फिर से कोशिश कीजिए। आप हमें ${site.phone.display} पर कॉल भी कर सकते हैं।`,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^कॉल बैक की आपकी रिक्वेस्ट .* अभी हम तक नहीं पहुँची।/)).toBeVisible();
    leadServer.sendThrough(server.url);
    await page.getByRole('button', { name: 'अभी भेजें' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: /^आपकी रुकी हुई रिक्वेस्ट भेज दी गई है। मिल गया, धन्यवाद।/ }),
    ).toBeVisible();
    expect(leadServer.statuses()).toEqual([502, 200, 429, 200]);
    expect(server.mails.at(-1)?.text).toContain('\nCall in Hindi\n');
  },
);

import { expect, test } from './fixtures.ts';
import { enquiry, path, quote } from './landing-parts.ts';
import { holdSends, tomorrow, visit, watchSends } from './visit.ts';

async function fillWho(form: ReturnType<typeof quote>, phone: string) {
  await form.getByLabel('Name').fill('Meera Test');
  await form.getByLabel('E-mail').fill('meera@example.com');
  await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Event type').selectOption('Wedding');
}

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

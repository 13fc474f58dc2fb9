import { expect, test } from './fixtures.ts';
import { call, path } from './landing-parts.ts';
import { holdSends, tomorrow, visit, watchSends } from './visit.ts';

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

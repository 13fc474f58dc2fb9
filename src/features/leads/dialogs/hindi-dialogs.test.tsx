import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadPromise } from '../../../content/site-texts.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { openCallBackDialog, openPriceDialog } from '../../../lib/open-lead-dialog.ts';
import { fetchMock, jsonResponse, sentBody } from '../mock-fetch.ts';
import { openDialog, setUpDialogTests, user } from './dialog-test-setup.tsx';

setUpDialogTests();
beforeEach(() => setLocale('hi'));
afterEach(() => setLocale('en'));

const phoneField = () => screen.getByLabelText('फ़ोन नंबर');
const click = (name: string) => user.click(screen.getByRole('button', { name }));

test('Hindi dialogs · a call-back is sent with its language and the promise as shown', async () => {
  await openDialog(() => openCallBackDialog({ control: 'header' }), 'कॉल बैक माँगें');
  await click('मुझे कॉल कीजिए');
  expect(phoneField()).toHaveAccessibleDescription(/कृपया अपना फ़ोन नंबर लिखिए।/);
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'धन्यवाद।' }));
  await user.type(phoneField(), '98765 43210');
  await click('मुझे कॉल कीजिए');
  expect(await screen.findByText('मिल गया, धन्यवाद।')).toBeVisible();
  expect(sentBody()).toMatchObject({
    kind: 'callback',
    meta: { control: 'header', language: 'hi-IN', promise: leadPromise() },
  });
});

test('Hindi dialogs · a price request sends the values of the specification', async () => {
  await openDialog(() => openPriceDialog({ venue: 'Milan Vatika', control: 'card' }), 'कीमत देखें');
  await click('कीमत देखें');
  expect(screen.getByRole('alert')).toHaveTextContent('कृपया कार्यक्रम की तारीख और मेहमानों की संख्या चुनिए।');
  await user.type(screen.getByLabelText('कार्यक्रम की तारीख'), '2099-02-14');
  await user.selectOptions(screen.getByLabelText('मेहमान'), '500 से ज़्यादा');
  await click('कीमत देखें');
  expect(await screen.findByRole('dialog', { name: '30% तक की छूट पाएँ' })).toBeVisible();
  await click('भेजें');
  expect(screen.getByRole('alert')).toHaveTextContent('कृपया अपना फ़ोन नंबर लिखिए।');
  await user.type(phoneField(), '9876543210');
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await click('भेजें');
  await screen.findByText('इंटरनेट में दिक्कत है। कृपया कनेक्शन देखकर फिर से कोशिश कीजिए।');
  vi.mocked(console.error).mockClear();
  expect(sentBody()).toMatchObject({
    venue: 'Milan Vatika',
    date: '2099-02-14',
    guests: 'Greater than 500',
    meta: { language: 'hi-IN' },
  });
  const chat = screen.getByRole('link', { name: 'WhatsApp करें' }).getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')).toBe(
    'नमस्ते Baraat House, Milan Vatika में 14 फ़रवरी 2099 को 500 से ज़्यादा मेहमानों के लिए क्या रेट रहेगा?',
  );
});

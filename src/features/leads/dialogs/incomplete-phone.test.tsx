import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  accepted,
  click,
  failed,
  fetchMock,
  openCallBack,
  phoneField,
  respondWith,
  sentBody,
  setUpLeadTests,
  user,
} from '../lead-test-setup.tsx';

setUpLeadTests();

let now = 0;
beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  fetchMock.mockImplementation(async () => accepted());
});

const question = 'This number looks incomplete. Correct it, or send it as it is.';
const type = (phone: string) => fireEvent.change(phoneField(), { target: { value: phone } });
const submit = () => click('Call me back');
const readQuestion = () => {
  now += 1_500;
};

test('incomplete phone · it is asked about once and sent with the second press, and again without a question', async () => {
  await openCallBack();
  type('98765');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(question);
  expect(phoneField()).toHaveAccessibleDescription(new RegExp(question));
  await waitFor(() => expect(phoneField()).toHaveFocus());
  expect(fetchMock).not.toHaveBeenCalled();
  readQuestion();
  respondWith(failed());
  await submit();
  await screen.findByText('Not now.');
  await click('Send now');
  expect(await screen.findByText('Got it, thank you.')).toBeVisible();
  expect(sentBody(1)).toMatchObject({ kind: 'callback', phone: '98765' });
});

test('incomplete phone · a double tap and a held Enter key do not confirm it; Enter does later', async () => {
  await openCallBack();
  await user.type(phoneField(), '98765');
  await user.dblClick(screen.getByRole('button', { name: 'Call me back' }));
  expect(screen.getByRole('alert')).toHaveTextContent(question);
  for (let repeats = 0; repeats < 40; repeats += 1) {
    now += 30;
    await user.keyboard('{Enter}');
  }
  expect(fetchMock).not.toHaveBeenCalled();
  readQuestion();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Got it, thank you.')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('incomplete phone · a corrected number is sent, another incomplete one is asked about', async () => {
  await openCallBack();
  type('98765');
  await submit();
  readQuestion();
  type('987654');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(question);
  type('9876543210');
  await submit();
  expect(await screen.findByText('Got it, thank you.')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(sentBody()).toMatchObject({ phone: '9876543210' });
});

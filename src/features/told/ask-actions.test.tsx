import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AskActions } from './ask-actions.tsx';

const denied = async () => {
  throw new DOMException('Denied', 'NotAllowedError');
};
const copied = 'Copied.';
const notCopied = /did not let us copy/;

test.each([
  ['is copied', { writeText: async () => undefined }, copied],
  ['is not copied where the browser denies it', { writeText: denied }, notCopied],
  ['is not copied where there is no clipboard, as without HTTPS', undefined, notCopied],
])('ask actions · the sheet %s, and the page says so', async (_name, clipboard, status) => {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { clipboard });
  render(<AskActions open={[]} copied="Is the valet free?" sheet={{ current: null }} control="test" />);
  await user.click(screen.getByRole('button', { name: /Copy/ }));
  expect(screen.getByText(status)).toBeVisible();
  vi.unstubAllGlobals();
});

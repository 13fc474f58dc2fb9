import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintButton } from './print-button.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a browser that prints says nothing', () => window.dispatchEvent(new Event('beforeprint')), ''],
  [
    'a browser that does not print says what to do',
    () => undefined,
    'This browser does not print. Open the page in another one, such as Chrome or Safari.',
  ],
])('print · %s', async (_, print, text) => {
  const printed = vi.fn(print);
  vi.stubGlobal('print', printed);
  render(<PrintButton>Print</PrintButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe(text);
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

const link = 'https://example.com/shortlist?venues=a,b&guests=300';

afterEach(() => vi.unstubAllGlobals());

const rejects = (name: string) => () => Promise.reject(new DOMException('No', name));
const accepts = async () => undefined;
const copied = 'Link copied.';
const shown = `Copy this link: ${link}`;

test.each([
  ['with a share sheet nothing is copied', { share: accepts, writeText: accepts }, 0, ''],
  ['closing the sheet copies nothing', { share: rejects('AbortError'), writeText: accepts }, 0, ''],
  [
    'when the sheet fails, the link is copied',
    { share: rejects('NotAllowedError'), writeText: accepts },
    1,
    copied,
  ],
  ['without a share sheet the link is copied', { writeText: accepts }, 1, copied],
  ['when copying fails, the link is shown', { writeText: rejects('NotAllowedError') }, 1, shown],
  ['without sheet and clipboard, as without HTTPS, the link is shown', {}, 0, shown],
])(
  'share · %s',
  async (_, device: { share?: typeof accepts; writeText?: typeof accepts }, copies, message) => {
    const user = userEvent.setup();
    const share = vi.fn(device.share);
    const writeText = vi.fn(device.writeText);
    vi.stubGlobal('navigator', {
      ...(device.share && { share }),
      ...(device.writeText && { clipboard: { writeText } }),
    });
    render(
      <ShareButton title="Our wedding venues" link={() => link}>
        Share this list
      </ShareButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Share this list' }));
    if (device.share)
      expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Our wedding venues', url: link });
    expect(writeText.mock.calls).toEqual(Array(copies).fill([link]));
    expect(screen.getByRole('status').textContent).toBe(message);
  },
);

test('status · the same text is said again for another click', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { clipboard: { writeText: accepts } });
  render(
    <ShareButton title="Our wedding venues" link={() => link}>
      Share
    </ShareButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const first = screen.getByText(copied);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  // Screen readers follow what is inserted into a live region that stays.
  expect(screen.getByRole('status')).toHaveTextContent(copied);
  expect(first).not.toBeInTheDocument();
});

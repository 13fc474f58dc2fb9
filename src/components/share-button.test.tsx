import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

const link = 'https://example.com/shortlist?venues=a,b&guests=300';

async function clickShare({
  writeText,
  ...device
}: {
  share?: Navigator['share'];
  writeText?: Clipboard['writeText'];
}) {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { ...device, ...(writeText && { clipboard: { writeText } }) });
  render(
    <ShareButton title="Our wedding venues" link={() => link}>
      Share this list
    </ShareButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Share this list' }));
}

afterEach(() => vi.unstubAllGlobals());

test('share · the share sheet gets the title and the link, and nothing is copied', async () => {
  const share = vi.fn(async () => undefined);
  const writeText = vi.fn(async () => undefined);
  await clickShare({ share, writeText });
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Our wedding venues', url: link });
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('share · closing the share sheet shows nothing and copies nothing', async () => {
  const writeText = vi.fn(async () => undefined);
  await clickShare({
    share: async () => {
      throw new DOMException('Share canceled', 'AbortError');
    },
    writeText,
  });
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('share · when the share sheet fails, the link is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  await clickShare({
    share: async () => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    },
    writeText,
  });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
});

test('share · without a share sheet the link is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  await clickShare({ writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
});

test('share · when copying fails, the link is shown', async () => {
  await clickShare({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(screen.getByRole('status')).toHaveTextContent(`Copy this link: ${link}`);
});

test('share · without share sheet and clipboard, as without HTTPS, the link is shown', async () => {
  await clickShare({});
  expect(screen.getByRole('status')).toHaveTextContent(`Copy this link: ${link}`);
});

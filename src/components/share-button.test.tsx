import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

const link = 'https://example.com/shortlist?venues=a,b&guests=300';

/** A device with or without a share sheet, and a clipboard that takes the text or refuses it. */
async function press(device: { share?: Navigator['share']; writeText?: Clipboard['writeText'] }) {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', { ...device, clipboard: { writeText: device.writeText } });
  render(
    <ShareButton title="Our wedding venues" link={() => link}>
      Share this list
    </ShareButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Share this list' }));
}

afterEach(() => vi.unstubAllGlobals());

test('share · the device’s own sheet gets the title and the link, and nothing is copied', async () => {
  const share = vi.fn(async () => undefined);
  const writeText = vi.fn(async () => undefined);
  await press({ share, writeText });
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Our wedding venues', url: link });
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('share · a sheet that is closed without a choice says nothing and copies nothing', async () => {
  const writeText = vi.fn(async () => undefined);
  await press({
    share: async () => {
      throw new DOMException('Share canceled', 'AbortError');
    },
    writeText,
  });
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('share · a sheet that fails for another reason leaves the link on the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  await press({
    share: async () => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    },
    writeText,
  });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
});

test('share · without a sheet the link is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  await press({ writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
});

test('share · where nothing may be copied the link stands there to be copied by hand', async () => {
  await press({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(screen.getByRole('status')).toHaveTextContent(`Copy this link: ${link}`);
});

import type { ReactNode } from 'react';
import { m } from '../i18n/compiled/messages.js';
import { Button, type ButtonVariant } from './button.tsx';
import { Icon } from './icon.tsx';
import { Status, useStatus } from './status.tsx';

interface ShareButtonProps {
  readonly children: ReactNode;
  readonly title: string;
  /** The absolute URL, read on click. */
  readonly link: () => string;
  readonly variant?: ButtonVariant;
  readonly className?: string;
}

/** Opens the share sheet of the device, or copies the link and says so. */
export function ShareButton({ children, title, link, variant = 'secondary', className }: ShareButtonProps) {
  const [status, say] = useStatus();
  async function share() {
    const url = link();
    if (await openShareSheet({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      say(m.controls_share_copied());
    } catch {
      say(m.controls_share_copy({ url }));
    }
  }
  return (
    <>
      <Button variant={variant} className={className} onClick={share}>
        <Icon name="share-2" />
        {children}
      </Button>
      <Status {...status} />
    </>
  );
}

/** Whether the sheet was opened; closing it without a choice counts too. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

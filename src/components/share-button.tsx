import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { Icon } from './icon.tsx';

interface ShareButtonProps {
  readonly children: ReactNode;
  readonly title: string;
  /** The link, whole, made at the press: it follows the address. */
  readonly link: () => string;
  readonly variant?: ButtonVariant;
  readonly className?: string;
}

/** The device's share sheet, else a copy of the link; what has happened is said beside it. */
export function ShareButton({ children, title, link, variant = 'secondary', className }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  async function share() {
    const url = link();
    if ('share' in navigator && (await shared({ title, url }))) return;
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copied.');
    } catch {
      setSaid(`Copy this link: ${url}`);
    }
  }
  return (
    <>
      <Button variant={variant} className={className} onClick={share}>
        <Icon name="share-2" />
        {children}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}

/** Whether the device's sheet took it; to close the sheet without a choice is a choice too. */
async function shared(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button.tsx';
import { Link } from './link.tsx';

type ButtonLinkProps = { readonly variant?: ButtonVariant } & (
  | ComponentProps<typeof Link>
  | (ComponentProps<'a'> & { readonly href: string })
);

/** A link that looks like a button: `to` inside the site, `href` for calls, chats and other sites. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  const look = buttonClass(variant, className);
  return 'to' in rest ? <Link {...rest} className={look} /> : <a {...rest} className={look} />;
}

import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button.tsx';
import { Link } from './link.tsx';

type ButtonLinkProps = { readonly variant?: ButtonVariant } & (
  | ComponentProps<typeof Link>
  | (ComponentProps<'a'> & { readonly href: string })
);

/** A link that looks like a button: `to` for pages of the site, `href` for others, phone numbers and chats. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  const linkClass = buttonClass(variant, className);
  return 'to' in rest ? <Link {...rest} className={linkClass} /> : <a {...rest} className={linkClass} />;
}

import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonVariant, buttonClass } from './button.tsx';

interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly variant?: ButtonVariant;
  /** A path of this site. */
  readonly to?: string;
  /** A call, a chat or another site. */
  readonly href?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, to, href, className, ...rest }: ButtonLinkProps) {
  const classes = [buttonClass(variant), className].filter(Boolean).join(' ');
  return to === undefined ? (
    <a href={href} className={classes} {...rest} />
  ) : (
    <Link to={to} className={classes} {...rest} />
  );
}

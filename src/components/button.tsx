import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** While its action runs: disabled and `aria-busy`. */
  readonly busy?: boolean;
}

export function Button({
  variant = 'primary',
  busy,
  disabled,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}

type ButtonLinkProps = { readonly variant?: ButtonVariant } & (
  | ComponentProps<typeof Link>
  | (ComponentProps<'a'> & { readonly href: string })
);

/** A link that looks like a button: `to` for pages of the site, `href` for others, phone numbers and chats. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  const linkClass = buttonClass(variant, className);
  return 'to' in rest ? <Link {...rest} className={linkClass} /> : <a {...rest} className={linkClass} />;
}

const buttonClass = (variant: ButtonVariant = 'primary', className?: string) =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ');

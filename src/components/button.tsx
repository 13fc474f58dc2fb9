import type { ComponentProps } from 'react';
import styles from './button.module.css';

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

/** The class names of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', className?: string) =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ');

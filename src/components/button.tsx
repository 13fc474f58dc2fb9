import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** While its work runs: disabled, and said to be busy. The words are the caller's. */
  readonly busy?: boolean;
}

/** A button that does something here; its words say what. */
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

/** The class names of a button's look, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', more?: string) =>
  [styles.button, styles[variant], more].filter(Boolean).join(' ');

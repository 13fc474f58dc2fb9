import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export const buttonClass = (variant: ButtonVariant = 'primary') => `${styles.button} ${styles[variant]}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  /** Something is under way: the button says so to those who hear it. */
  readonly busy?: boolean;
}

export function Button({ variant, busy, type = 'button', className, ...rest }: ButtonProps) {
  const classes = [buttonClass(variant), className].filter(Boolean).join(' ');
  return <button type={type} className={classes} aria-busy={busy || undefined} {...rest} />;
}

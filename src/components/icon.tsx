import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sheet from './icons.svg?url';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
  /** Pixels; where a style gives the size, it wins. */
  readonly size?: number;
}

/** A drawing of the sheet that all pages share; words beside it say what it means, so screen readers pass it by. */
export function Icon({ name, className, size = 24 }: IconProps) {
  const look = className ? `${styles.icon} ${className}` : styles.icon;
  return (
    <svg className={look} width={size} height={size} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

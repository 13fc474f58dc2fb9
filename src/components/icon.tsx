import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sheet from './icons.svg?url';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
  /** Width and height in pixels; CSS overrides them. */
  readonly size?: number;
}

/** An icon of the shared sprite. Decorative: the text beside it has the meaning. */
export function Icon({ name, className, size = 24 }: IconProps) {
  const iconClass = className ? `${styles.icon} ${className}` : styles.icon;
  return (
    <svg className={iconClass} width={size} height={size} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

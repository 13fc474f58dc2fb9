import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sheet from './icons.svg?url';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
  /** Width and height in pixels; CSS overrides them. */
  readonly size?: number;
}

/** They are in index.html, too, so that the header and the bar have them with the first paint. */
const inPage: readonly IconName[] = ['heart', 'menu', 'message-circle', 'phone', 'phone-call', 'search'];

/** An icon of the shared sprite. Decorative: the text beside it has the meaning. */
export function Icon({ name, className, size = 24 }: IconProps) {
  const iconClass = className ? `${styles.icon} ${className}` : styles.icon;
  return (
    <svg className={iconClass} width={size} height={size} aria-hidden="true">
      <use href={inPage.includes(name) ? `#icon-${name}` : `${sheet}#${name}`} />
    </svg>
  );
}

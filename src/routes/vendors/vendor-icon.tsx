import { ArchMotif } from '../../components/arch-motif.tsx';
import { Icon } from '../../components/icon.tsx';
import type { IconName } from '../../components/icon-names.ts';
import styles from './vendor-icon.module.css';

/** By vendor category. */
const icons: Readonly<Record<string, IconName>> = {
  caterers: 'utensils-crossed',
  djs: 'music-4',
  planners: 'clipboard-list',
  baraat: 'drum',
  invitations: 'mail-open',
  pandits: 'book-open-text',
  transport: 'bus',
};

/** The icon of a category without a picture, or the default motif. */
export function VendorIcon({ id }: { readonly id: string }) {
  const icon = icons[id];
  return (
    <span className={styles.box}>
      <ArchMotif className={styles.arch} empty={icon !== undefined} />
      {icon && <Icon name={icon} className={styles.icon} />}
    </span>
  );
}

import { ArchMotif } from '../../components/arch-motif.tsx';
import { Icon } from '../../components/icon.tsx';
import type { IconName } from '../../components/icon-names.ts';
import type { VendorCategoryId } from '../../content/text-types.ts';
import styles from './trade-sign.module.css';

const signs: Readonly<Partial<Record<VendorCategoryId, IconName>>> = {
  caterers: 'utensils-crossed',
  djs: 'music-4',
  planners: 'clipboard-list',
  baraat: 'drum',
  invitations: 'mail-open',
  pandits: 'book-open-text',
  transport: 'bus',
};

/** A trade's drawn sign under the arch, where it has no picture; a trade without a sign gets the lamp. */
export function TradeSign({ id }: { readonly id: VendorCategoryId }) {
  const sign = signs[id];
  return (
    <span className={styles.box}>
      <ArchMotif className={styles.arch} empty={sign !== undefined} />
      {sign && <Icon name={sign} className={styles.sign} />}
    </span>
  );
}

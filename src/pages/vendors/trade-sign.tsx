import {
  BookOpenText,
  Bus,
  ClipboardList,
  Drum,
  type LucideIcon,
  MailOpen,
  Music4,
  UtensilsCrossed,
} from 'lucide-react';
import { ArchMotif } from '../../ui/arch-motif.tsx';
import styles from './trade-sign.module.css';

/** By the ids of the trades that have no picture. */
const signs: Readonly<Record<string, LucideIcon>> = {
  caterers: UtensilsCrossed,
  djs: Music4,
  planners: ClipboardList,
  baraat: Drum,
  invitations: MailOpen,
  pandits: BookOpenText,
  transport: Bus,
};

/** A trade's drawn sign under the arch, where it has no picture; a trade without a sign gets the lamp. */
export function TradeSign({ id }: { readonly id: string }) {
  const Sign = signs[id];
  return (
    <span className={styles.box}>
      <ArchMotif className={styles.arch} empty={Sign !== undefined} />
      {Sign && <Sign className={styles.sign} aria-hidden strokeWidth={1.25} />}
    </span>
  );
}

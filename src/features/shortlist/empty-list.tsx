import type { ReactNode } from 'react';
import { ArchMotif } from '../../components/arch-motif.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import styles from './empty-list.module.css';

/** An empty list: the reason, and a link to all venues. */
export function EmptyList({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <ArchMotif className={styles.motif} />
      <p>{children}</p>
      <ButtonLink to={paths.venues()}>{m.navigation_see_all_venues()}</ButtonLink>
    </div>
  );
}

import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { ArchMotif } from '../../ui/arch-motif.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './empty-list.module.css';

/** Where venues would stand and none do: why, and the way to them. */
export function EmptyList({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <ArchMotif className={styles.motif} />
      <p>{children}</p>
      <ButtonLink to={paths.venues()}>See all venues</ButtonLink>
    </div>
  );
}

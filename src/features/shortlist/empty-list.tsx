import type { ReactNode } from 'react';
import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import styles from './empty-list.module.css';

interface EmptyListProps {
  readonly children: ReactNode;
  /** What a visitor does first; without it, looking at venues is that. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly linksPlan?: boolean;
}

/** An empty list: the reason, and a link to all venues. */
export function EmptyList({ children, action, linksPlan }: EmptyListProps) {
  return (
    <div className={`box stack centred ${styles.empty}`}>
      <ArchMotif className={styles.motif} />
      <p>{children}</p>
      <div className="row centred">
        {action && <Button onClick={action.onClick}>{action.label}</Button>}
        <ButtonLink variant={action ? 'secondary' : 'primary'} to={paths.venues()}>
          {m.navigation_see_all_venues()}
        </ButtonLink>
        {linksPlan && (
          <ButtonLink variant="secondary" to={paths.plan()}>
            {m.plan_link()}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

import { paths } from '../../paths.ts';
import { ArchMotif } from '../../ui/arch-motif.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from '../shortlist-page.module.css';

/** No venue on the list: how one gets there. */
export function EmptyShortlist({ shared }: { readonly shared: boolean }) {
  return (
    <div className={styles.empty}>
      <ArchMotif className={styles.motif} />
      <p>
        {shared
          ? 'This link holds no venue that we know. Ask whoever sent it to share the list again.'
          : 'Nothing is on your shortlist yet. Press the heart on a venue, and it waits for you here.'}
      </p>
      <ButtonLink to={paths.venues()}>See all venues</ButtonLink>
    </div>
  );
}

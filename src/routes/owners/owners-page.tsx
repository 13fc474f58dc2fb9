import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Notice } from '../../components/notice.tsx';
import { cities, cityName } from '../../content/cities.ts';
import { knownAnswers } from '../../domain/owner-answers.ts';
import { type KnownHall, OwnerForm } from '../../features/leads/forms/owner-form.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { useData } from '../../lib/use-data.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import type { PageData } from '../page-entry.ts';
import type { VenueData } from '../venue/venue-data.ts';
import styles from './owners-page.module.css';

/** What listing means, and a form for the facts of a hall; with `?venue=<id>` it shows what our page says of it. */
export function Page() {
  const id = useUrlSearch().get('venue');
  const { known, isFailed } = useKnownHall(id ?? '');
  return (
    <div className={`wrap page stack gap-5 ${styles.page}`}>
      <Breadcrumb trail={[{ label: m.navigation_home(), to: paths.home() }, { label: m.owners_title() }]} />
      <h1>{m.owners_title()}</h1>
      <ul className={`stack gap-2 ${styles.means}`}>
        <li>{m.owners_means_1()}</li>
        <li>{m.owners_means_2()}</li>
        <li>{m.owners_means_3()}</li>
      </ul>
      <p>
        <span key={known?.id}>{known ? m.owners_correcting({ venue: known.name }) : m.owners_need()}</span>
      </p>
      {isFailed && <Notice tone="error">{m.owners_failed()}</Notice>}
      <div className={styles.form}>
        <OwnerForm cities={cities.map((city) => cityName(city.id))} known={known} />
      </div>
    </div>
  );
}

/** A venue from the data of its own page; most have theirs at /venues. */
function useKnownHall(id: string): { readonly known: KnownHall | undefined; readonly isFailed: boolean } {
  const withPage = useData(`venues/${id}`, { isWanted: id !== '' });
  const other = useData(`venue/${id}`, { isWanted: withPage.isFailed });
  const page = (withPage.data ?? other.data) as PageData<VenueData> | undefined;
  if (!page) return { known: undefined, isFailed: other.isFailed };
  const { venue, cityName: city } = page.data;
  return { known: { id, name: venue.name, city, answers: knownAnswers(venue) }, isFailed: false };
}

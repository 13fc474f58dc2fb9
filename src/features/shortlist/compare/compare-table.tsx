import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { PictureView } from '../../../components/picture-view.tsx';
import { spokenName } from '../../../domain/venue-facts.ts';
import type { VenueSummary } from '../../../domain/venue-summary.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { paths } from '../../../lib/paths.ts';
import { ToldButton } from '../../total/told-button.tsx';
import styles from './compare-table.module.css';
import type { CompareGroup, CompareRow } from './compare-venues.ts';

interface CompareTableProps {
  readonly venues: readonly VenueSummary[];
  readonly groups: readonly CompareGroup[];
  readonly onlyDifferences: boolean;
  readonly onRemove: (id: string) => void;
}

/** Venues side by side. The first column is sticky; rows whose known values differ are marked. */
export function CompareTable({ venues, groups, onlyDifferences, onRemove }: CompareTableProps) {
  const visibleGroups = groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => (row.differs || !onlyDifferences) && !row.isUnknown),
    }))
    .filter((group) => group.rows.length > 0);
  return (
    <section className={styles.scroller} aria-label={m.shortlist_comparison()}>
      <table className={styles.table} data-venues={venues.length}>
        <colgroup>
          <col className={styles.about} />
          {venues.map(({ id }) => (
            <col key={id} className={styles.venue} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            {venues.map((venue) => (
              <th key={venue.id} scope="col">
                <PictureView
                  picture={venue.pictures[0]}
                  sizes="(min-width: 64rem) 260px, 45vw"
                  ratio="3 / 2"
                  alt=""
                />
                <Link to={paths.venue(venue)} lang={contentLang(venue.name)}>
                  {venue.name}
                </Link>
                <button
                  type="button"
                  aria-label={m.shortlist_take_out({ name: spokenName(venue) })}
                  onClick={() => onRemove(venue.id)}
                >
                  <Icon name="x" size={18} />
                </button>
                <div className={`${styles.told} screen-only`}>
                  <ToldButton venue={venue} variant="quiet" isOneOfSeveral />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {visibleGroups.map((group) => (
          <tbody key={group.id}>
            {hasTitle(group) && (
              <tr className={styles.group}>
                <th scope="rowgroup">{group.title}</th>
                {/* The names again, because a phone has scrolled the header away. */}
                {venues.map(({ id, name }) => (
                  <td key={id} lang={contentLang(name)}>
                    {name}
                  </td>
                ))}
              </tr>
            )}
            {group.rows.map((row) => (
              <Row key={row.id} row={row} group={group} venues={venues} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** A short group has its title before the label of each row. */
const hasTitle = ({ rows }: CompareGroup) => rows.length > 2;

interface RowProps {
  readonly row: CompareRow;
  readonly group: CompareGroup;
  readonly venues: readonly VenueSummary[];
}

function Row({ row, group, venues }: RowProps) {
  return (
    <tr data-differs={row.differs} data-sum={group.id === 'total' && row.id === 'total'}>
      <th scope="row">
        {group.title !== row.label && (
          <span className={hasTitle(group) ? styles.of : undefined}>{group.title}: </span>
        )}
        <span>{row.label}</span>
        {row.differs && <span className={styles.mark}>{m.shortlist_differs()}</span>}
      </th>
      {row.cells.map((cell, index) => (
        <td key={venues[index]?.id} data-ask={cell.ask} lang={contentLang(cell.text)}>
          <span>{cell.text}</span>
          {cell.told && (
            <small>{cell.page === undefined ? m.told_mark() : m.told_mark_page({ page: cell.page })}</small>
          )}
        </td>
      ))}
    </tr>
  );
}

import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { PictureView } from '../../../components/picture-view.tsx';
import type { VenueSummary } from '../../../content/types.ts';
import { paths } from '../../../lib/paths.ts';
import type { CompareGroup, CompareRow } from './compare-cells.ts';
import styles from './compare-table.module.css';

interface CompareTableProps {
  readonly venues: readonly VenueSummary[];
  readonly groups: readonly CompareGroup[];
  readonly onlyDifferences: boolean;
  readonly onRemove: (id: string) => void;
}

/** Venues side by side; the first column stays in sight, differences carry a mark, and what was not told says so. */
export function CompareTable({ venues, groups, onlyDifferences, onRemove }: CompareTableProps) {
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.differs || !onlyDifferences) }))
    .filter((group) => group.rows.length > 0);
  return (
    <section className={styles.scroller} aria-label="Comparison">
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
                <Link to={paths.venue(venue)}>{venue.name}</Link>
                <button
                  type="button"
                  aria-label={`Take ${venue.name} out`}
                  onClick={() => onRemove(venue.id)}
                >
                  <Icon name="x" size={18} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ id: groupId, title, rows }) => (
          <tbody key={groupId}>
            <tr className={styles.group}>
              <th scope="rowgroup">{title}</th>
              {/* Far down a phone's screen one must still see whose column it is. */}
              {venues.map(({ id, name }) => (
                <td key={id}>{name}</td>
              ))}
            </tr>
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                group={title}
                isTotal={groupId === 'total' && row.id === 'total'}
                venues={venues}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface RowProps {
  readonly row: CompareRow;
  readonly group: string;
  readonly isTotal: boolean;
  readonly venues: readonly VenueSummary[];
}

function Row({ row, group, isTotal, venues }: RowProps) {
  const single = group === row.label;
  return (
    <tr data-differs={row.differs} data-sum={isTotal}>
      <th scope="row">
        {!single && <span className={styles.of}>{group}: </span>}
        {row.label}
        {row.differs && <span className={styles.mark}>differs</span>}
      </th>
      {row.cells.map((cell, index) => (
        <td key={venues[index]?.id} data-ask={cell.ask}>
          {cell.text}
        </td>
      ))}
    </tr>
  );
}

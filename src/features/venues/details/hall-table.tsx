import type { VenueFacts } from '../../../content/types.ts';
import { formatAmount, formatRupees } from '../../../lib/format.ts';
import styles from './hall-table.module.css';

/** How many guests each hall takes, and what the package costs a plate; nothing where neither was told. */
export function HallTable({ halls, packagePlate }: Pick<VenueFacts, 'halls' | 'packagePlate'>) {
  return (
    <>
      {halls.length > 0 && (
        <table className={styles.halls}>
          <caption>Halls and capacities, in guests</caption>
          <thead>
            <tr>
              <th scope="col">Hall</th>
              <th scope="col">Seated</th>
              <th scope="col">Floating</th>
            </tr>
          </thead>
          <tbody>
            {halls.map((hall) => (
              <tr key={hall.name}>
                <th scope="row">{hall.name}</th>
                <td>{formatAmount(hall.seats)}</td>
                <td>{formatAmount(hall.floating)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {packagePlate && (
        <p>
          Package per plate: <strong>{formatRupees(packagePlate.veg)}</strong> veg
          {packagePlate.nonVeg !== undefined && (
            <>
              , <strong>{formatRupees(packagePlate.nonVeg)}</strong> non-veg
            </>
          )}
        </p>
      )}
    </>
  );
}

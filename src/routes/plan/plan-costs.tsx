import type { ReactNode } from 'react';
import { nameFunction } from '../../domain/event-details-text.ts';
import { formatRupeeRange, formatRupees } from '../../domain/format.ts';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { ToldButton } from '../../features/total/told-button.tsx';
import { ToldNotes } from '../../features/total/told-notes.tsx';
import { describeContents, describeKitchen, describePackage } from '../../features/total/total-texts.ts';
import { formatSharedRooms, type VenueTotal } from '../../features/total/venue-total.ts';
import type { WeddingTotal } from '../../features/total/wedding-total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { listNotCounted } from './plan.ts';
import styles from './plan-page.module.css';

interface PlanCostsProps {
  readonly total: WeddingTotal;
  readonly venues: readonly ComparedVenue[];
}

/** The sum of the wedding, as far as it is known. */
export function PlanSum({ total }: { readonly total: WeddingTotal }) {
  const { label, detail } = describeSum(total);
  if (total.sum.high === 0) return null;
  return (
    <p className={`stack gap-1 ${styles.headline}`}>
      <span>{label}</span> <strong>{formatRupeeRange(total.sum)}</strong>{' '}
      {detail && <small className="note">{detail}</small>}
    </p>
  );
}

/** The total at each venue, and the sum of the wedding. */
export function PlanCosts({ total, venues }: PlanCostsProps) {
  const known = total.venues.flatMap(({ id, total: atVenue }) => {
    const venue = venues.find((one) => one.id === id);
    return venue && atVenue ? [{ venue, atVenue }] : [];
  });
  return (
    <section className="stack gap-3 tall" aria-labelledby="plan-costs">
      <h2 id="plan-costs">{m.plan_costs()}</h2>
      {known.length === 0 ? (
        <p>{m.plan_no_sum()}</p>
      ) : (
        <>
          <table className={styles.costs} aria-labelledby="plan-costs">
            {known.map(({ venue, atVenue }) => (
              <VenueCosts key={venue.id} venue={venue} total={atVenue} />
            ))}
            <tbody className={styles.whole}>
              <Row {...describeSum(total)}>{formatRupeeRange(total.sum)}</Row>
            </tbody>
          </table>
          <p className="note">{m.plan_estimate()}</p>
        </>
      )}
    </section>
  );
}

/** The label of the whole sum, and what it does not contain. */
function describeSum(total: WeddingTotal): Pick<RowProps, 'label' | 'detail'> {
  const rest = listNotCounted(total);
  if (rest.length === 0) return { label: m.plan_sum() };
  const detail = m.total_not_counted({ costs: rest.join(', ') });
  return { label: m.plan_sum_so_far(), detail };
}

/** The functions, the rooms that they share, the sum and the advance. The sum of a single function is that of the venue. */
function VenueCosts({ venue, total }: { readonly venue: ComparedVenue; readonly total: VenueTotal }) {
  const { name } = venue;
  const functions = total.functions.map((one) => one.function);
  const withPackage = describePackage(venue, functions);
  const kitchen = describeKitchen(venue, functions);
  const [first, ...others] = total.functions;
  const shared = formatSharedRooms(total);
  return (
    <tbody className={styles.venue}>
      <tr>
        <th scope="rowgroup" colSpan={2} lang={contentLang(name)}>
          {name}
        </th>
      </tr>
      {others.length > 0 &&
        total.functions.map(({ id, function: one, total: { sum } }) => (
          <Row key={id} label={nameFunction(one)}>
            {formatRupees(sum)}
          </Row>
        ))}
      {shared && <Row label={m.total_shared_rooms()}>{shared}</Row>}
      {others.length > 0 &&
        total.charges.map(({ id, label, sum }) => (
          <Row key={id} label={label}>
            {formatRupees(sum)}
          </Row>
        ))}
      <Row
        className={styles.sum}
        label={first && others.length === 0 ? nameFunction(first.function) : m.plan_at_venue()}
        detail={[total.isTold && m.told_as_told(), withPackage, kitchen, describeContents(total)]
          .filter(Boolean)
          .join(' · ')}
      >
        {formatRupeeRange(total.sum)}
      </Row>
      <tr className={venue.told ? undefined : 'screen-only'}>
        <td colSpan={2} className={styles.told}>
          <ToldNotes venue={venue} functions={functions} />
          <div className="screen-only">
            <ToldButton venue={venue} variant="quiet" isOneOfSeveral />
          </div>
        </td>
      </tr>
      {total.advance && (
        <Row label={m.plan_advance()} detail={total.advance.detail}>
          {formatRupeeRange(total.advance.now)}
        </Row>
      )}
    </tbody>
  );
}

interface RowProps {
  readonly label: string;
  readonly detail?: string | false;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Row({ label, detail, className, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">
        <span>{label}</span> {detail && <small>{detail}</small>}
      </th>
      <td>{children}</td>
    </tr>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { type EventDetails, functionsAt, type WeddingFunction } from '../../domain/event-details.ts';
import { describeFunction, nameFunction } from '../../domain/event-details-text.ts';
import { formatRupeeRange, formatRupees } from '../../domain/format.ts';
import { priceFor } from '../../domain/plate-price.ts';
import { describeFits, spokenName } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { ToldNotes } from './told-notes.tsx';
import { describeRoyalty, type TotalLine, type TotalVenue } from './total.ts';
import styles from './total-lines.module.css';
import { describeKitchen, describeNoTotal, describePackage, plainPlateTotal } from './total-texts.ts';
import { calculateTotalAt, type FunctionTotal, formatSharedRooms, type VenueTotal } from './venue-total.ts';

interface TotalLinesProps {
  readonly venue: TotalVenue;
  readonly eventDetails: EventDetails;
}

/** The lines of a total: those of the only function, or several functions that open to their lines; then the sum. */
export function TotalLines({ venue, eventDetails }: TotalLinesProps) {
  const total = calculateTotalAt(venue, eventDetails);
  const royalty = describeRoyalty(venue);
  const here = functionsAt(eventDetails, venue.id);
  const withPackage = describePackage(venue, here);
  const plainTotal = plainPlateTotal(venue, here);
  const kitchen = describeKitchen(venue, here);
  const only = eventDetails.length === 1 ? total?.functions[0]?.total : undefined;
  return (
    <>
      {!total && <p>{noTotal(venue, here)}</p>}
      {!total && plainTotal && <p>{m.plan_message_sum({ name: m.total_plain_plate(), sum: plainTotal })}</p>}
      {describeFits(venue, eventDetails).map((text) => (
        <p key={text} className="strong error">
          {m.total_sentence({ text })}
        </p>
      ))}
      {kitchen && <p>{m.total_sentence({ text: kitchen })}</p>}
      {total && (
        <>
          <div>
            {!only && (
              <div className={styles.functions}>
                {total.functions.filter(hasLines).map((one) => (
                  <FunctionLines key={one.id} {...one} />
                ))}
              </div>
            )}
            <table className={only ? styles.lines : `${styles.lines} ${styles.several}`}>
              <caption className="visually-hidden">{m.total_caption({ name: spokenName(venue) })}</caption>
              {only && <Lines lines={only.lines} />}
              <SharedRooms total={total} />
              <Lines lines={total.charges} />
              <tbody className={styles.sums}>
                <Row
                  label={m.total_sum()}
                  detail={[total.isTold && m.told_as_told(), withPackage].filter(Boolean).join(' · ')}
                >
                  {formatRupeeRange(total.sum)}
                </Row>
                {only && total.perGuest !== undefined && (
                  <Row label={m.total_per_guest()}>{formatRupees(total.perGuest)}</Row>
                )}
                {plainTotal && <Row label={m.total_plain_plate()}>{plainTotal}</Row>}
                {total.advance && (
                  <>
                    <Row label={m.total_advance_now()} detail={total.advance.detail}>
                      {formatRupeeRange(total.advance.now)}
                    </Row>
                    {total.advance.later && (
                      <Row label={m.total_balance_later()}>{formatRupeeRange(total.advance.later)}</Row>
                    )}
                  </>
                )}
              </tbody>
            </table>
          </div>
          {royalty && <p>{m.total_sentence({ text: royalty })}</p>}
          <ToldNotes venue={venue} functions={here} />
          <Notes total={total} />
        </>
      )}
    </>
  );
}

/** One sum is in place of its plates, and it has no rooms. */
const hasLines = ({ total }: FunctionTotal) => total.lines.length > 0;

/** Why there is no total. */
function noTotal(venue: TotalVenue, here: readonly WeddingFunction[]): string {
  if (here.length === 0) return m.total_none_here();
  return priceFor(venue).kind === 'typical' ? m.total_no_plate_price() : describeNoTotal(venue);
}

function FunctionLines({ function: one, total }: FunctionTotal) {
  const name = nameFunction(one);
  return (
    <details>
      <summary>
        <Icon name="chevron-down" size={20} />
        <span>
          <span>{name}</span> <small>{describeFunction(one)}</small>
        </span>{' '}
        <span>{formatRupees(total.sum)}</span>
      </summary>
      <table className={styles.lines}>
        <caption className="visually-hidden">{name}</caption>
        <Lines lines={total.lines} />
      </table>
    </details>
  );
}

function Lines({ lines }: { readonly lines: readonly TotalLine[] }) {
  return lines.length === 0 ? null : (
    <tbody>
      {lines.map(({ id, label, detail, sum, told }) => (
        <Row key={id} label={label} detail={[detail, told && m.told_mark()].filter(Boolean).join(' · ')}>
          {formatRupees(sum)}
        </Row>
      ))}
    </tbody>
  );
}

function SharedRooms({ total }: { readonly total: VenueTotal }) {
  const shared = formatSharedRooms(total);
  const { low, high } = total.sharedRooms;
  if (!shared) return null;
  return (
    <tbody>
      <Row
        label={m.total_shared_rooms()}
        detail={low < high ? m.total_shared_rooms_undated() : m.total_shared_rooms_dated()}
      >
        {shared}
      </Row>
    </tbody>
  );
}

interface RowProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly children: ReactNode;
}

function Row({ label, detail, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span>{label}</span> {detail && <small>{detail}</small>}
      </th>
      <td>{children}</td>
    </tr>
  );
}

/** What is not counted, and what the figures are. */
function Notes({ total }: { readonly total: VenueTotal }) {
  const lines = [...total.functions.flatMap((one) => one.total.lines), ...total.charges];
  const isRounded = lines.some((line) => line.rounded);
  const notes = [
    ...(total.unknown.length === 0 && !total.advance ? [m.total_advance_not_known()] : []),
    ...(isRounded ? [m.total_can_be_higher()] : []),
    m.total_not_an_offer(),
  ];
  return (
    <p className="note">
      {total.unknown.length > 0 && (
        <span>
          <strong>{m.total_not_known()}</strong>{' '}
          <span>{`${m.total_sentence({ text: listNotCounted(total) })} `}</span>
        </span>
      )}
      <span>{notes.join(' ')}</span>
    </p>
  );
}

/** The unknown costs, and the advance where it is unknown. */
function listNotCounted(total: VenueTotal): string {
  const costs = total.unknown.join(', ');
  return total.advance ? costs : `${costs}, ${m.total_the_advance()}`;
}

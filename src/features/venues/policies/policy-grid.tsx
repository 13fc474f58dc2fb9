import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import type { IconName } from '../../../components/icon-names.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { ConfirmedNote } from '../details/confirmed-note.tsx';
import { VenueSection } from '../details/venue-section.tsx';
import styles from './policy-grid.module.css';
import {
  listPolicyGroups,
  type PolicyGroup,
  type PolicyGroupId,
  type PolicyRow,
  type PolicyVenue,
} from './policy-rows.ts';

const icons: Record<PolicyGroupId, IconName> = {
  timings: 'clock',
  tax: 'receipt',
  lodging: 'bed-double',
  changingRooms: 'shirt',
  parking: 'car-front',
  alcohol: 'wine',
  food: 'utensils-crossed',
  decoration: 'flower-2',
  advance: 'hand-coins',
  cancellation: 'ban',
  other: 'scroll-text',
};

interface PolicyGridProps {
  readonly venue: PolicyVenue;
  /** The button that asks us a question. */
  readonly ask: (question: string) => ReactNode;
}

/** Venue Policies, group by group. The unknown policies of a group share one line and one button. */
export function PolicyGrid({ venue, ask }: PolicyGridProps) {
  return (
    <VenueSection id="policies-title" title={m.venues_policies_title()}>
      <div className={styles.grid}>
        {listPolicyGroups(venue).map((group) => (
          <Group key={group.id} group={group} ask={ask} />
        ))}
      </div>
    </VenueSection>
  );
}

function Group({ group, ask }: { readonly group: PolicyGroup } & Pick<PolicyGridProps, 'ask'>) {
  const { known, unknown } = splitRows(group.rows);
  const days = new Set(known.map(({ confirmed }) => confirmed?.date));
  const ofAll = days.size === 1 ? known[0]?.confirmed : undefined;
  return (
    <section className={styles.group} aria-labelledby={`policy-${group.id}`}>
      <h3 id={`policy-${group.id}`} className="with-icon gap-3">
        <Icon name={icons[group.id]} size={20} />
        {group.title}
      </h3>
      <dl>
        {known.map(({ id, label, value, holds, confirmed }) => (
          <div key={id} className={styles.line}>
            <dt>{label}</dt>
            <dd className="with-icon" lang={contentLang(value)}>
              {holds === true && <Icon name="check" className={styles.yes} size={16} />}
              {holds === false && <Icon name="x" className={styles.no} size={16} />}
              <span>{value}</span>
            </dd>
            {confirmed && !ofAll && (
              <dd className={styles.confirmed}>
                <ConfirmedNote confirmed={confirmed} />
              </dd>
            )}
          </div>
        ))}
        {unknown && (
          <div className={styles.line}>
            <dt>{unknown.labels}</dt>
            <dd>{ask(unknown.questions)}</dd>
          </div>
        )}
      </dl>
      <ConfirmedNote confirmed={ofAll} />
    </section>
  );
}

/** The rows with a value; of the others the labels as a list ("Allowed, from outside") and the questions. */
function splitRows(rows: readonly PolicyRow[]) {
  const known = rows.filter((row) => row.value !== undefined);
  const open = rows.filter((row) => row.value === undefined).filter((row) => !row.isExtra);
  if (open.length === 0) return { known };
  const unknown = {
    labels: open
      .map(({ listLabel }, index) => listLabel({ place: index === 0 ? 'first' : 'rest' }))
      .join(', '),
    questions: [...new Set(open.map(({ question }) => question))].join(' '),
  };
  return { known, unknown };
}

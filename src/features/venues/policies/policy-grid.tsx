import { Icon } from '../../../components/icon.tsx';
import type { IconName } from '../../../components/icon-names.ts';
import type { VenueFacts } from '../../../content/types.ts';
import styles from './policy-grid.module.css';
import { listPolicyGroups, type PolicyGroup, type PolicyGroupId } from './policy-groups.ts';
import { PolicyLine, UntoldLine } from './policy-line.tsx';
import { tellPolicies } from './tell-policies.ts';

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
  readonly venue: VenueFacts;
  /** Called with the questions of one group that have no answer. */
  readonly onAsk: (questions: string) => void;
}

/** Venue Policies: every group of them, with icons and words; what was not told of a group is asked at one press. */
export function PolicyGrid({ venue, onAsk }: PolicyGridProps) {
  return (
    <section className={styles.section} aria-labelledby="policies-title">
      <h2 id="policies-title">Venue Policies</h2>
      <div className={styles.grid}>
        {listPolicyGroups(venue).map((group) => (
          <Group key={group.id} group={group} onAsk={onAsk} />
        ))}
      </div>
    </section>
  );
}

function Group({ group, onAsk }: { group: PolicyGroup; onAsk: (questions: string) => void }) {
  const { told, untold } = tellPolicies(group.rows);
  return (
    <section className={styles.group} aria-labelledby={`policy-${group.id}`}>
      <h3 id={`policy-${group.id}`}>
        <Icon name={icons[group.id]} size={20} />
        {group.title}
      </h3>
      <dl>
        {told.map((row) => (
          <PolicyLine key={row.id} row={row} />
        ))}
        {untold && <UntoldLine {...untold} onAsk={onAsk} />}
      </dl>
    </section>
  );
}

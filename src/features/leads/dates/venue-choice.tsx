import { Fragment, useId, useState } from 'react';
import { CheckField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { formatRupeeRange } from '../../../domain/format.ts';
import type { NamedTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import formStyles from '../forms/lead-form.module.css';
import { datesLimits } from '../lead-schema.ts';
import styles from './function-dates.module.css';

interface VenueChoiceProps {
  readonly venues: readonly string[];
  /** Shown beside their venues. */
  readonly totals: readonly NamedTotal[] | undefined;
  readonly error: string | undefined;
  /** As `key` of the error it makes a repeated message be announced again. */
  readonly attempt: number;
}

const fieldName = 'venue';

/** The refused venue may be the last one in view. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** The venues to ask: all are ticked, of more than six the first six. */
export function VenueChoice({ venues, totals = [], error, attempt }: VenueChoiceProps) {
  const notice = useId();
  const hint = useId();
  const { venues: max } = datesLimits;
  const [ticked, setTicked] = useState(venues.slice(0, max));
  const hasHint = venues.length > max;
  const [refused, setRefused] = useState({ venue: '', times: 0 });

  function toggle(venue: string) {
    const isRefused = !ticked.includes(venue) && ticked.length === max;
    setRefused({ venue: isRefused ? venue : '', times: refused.times + 1 });
    if (isRefused) return;
    setTicked(ticked.includes(venue) ? ticked.filter((one) => one !== venue) : [...ticked, venue]);
  }

  return (
    <fieldset aria-describedby={hasHint ? hint : undefined}>
      <legend className={styles.legend}>{m.leads_dates_venues()}</legend>
      {hasHint && (
        <p id={hint} className={formStyles.promise}>
          {m.leads_dates_max_venues({ max })}
        </p>
      )}
      {error && (
        <Notice key={attempt} id={notice} tone="error">
          {error}
        </Notice>
      )}
      {venues.map((venue, index) => (
        <Fragment key={venue}>
          <CheckField
            label={<span lang={contentLang(venue)}>{venue}</span>}
            name={fieldName}
            value={venue}
            checked={ticked.includes(venue)}
            onChange={() => toggle(venue)}
            hint={totalText(totals.find((one) => one.venue === venue))}
            aria-invalid={error !== undefined && index === 0}
            aria-describedby={error && index === 0 ? notice : undefined}
          />
          {refused.venue === venue && (
            <div key={refused.times} ref={scrollIntoView}>
              <Notice tone="error">{m.leads_dates_untick({ max })}</Notice>
            </div>
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}

const totalText = (total: NamedTotal | undefined) =>
  total && m.leads_your_total({ sum: formatRupeeRange(total) });

/** The venues that are ticked, in the order of the list. */
export function readVenues(form: HTMLFormElement): string[] {
  const inputs = form.querySelectorAll<HTMLInputElement>(`[name="${fieldName}"]:checked`);
  return [...inputs].map(({ value }) => value);
}

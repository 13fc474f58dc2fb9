import { Fragment, useId, useState } from 'react';
import { CheckField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { formatRupeeRange } from '../../../domain/format.ts';
import { datesLimits } from '../../../domain/lead-limits.ts';
import type { NamedTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import type { AskedFunction } from '../../../visitor/lead-store.ts';
import { type AskedVenues, functionsAskedOf, isCandidate } from './asked-dates.ts';
import styles from './function-dates.module.css';

interface VenueChoiceProps {
  readonly venues: readonly string[];
  readonly functions: readonly AskedFunction[];
  /** Shown beside their venues. */
  readonly totals: readonly NamedTotal[] | undefined;
  readonly error: string | undefined;
  /** As `key` of the error it makes a repeated message be announced again. */
  readonly attempt: number;
}

const fieldName = 'venue';
const wideName = 'wide';

/** The refused venue may be the last one in view. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/**
 * The venues to ask, and about which functions. Those are ticked that may host one, of more than six the first six. The family
 * can have each venue asked about every function.
 */
export function VenueChoice({ venues, functions, totals = [], error, attempt }: VenueChoiceProps) {
  const notice = useId();
  const hint = useId();
  const { venues: max } = datesLimits;
  const [{ ticked, refused }, setChoice] = useState(() => ({
    ticked: venues.filter((venue) => isCandidate(venue, functions)).slice(0, max),
    refused: { venue: '', times: 0 },
  }));
  const [isWide, setWide] = useState(false);
  const canWiden = functions.some((one) => one.venue !== undefined);
  const hasHint = venues.length > max;

  /** A draft enters several before the next render. */
  function toggle(venue: string) {
    setChoice((last) => {
      const isTicked = last.ticked.includes(venue);
      const isRefused = !isTicked && last.ticked.length === max;
      const others = last.ticked.filter((one) => one !== venue);
      return {
        ticked: isTicked || isRefused ? others : [...others, venue],
        refused: { venue: isRefused ? venue : '', times: last.refused.times + 1 },
      };
    });
  }

  return (
    <fieldset aria-describedby={hasHint ? hint : undefined}>
      <legend className={`title ${styles.legend}`}>{m.leads_dates_venues()}</legend>
      {hasHint && (
        <p id={hint} className="note">
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
            hint={[
              canWiden && aboutText(venue, functions, isWide),
              totalText(totals.find((one) => one.venue === venue)),
            ]
              .filter(Boolean)
              .join(' · ')}
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
      {canWiden && (
        <CheckField
          label={m.leads_dates_wide()}
          name={wideName}
          value="yes"
          checked={isWide}
          onChange={() => setWide(!isWide)}
        />
      )}
    </fieldset>
  );
}

/** The functions that a venue is asked about, by name. */
function aboutText(venue: string, functions: readonly AskedFunction[], isWide: boolean): string {
  if (!isWide && !isCandidate(venue, functions)) return m.leads_dates_about_all();
  const names = functionsAskedOf(venue, functions, isWide).map(({ name }) => name);
  return m.leads_dates_about({ functions: names.join(', ') });
}

const totalText = (total: NamedTotal | undefined) =>
  total && m.leads_your_total({ sum: formatRupeeRange(total) });

/** The venues that are ticked, in the order of the list. */
export function readVenues(form: HTMLFormElement): AskedVenues {
  const inputs = form.querySelectorAll<HTMLInputElement>(`[name="${fieldName}"]:checked`);
  const isWide = form.querySelector(`[name="${wideName}"]:checked`) !== null;
  return { ticked: [...inputs].map(({ value }) => value), isWide };
}

import { type ReactNode, useState } from 'react';
import { CheckField } from '../../components/field.tsx';
import { type AsTold, asOnPage, pageOf } from '../../domain/facts/told.ts';
import { m } from '../../i18n/compiled/messages.js';

interface ToldTick<Venue> {
  /** As they told the family, once that is ticked; until then as on our page. */
  readonly venues: readonly AsTold<Venue>[];
  /** Undefined where no hall told anything. */
  readonly field: ReactNode;
}

/** A tick beside a button that sends totals: what halls told leaves the device with it alone. */
export function useToldTick<Venue>(venues: readonly AsTold<Venue>[]): ToldTick<Venue> {
  const [isTicked, setTicked] = useState(false);
  const isTold = venues.some(({ told }) => told);
  return {
    venues: isTicked ? venues : venues.map((venue) => asOnPage(pageOf(venue))),
    field: isTold && (
      <CheckField
        label={m.told_send()}
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
    ),
  };
}

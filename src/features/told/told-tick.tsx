import { useState } from 'react';
import { CheckField } from '../../components/field.tsx';
import { type AsTold, asOnPage, pageOf } from '../../domain/facts/told.ts';
import { m } from '../../i18n/compiled/messages.js';

/** What halls told, to be sent once the family ticks that; until then the venues are as on our page: nothing told leaves the device without it. */
export function useToldTick<Venue>(told: readonly AsTold<Venue>[]) {
  const [isTicked, setTicked] = useState(false);
  return {
    isOffered: told.some((venue) => venue.told),
    isTicked,
    setTicked,
    venues: isTicked ? told : told.map((venue) => asOnPage(pageOf(venue))),
  };
}

/** The tick, beside the button. */
export function ToldTick({ isOffered, isTicked, setTicked }: Omit<ReturnType<typeof useToldTick>, 'venues'>) {
  return (
    isOffered && (
      <CheckField
        label={m.told_send()}
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
    )
  );
}

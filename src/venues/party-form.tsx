import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { formatAmount } from './format-facts.ts';
import { type Party, type PartyPart, parseParty, partyLimits, unusableOf } from './party.ts';
import styles from './party-bar.module.css';

interface PartyFormProps {
  readonly party: Party | undefined;
  readonly onParty: (party: Party | undefined) => void;
}

/** Guests, veg share, rooms and date; only the guests must be there. */
export function PartyForm({ party, onParty }: PartyFormProps) {
  const [veg, setVeg] = useState(String(Math.round((party?.vegShare ?? 1) * 100)));
  const [wrong, setWrong] = useState<readonly PartyPart[]>([]);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    const told = new URLSearchParams(texts);
    const next = parseParty(told);
    const unusable = next ? unusableOf(told) : (['guests'] as const);
    setWrong(unusable);
    if (next && unusable.length === 0) onParty(next);
    else form.current?.querySelector<HTMLInputElement>(`[name="${unusable[0]}"]`)?.focus();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label="Guests"
        name="guests"
        type="number"
        inputMode="numeric"
        min={1}
        max={partyLimits.guests}
        defaultValue={party?.guests}
        autoFocus
        error={wrong.includes('guests') && `Between 1 and ${formatAmount(partyLimits.guests)} guests.`}
      />
      <Field
        label="Rooms"
        required={false}
        name="rooms"
        type="number"
        inputMode="numeric"
        min={0}
        max={partyLimits.rooms}
        defaultValue={party?.rooms || undefined}
        error={wrong.includes('rooms') && `${formatAmount(partyLimits.rooms)} rooms at most.`}
      />
      <div className={styles.veg}>
        <label htmlFor="party-veg">
          Eat veg <output htmlFor="party-veg">{veg}%</output>
        </label>
        <input
          id="party-veg"
          name="veg"
          type="range"
          min={0}
          max={100}
          // A share that came with a link may lie between the steps.
          step={Number(veg) % 5 === 0 ? 5 : 1}
          value={veg}
          onChange={({ target }) => setVeg(target.value)}
        />
      </div>
      <Field label="Date" required={false} name="date" type="date" defaultValue={party?.date} />
      <div className={styles.actions}>
        <Button type="submit">Show my total</Button>
        {party && (
          <Button variant="quiet" onClick={() => onParty(undefined)}>
            Forget my guests
          </Button>
        )}
      </div>
    </form>
  );
}

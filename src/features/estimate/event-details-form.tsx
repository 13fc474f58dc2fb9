import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import {
  type EventDetails,
  type EventDetailsParam,
  eventDetailsLimits,
  invalidEventDetails,
  parseEventDetails,
} from '../../lib/event-details.ts';
import { formatAmount } from '../../lib/format.ts';
import styles from './event-details-bar.module.css';

interface PartyFormProps {
  readonly eventDetails: EventDetails | undefined;
  readonly onParty: (eventDetails: EventDetails | undefined) => void;
}

/** Guests, veg share, rooms and date; only the guests must be there. */
export function EventDetailsForm({ eventDetails, onParty }: PartyFormProps) {
  const [veg, setVeg] = useState(String(Math.round((eventDetails?.vegShare ?? 1) * 100)));
  const [wrong, setWrong] = useState<readonly EventDetailsParam[]>([]);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    const told = new URLSearchParams(texts);
    const next = parseEventDetails(told);
    const unusable = next ? invalidEventDetails(told) : (['guests'] as const);
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
        max={eventDetailsLimits.guests}
        defaultValue={eventDetails?.guests}
        autoFocus
        error={wrong.includes('guests') && `Between 1 and ${formatAmount(eventDetailsLimits.guests)} guests.`}
      />
      <Field
        label="Rooms"
        required={false}
        name="rooms"
        type="number"
        inputMode="numeric"
        min={0}
        max={eventDetailsLimits.rooms}
        defaultValue={eventDetails?.rooms || undefined}
        error={wrong.includes('rooms') && `${formatAmount(eventDetailsLimits.rooms)} rooms at most.`}
      />
      <div className={styles.veg}>
        <label htmlFor="event-veg">
          Eat veg <output htmlFor="event-veg">{veg}%</output>
        </label>
        <input
          id="event-veg"
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
      <Field label="Date" required={false} name="date" type="date" defaultValue={eventDetails?.date} />
      <div className={styles.actions}>
        <Button type="submit">Show my total</Button>
        {eventDetails && (
          <Button variant="quiet" onClick={() => onParty(undefined)}>
            Forget my guests
          </Button>
        )}
      </div>
    </form>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import {
  type EventDetails,
  type EventDetailsParam,
  eventDetailsLimits,
  invalidEventDetails,
  parseEventDetails,
} from '../../domain/event-details.ts';
import { formatAmount } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import styles from './event-details-bar.module.css';

interface EventDetailsFormProps {
  readonly eventDetails: EventDetails | undefined;
  readonly onSave: (eventDetails: EventDetails | undefined) => void;
}

/** Guests, veg share, rooms and date; only the guests are required. */
export function EventDetailsForm({ eventDetails, onSave }: EventDetailsFormProps) {
  const [veg, setVeg] = useState(String(Math.round((eventDetails?.vegShare ?? 1) * 100)));
  const [invalid, setInvalid] = useState<readonly EventDetailsParam[]>([]);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value).trim(),
    ]);
    const params = new URLSearchParams(entries);
    const next = parseEventDetails(params);
    const nextInvalid = next ? invalidEventDetails(params) : (['guests'] as const);
    setInvalid(nextInvalid);
    if (next && nextInvalid.length === 0) onSave(next);
    else form.current?.querySelector<HTMLInputElement>(`[name="${nextInvalid[0]}"]`)?.focus();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={m.total_guests()}
        name="guests"
        type="number"
        inputMode="numeric"
        min={1}
        max={eventDetailsLimits.guests}
        defaultValue={eventDetails?.guests}
        autoFocus
        error={
          invalid.includes('guests') &&
          m.total_guests_limit({ most: formatAmount(eventDetailsLimits.guests) })
        }
      />
      <Field
        label={m.total_rooms()}
        required={false}
        name="rooms"
        type="number"
        inputMode="numeric"
        min={0}
        max={eventDetailsLimits.rooms}
        defaultValue={eventDetails?.rooms || undefined}
        error={
          invalid.includes('rooms') && m.total_rooms_limit({ most: formatAmount(eventDetailsLimits.rooms) })
        }
      />
      <div className={styles.veg}>
        <label htmlFor="event-veg">
          <output htmlFor="event-veg">{veg}%</output> {m.total_vegetarian()}
        </label>
        <input
          id="event-veg"
          name="veg"
          type="range"
          min={0}
          max={100}
          // A share from a link can be between the steps.
          step={Number(veg) % 5 === 0 ? 5 : 1}
          value={veg}
          onChange={({ target }) => setVeg(target.value)}
        />
      </div>
      <Field
        label={m.total_date()}
        required={false}
        name="date"
        type="date"
        defaultValue={eventDetails?.date}
      />
      <div className={styles.actions}>
        <Button type="submit">{m.total_show_total()}</Button>
        {eventDetails && (
          <Button variant="quiet" onClick={() => onSave(undefined)}>
            {m.total_clear_guests()}
          </Button>
        )}
      </div>
    </form>
  );
}

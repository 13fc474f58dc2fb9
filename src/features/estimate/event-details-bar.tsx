import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import {
  type EventDetailsParam,
  hasEventDetails,
  invalidEventDetails,
  withEventDetails,
} from '../../lib/event-details.ts';
import { saveEventDetails, useEventDetails } from '../../lib/event-details-store.ts';
import { describeEventDetails } from '../../lib/event-details-text.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import styles from './event-details-bar.module.css';
import { EventDetailsForm } from './event-details-form.tsx';

/** Who comes: said once, for every total on the site. Folded to one line; keeps the address in step. */
export function EventDetailsBar() {
  const eventDetails = useEventDetails();
  const left = usePartyInAddress();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label="Your guests">
      <div className={styles.line}>
        <Icon name="users" size={22} />
        <p role="status">
          {eventDetails ? (
            <strong>{describeEventDetails(eventDetails)}</strong>
          ) : (
            <>
              <strong>How many guests?</strong> See your total everywhere.
            </>
          )}
        </p>
        <Button
          variant={eventDetails ? 'quiet' : 'secondary'}
          aria-expanded={open}
          aria-label={open ? 'Close your guests' : eventDetails ? 'Change guests' : 'Set guests'}
          onClick={() => setOpen((was) => !was)}
        >
          {open ? 'Close' : eventDetails ? 'Change' : 'Set guests'}
        </Button>
      </div>
      {left.parts && !open && (
        <p className={styles.note}>This address gives {left.parts} that we cannot use, so we left it out.</p>
      )}
      {open && (
        <EventDetailsForm
          eventDetails={eventDetails}
          onParty={(next) => {
            saveEventDetails(next);
            left.forget();
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

const partWords: Record<EventDetailsParam, string> = {
  guests: 'a guest count',
  veg: 'a veg share',
  rooms: 'a number of rooms',
  date: 'a date',
};

interface LeftOut {
  /** What of the address could not be used, in words; empty where all could. */
  readonly parts: string;
  readonly forget: () => void;
}

/** Writes the visit's event details into the address, so that a shared link shows the same totals. Tells what of it cannot be used. */
function usePartyInAddress(): LeftOut {
  const eventDetails = useEventDetails();
  const params = useUrlSearch();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hasEventDetails(params, eventDetails) && invalidEventDetails(params).length === 0) return;
    navigate(
      { search: `${withEventDetails(params, eventDetails)}`, hash },
      { replace: true, state, preventScrollReset: true },
    );
  }, [params, hash, state, eventDetails, navigate]);
  // Stored, because the note must outlast the corrected URL.
  const [note, setNote] = useState<{ readonly params?: URLSearchParams; readonly parts: string }>({
    parts: '',
  });
  const found = invalidEventDetails(params)
    .map((name) => partWords[name])
    .join(' and ');
  if (found && params !== note.params) setNote({ params, parts: found });
  return { parts: note.parts, forget: () => setNote({ params, parts: '' }) };
}

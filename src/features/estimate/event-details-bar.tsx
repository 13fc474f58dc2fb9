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

/** The event details in one line, with a form to change them. Keeps the URL parameters in sync. */
export function EventDetailsBar() {
  const eventDetails = useEventDetails();
  const invalid = useEventDetailsInUrl();
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
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : eventDetails ? 'Change' : 'Set guests'}
        </Button>
      </div>
      {invalid.text && !open && (
        <p className={styles.note}>
          This address gives {invalid.text} that we cannot use, so we left it out.
        </p>
      )}
      {open && (
        <EventDetailsForm
          eventDetails={eventDetails}
          onSave={(next) => {
            saveEventDetails(next);
            invalid.dismiss();
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

const paramTexts: Record<EventDetailsParam, string> = {
  guests: 'a guest count',
  veg: 'a veg share',
  rooms: 'a number of rooms',
  date: 'a date',
};

interface InvalidParams {
  /** The invalid parameters of the URL as a text; empty without any. */
  readonly text: string;
  readonly dismiss: () => void;
}

/** Writes the event details into the URL, so that a shared link shows the same totals, and removes invalid ones. */
function useEventDetailsInUrl(): InvalidParams {
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
  // State, because the message outlasts the correction of the URL.
  const [invalid, setInvalid] = useState<{ readonly params?: URLSearchParams; readonly text: string }>({
    text: '',
  });
  const found = invalidEventDetails(params)
    .map((name) => paramTexts[name])
    .join(' and ');
  if (found && params !== invalid.params) setInvalid({ params, text: found });
  return { text: invalid.text, dismiss: () => setInvalid({ params, text: '' }) };
}

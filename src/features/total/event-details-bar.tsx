import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import {
  describeEventDetails,
  type EventDetailsParam,
  hasEventDetails,
  invalidEventDetails,
  withEventDetails,
} from '../../domain/event-details.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../../i18n/locale.ts';
import { saveEventDetails, useEventDetails } from '../../lib/event-details-store.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import styles from './event-details-bar.module.css';
import { EventDetailsForm } from './event-details-form.tsx';

/** The event details in one line, with a form to change them. Keeps the URL parameters in sync. */
export function EventDetailsBar() {
  const eventDetails = useEventDetails();
  const invalid = useEventDetailsInUrl();
  const [open, setOpen] = useState(false);
  const texts = buttonTexts(open, eventDetails !== undefined);
  return (
    <section className={styles.bar} aria-label={m.total_your_guests()}>
      <div className={styles.line}>
        <Icon name="users" size={22} />
        <p role="status">
          {eventDetails ? (
            <strong>{describeEventDetails(eventDetails)}</strong>
          ) : (
            <>
              <strong>{m.total_how_many()}</strong> {m.total_see_total()}
            </>
          )}
        </p>
        <Button
          variant={eventDetails ? 'quiet' : 'secondary'}
          aria-expanded={open}
          aria-label={texts.label}
          onClick={() => setOpen(!open)}
        >
          {texts.text}
        </Button>
      </div>
      <noscript>{import.meta.env.SSR && <p className={styles.note}>{m.total_noscript()}</p>}</noscript>
      {invalid.text && !open && (
        <p className={styles.note}>{m.total_invalid_params({ values: invalid.text })}</p>
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

function buttonTexts(open: boolean, known: boolean): { readonly label: string; readonly text: string } {
  if (open) return { label: m.total_close_guests(), text: m.controls_close() };
  if (known) return { label: m.total_change_guests(), text: m.total_change() };
  return { label: m.total_set_guests(), text: m.total_set_guests() };
}

const paramTexts: Record<EventDetailsParam, () => string> = {
  guests: m.total_invalid_guests,
  veg: m.total_invalid_veg,
  rooms: m.total_invalid_rooms,
  date: m.total_invalid_date,
};

const formatList = (items: readonly string[]) => new Intl.ListFormat(languageTags[getLocale()]).format(items);

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
  const found = formatList(invalidEventDetails(params).map((name) => paramTexts[name]()));
  if (found && params !== invalid.params) setInvalid({ params, text: found });
  return { text: invalid.text, dismiss: () => setInvalid({ params, text: '' }) };
}

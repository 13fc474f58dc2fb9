import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { Link } from '../../components/link.tsx';
import {
  describeEventDetails,
  type EventDetails,
  type EventDetailsParam,
  formatEventDetails,
  hasEventDetails,
  invalidEventDetails,
  withEventDetails,
} from '../../domain/event-details.ts';
import { m } from '../../i18n/compiled/messages.js';
import { saveEventDetails, useEventDetails } from '../../lib/event-details-store.ts';
import { PageHold } from '../../lib/page-holds.ts';
import { paths } from '../../lib/paths.ts';
import { prefetchWhenIdle } from '../../lib/prefetch.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import styles from './event-details-bar.module.css';

const load = () => import('./event-details-form.tsx');
const form = createLazy(() => load().then((module) => module.EventDetailsForm));
const invalidParams = createLazy(() => load().then((module) => module.InvalidParams));

interface EventDetailsBarProps {
  /** Whether it links the plan where there are several functions. */
  readonly linksPlan?: boolean;
  /** Whether its form asks for the kind and venue of a single function, too. */
  readonly hasVenues?: boolean;
}

/** The event details in one line, with a form to change them. Keeps the URL parameters in sync. */
export function EventDetailsBar({ linksPlan = true, hasVenues }: EventDetailsBarProps) {
  const eventDetails = useEventDetails();
  const invalid = useEventDetailsInUrl();
  const [open, setOpen] = useState(false);
  /** What the form was opened with or has saved; null without a form. While it is closed it stays, so that nothing is lost. */
  const [formOf, setFormOf] = useState<EventDetails | undefined | null>(null);
  const [cleared, setCleared] = useState<EventDetails>();
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => prefetchWhenIdle(form.preload), []);
  const texts = buttonTexts(open, eventDetails !== undefined);
  const isSeveral = eventDetails !== undefined && eventDetails.length > 1;
  return (
    <section className={styles.bar} aria-label={m.total_your_guests()}>
      <div className={styles.line}>
        <Icon name="users" size={22} />
        <p role="status">
          {eventDetails ? (
            <>
              <strong className={isSeveral ? styles.several : undefined}>
                {describeEventDetails(eventDetails)}
              </strong>
              {isSeveral && linksPlan && (
                <>
                  {' '}
                  <Link to={`${paths.plan()}?${formatEventDetails(eventDetails)}`}>{m.plan_name()}</Link>
                </>
              )}
            </>
          ) : (
            <>
              <strong>{m.total_how_many()}</strong> <span>{m.total_see_total()}</span>
            </>
          )}
        </p>
        <Button
          variant={eventDetails ? 'quiet' : 'secondary'}
          aria-expanded={open}
          aria-label={texts.label}
          ref={toggle}
          onClick={() => {
            setOpen(!open);
            if (!open) setFormOf(eventDetails);
          }}
        >
          {texts.text}
        </Button>
      </div>
      <noscript>{import.meta.env.SSR && <p className={styles.note}>{m.total_noscript()}</p>}</noscript>
      {cleared && !eventDetails && (
        <p className={styles.note} role="status">
          <span>{m.total_function_removed({ function: describeEventDetails(cleared) })}</span>
          <Button
            variant="quiet"
            onClick={() => {
              saveEventDetails(cleared);
              toggle.current?.focus();
            }}
          >
            {m.shortlist_put_back()}
          </Button>
        </p>
      )}
      {invalid.params.length > 0 && !open && (
        // Its code is loaded before the page is shown, because it moves what follows.
        <LazyBoundary source={invalidParams} props={{ params: invalid.params }} loading={<PageHold />} />
      )}
      {(open || formOf === eventDetails) && (
        <LazyBoundary
          source={form}
          props={{
            eventDetails,
            hasVenues,
            isOpen: open,
            onSave: (next) => {
              saveEventDetails(next);
              setCleared(next ? undefined : eventDetails);
              setFormOf(next ?? null);
              invalid.dismiss();
              setOpen(false);
              toggle.current?.focus();
            },
          }}
          loading={open && <p className={styles.note}>{m.leads_loading()}</p>}
          failed={open && <p className={styles.note}>{m.total_failed()}</p>}
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

interface InvalidInUrl {
  /** The invalid parameters of the URL; none without any. */
  readonly params: readonly EventDetailsParam[];
  readonly dismiss: () => void;
}

const none: readonly EventDetailsParam[] = [];

/** Writes the event details into the URL, so that a shared link shows the same totals, and removes invalid ones. */
function useEventDetailsInUrl(): InvalidInUrl {
  const eventDetails = useEventDetails();
  const params = useUrlSearch();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const found = invalidEventDetails(params);
  // State, because the message outlasts the correction of the URL.
  const [invalid, setInvalid] = useState<Pick<InvalidInUrl, 'params'> & { readonly in?: URLSearchParams }>({
    params: none,
  });
  if (found.length > 0 && params !== invalid.in) setInvalid({ in: params, params: found });
  useEffect(() => {
    if (hasEventDetails(params, eventDetails) && invalidEventDetails(params).length === 0) return;
    navigate(
      { search: `${withEventDetails(params, eventDetails)}`, hash },
      { replace: true, state, preventScrollReset: true },
    );
  }, [params, hash, state, eventDetails, navigate]);
  return { params: invalid.params, dismiss: () => setInvalid({ in: params, params: none }) };
}

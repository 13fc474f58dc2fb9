import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { Link } from '../../components/link.tsx';
import type { EventDetails } from '../../domain/event-details.ts';
import { describeEventDetails } from '../../domain/event-details-text.ts';
import { formatEventDetails } from '../../domain/event-details-url.ts';
import { m } from '../../i18n/compiled/messages.js';
import { PageHold } from '../../lib/page-holds.ts';
import { paths } from '../../lib/paths.ts';
import { prefetchWhenIdle } from '../../lib/prefetch.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import {
  forgetReplacedDetails,
  keepSharedDetails,
  putBackDetails,
  saveEventDetails,
  showOwnDetails,
  useDetailsNotes,
  useEventDetails,
  useIsShared,
} from '../../visitor/event-details-store.ts';
import { useIsToldUnread } from '../../visitor/told-store.ts';
import styles from './event-details-bar.module.css';
import type { FormStart, RenderVenueSearch } from './venue-search.ts';

const load = () => import('./event-details-form.tsx');
const form = createLazy(() => load().then((module) => module.EventDetailsForm));
const invalidParams = createLazy(() => load().then((module) => module.InvalidParams));

export interface EventDetailsHandle {
  /** Opens the form, which takes the focus. */
  readonly open: (start?: FormStart) => void;
}

interface OpenForm {
  /** Where it has the focus, anew each time. */
  readonly start: FormStart;
  /** The event details that it was opened with, as text. */
  readonly of: string;
}

interface EventDetailsBarProps {
  /** Whether it links the plan. */
  readonly linksPlan?: boolean;
  /** Given, its form asks for the kind and the venue of a single function, too. */
  readonly renderVenueSearch?: RenderVenueSearch;
  /** After "Show my total". */
  readonly onShowTotal?: () => void;
  readonly ref?: Ref<EventDetailsHandle>;
}

/** The event details in one line, with a form to change them, and whose they are. */
export function EventDetailsBar({
  linksPlan = true,
  renderVenueSearch,
  onShowTotal,
  ref,
}: EventDetailsBarProps) {
  const eventDetails = useEventDetails();
  const shown = formatEventDetails(eventDetails);
  const isShared = useIsShared();
  const { replaced, invalid, pathname: linked } = useDetailsNotes();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<OpenForm>();
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void prefetchWhenIdle(form.preload);
  }, []);
  useEffect(() => forgetReplacedDetails, []);
  const openForm = (start: FormStart = {}) =>
    setOpen((form) => ({ start: { ...start }, of: form?.of ?? shown }));
  useImperativeHandle(ref, () => ({ open: openForm }));
  const isToldUnread = useIsToldUnread();
  const hasOldQuotes = useUrlSearch().has('quotes');
  const texts = buttonTexts(open !== undefined, eventDetails !== undefined);
  const isSeveral = eventDetails !== undefined && eventDetails.length > 1;
  return (
    <section
      className={`stack gap-3 ${styles.bar} ${eventDetails ? '' : 'screen-only'}`}
      aria-label={m.total_your_guests()}
    >
      {isShared && (
        <p className={`links ${styles.shared} screen-only`}>
          <span>{m.total_shared_view()}</span>
          <Button variant="quiet" onClick={keepSharedDetails}>
            {m.total_keep_shared()}
          </Button>
          <Button variant="quiet" onClick={showOwnDetails}>
            {m.total_show_mine()}
          </Button>
        </p>
      )}
      <div className={`row ${styles.line}`}>
        <Icon name="users" size={22} />
        <p role="status">
          {eventDetails ? (
            <>
              <strong className={isSeveral ? styles.several : undefined}>
                {describeEventDetails(eventDetails)}
              </strong>
              {linksPlan && (
                <>
                  {' '}
                  <Link className="target screen-only" to={paths.plan()}>
                    {m.plan_name()}
                  </Link>
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
          className={eventDetails ? undefined : styles.add}
          aria-expanded={open !== undefined}
          aria-label={texts.label}
          ref={toggle}
          onClick={() => (open ? setOpen(undefined) : openForm())}
        >
          {texts.text}
        </Button>
      </div>
      <noscript>{import.meta.env.SSR && <p className="note">{m.total_noscript()}</p>}</noscript>
      {replaced && (
        <p className="note" role="status">
          <span>{describeReplaced(replaced, eventDetails !== undefined)}</span>
          <Button
            variant="quiet"
            onClick={() => {
              putBackDetails();
              toggle.current?.focus();
            }}
          >
            {m.shortlist_put_back()}
          </Button>
        </p>
      )}
      {invalid.length > 0 && linked === pathname && !open && (
        // Its code is loaded before the page is shown, because it moves what follows.
        <LazyBoundary source={invalidParams} props={{ params: invalid }} loading={<PageHold />} />
      )}
      {isToldUnread && <p className="note">{m.told_unread()}</p>}
      {hasOldQuotes && <p className="note">{m.told_old_link()}</p>}
      {open && (
        <LazyBoundary
          // Anew with what another tab has saved, once the visitor takes it.
          key={open.of}
          source={form}
          props={{
            eventDetails,
            renderVenueSearch,
            start: open.start,
            isOutdated: open.of !== shown,
            onTakeNewer: () => setOpen({ ...open, of: shown }),
            onSave: (next) => {
              saveEventDetails(next);
              setOpen(undefined);
              toggle.current?.focus();
              if (next) onShowTotal?.();
            },
          }}
          loading={<p className="note">{m.leads_loading()}</p>}
          failed={(reloadButton) => (
            <p className="note">
              {m.total_failed()} {reloadButton}
            </p>
          )}
        />
      )}
    </section>
  );
}

/** What an undo brings back, after the visitor cleared it or kept the event details of a link instead. */
function describeReplaced(replaced: EventDetails, isKept: boolean): string {
  const details = describeEventDetails(replaced);
  return isKept ? m.total_kept({ details }) : m.total_function_removed({ function: details });
}

function buttonTexts(open: boolean, known: boolean): { readonly label: string; readonly text: string } {
  if (open) return { label: m.total_close_guests(), text: m.controls_close() };
  if (known) return { label: m.total_change_guests(), text: m.total_change() };
  return { label: m.total_set_guests(), text: m.total_set_guests() };
}

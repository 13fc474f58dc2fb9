import { Button, ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { type Draft, shareLink } from '../../content/whatsapp-draft.ts';
import { type EventDetails, functionsAt } from '../../domain/event-details.ts';
import { describeEventDetails, nameFunction } from '../../domain/event-details-text.ts';
import type { AsTold } from '../../domain/facts/told.ts';
import type { ComparedVenue, VenueSummary } from '../../domain/venue-summary.ts';
import { DatesButton } from '../../features/shortlist/dates-button.tsx';
import { compareLimits, compareUrl, shortlistUrl, toLink } from '../../features/shortlist/list-links.ts';
import { shortlistDraft, summarizeVenues } from '../../features/shortlist/shortlist-text.ts';
import { ToldTick, useToldTick } from '../../features/told/told-tick.tsx';
import { shownTotals } from '../../features/total/shown-total.ts';
import { describeTotal } from '../../features/total/total-texts.ts';
import { calculateTotalAt } from '../../features/total/venue-total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import { openToldSheet } from '../../visitor/told-request.ts';

// The questions and the rules that answer them are a part of venue pages.
const askAllButton = createLazy(() =>
  import('../../features/shortlist/ask-all-button.tsx').then((module) => module.AskAllButton),
);

/** Leads to the comparison of a list; nothing with a single venue. */
export function CompareLink({ venues }: { readonly venues: readonly VenueSummary[] }) {
  if (venues.length < compareLimits.min) return null;
  const ids = venues.slice(0, compareLimits.max).map(({ id }) => id);
  return (
    <ButtonLink to={compareUrl(ids)}>
      <Icon name="scale" />
      <span>{venues.length > compareLimits.max ? m.shortlist_compare_first() : m.shortlist_compare()}</span>
    </ButtonLink>
  );
}

/** Opens the sheet of what a hall told, with the search for the hall. */
export function SpokenButton() {
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={() => openToldSheet()}>
      {m.told_spoken()}
    </Button>
  );
}

interface ListActionsProps {
  readonly venues: readonly ComparedVenue[];
  /** Whether the page has the comparison elsewhere. */
  readonly isCompareElsewhere?: boolean;
}

/** Compare, free dates, call-back, visit and share for the venues of a list. */
export function ListActions({ venues, isCompareElsewhere = false }: ListActionsProps) {
  const tick = useToldTick(venues);
  const eventDetails = useEventDetails();
  if (venues.length === 0) return null;
  const ids = venues.map(({ id }) => id);
  const link = () => toLink(shortlistUrl(ids, eventDetails));
  const eventText = eventDetails && describeEventDetails(eventDetails);

  function message(): Draft {
    const shared = tick.venues.map((venue) => ({
      name: venue.name,
      place: venue.locality ?? venue.address,
      total: eventDetails && totalText(venue, eventDetails),
    }));
    return shortlistDraft({
      venues: shared,
      link: link(),
      ...(eventText ? { eventDetails: eventText } : {}),
    });
  }

  const names = venues.map(({ name }) => name);
  const getTotals = () => shownTotals(venues, eventDetails);
  const openCallBack = () =>
    openCallBackDialog({
      control: 'shortlist',
      about: summarizeVenues(names, eventText),
      totals: getTotals(),
    });

  return (
    <div className="actions screen-only">
      {!isCompareElsewhere && <CompareLink venues={venues} />}
      <Button
        variant={venues.length >= compareLimits.min ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        onClick={openCallBack}
      >
        <Icon name="phone-call" />
        {m.shortlist_call()}
      </Button>
      <DatesButton
        control="shortlist"
        eventDetails={eventDetails}
        venues={venues}
        getTotals={getTotals}
        variant="secondary"
      />
      <ButtonLink variant="secondary" href="#visit">
        <Icon name="calendar-days" />
        {m.shortlist_visit()}
      </ButtonLink>
      <ButtonLink variant="secondary" to={paths.plan()}>
        <Icon name="scroll-text" />
        {m.plan_name()}
      </ButtonLink>
      <ToldTick {...tick} />
      <ButtonLink variant="secondary" href={shareLink(message())} target="_blank" rel="noopener">
        <Icon name="message-circle" />
        {m.contact_send_whatsapp()}
      </ButtonLink>
      <ShareButton title={m.shortlist_share_title()} link={link}>
        {m.shortlist_share()}
      </ShareButton>
      <SpokenButton />
      {/* Last, so that it moves no other button when it has loaded. */}
      <LazyBoundary source={askAllButton} props={{ control: 'shortlist', venues }} />
    </div>
  );
}

/** It names the functions that it is for, unless all are. Empty without any, undefined while it is unknown. */
function totalText(venue: AsTold<VenueSummary>, eventDetails: EventDetails): string | undefined {
  const here = functionsAt(eventDetails, venue.id);
  const total = calculateTotalAt(venue, eventDetails);
  const text = total && describeTotal(venue, here, total);
  if (here.length === eventDetails.length || !text) return here.length === 0 ? '' : text;
  return m.format_of_function({ function: here.map(nameFunction).join(' + '), text });
}

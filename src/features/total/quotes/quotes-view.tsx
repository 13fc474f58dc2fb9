import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { CheckField } from '../../../components/field.tsx';
import type { EventDetails } from '../../../domain/event-details.ts';
import { formatQuotes, type Quote } from '../../../domain/quote.ts';
import { formatQuotesParam } from '../../../domain/quotes-param.ts';
import { spokenName } from '../../../domain/venue-facts.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { setSharedQuotes, useAreQuotesUnstored } from '../../../stores/quotes-store.ts';
import { useVenues } from '../../venues/use-venues.ts';
import type { TotalVenue } from '../total.ts';
import { describeQuote } from './quote-text.ts';
import { QuoteView } from './quote-view.tsx';
import styles from './quotes.module.css';
import { keepQuotes, putQuoteBack, readLinkedQuotes, removeQuote, useQuotes } from './use-quotes.ts';

export interface QuoteTarget {
  /** The id of the venue that the quote is of; the form asks for it without. */
  readonly venue?: string | undefined;
  /** The quote to change. */
  readonly quote?: Quote | undefined;
}

interface QuotesViewProps {
  readonly venues: readonly TotalVenue[];
  /** Whether quotes of other venues are shown, too. */
  readonly showsOthers: boolean;
  readonly eventDetails: EventDetails | undefined;
  /** The quotes of the address; empty without any. */
  readonly param: string;
  readonly onOpen: (target: QuoteTarget) => void;
  /** A quote is removed; the function takes it back. */
  readonly onRemove: (putBack: () => void) => void;
}

const none: readonly string[] = [];

/** The quotes of this device, or those of a link, venue by venue. */
export function QuotesView({ venues, showsOthers, eventDetails, param, onOpen, onRemove }: QuotesViewProps) {
  const own = useQuotes();
  const areUnstored = useAreQuotesUnstored();
  const { linked, isShared } = useMemo(() => readLinkedQuotes(param, own), [param, own]);
  const leaveLink = useLeaveLink(param !== '' && linked.length > 0 && !isShared, linked);
  const quotes = isShared ? linked : own;
  const { all, gone } = useQuotedVenues(quotes, venues, showsOthers);
  const blocks = all.flatMap((venue) => {
    const ofVenue = quotes.filter((quote) => quote.venue === venue.id);
    return ofVenue.length > 0 ? [{ venue, ofVenue }] : [];
  });
  return (
    <>
      {isShared && (
        <p className={`${styles.shared} screen-only`}>
          <span>{m.quotes_shared_view()}</span>
          <Button
            variant="quiet"
            onClick={() => {
              keepQuotes(linked);
              leaveLink({ replace: true });
            }}
          >
            {m.total_keep_shared()}
          </Button>
          <Button variant="quiet" onClick={() => leaveLink({ replace: false })}>
            {m.total_show_mine()}
          </Button>
        </p>
      )}
      {param !== '' && linked.length === 0 && <p className={styles.note}>{m.quotes_not_read()}</p>}
      {blocks.map(({ venue, ofVenue }) => (
        <VenueQuotes key={venue.id} name={venue.name} spoken={spokenName(venue)}>
          <div className={styles.quotes}>
            {ofVenue.map((quote, index) => (
              <QuoteView
                key={quote.id}
                quote={quote}
                number={ofVenue.length > 1 ? index + 1 : undefined}
                venue={venue}
                eventDetails={eventDetails}
                onChange={isShared ? undefined : () => onOpen({ quote })}
              />
            ))}
          </div>
          {!isShared && (
            <p className={styles.below}>
              {eventDetails && (
                <Button variant="quiet" aria-haspopup="dialog" onClick={() => onOpen({ venue: venue.id })}>
                  {m.quotes_add_another()}
                </Button>
              )}
              <span>{areUnstored ? m.controls_not_stored() : m.quotes_only_here()}</span>
            </p>
          )}
        </VenueQuotes>
      ))}
      {!isShared &&
        quotes
          .filter(({ venue }) => gone.has(venue))
          .map((quote) => (
            <GoneQuote key={quote.id} quote={quote} name={gone.get(quote.venue)} onRemove={onRemove} />
          ))}
      {!isShared && blocks.length > 0 && <ShareTick quotes={blocks.flatMap(({ ofVenue }) => ofVenue)} />}
    </>
  );
}

interface VenueQuotesProps {
  readonly name: string;
  /** In the language of the page, which is that of a label. */
  readonly spoken?: string;
  readonly children: ReactNode;
}

function VenueQuotes({ name, spoken = name, children }: VenueQuotesProps) {
  return (
    <section className={styles.venue} aria-label={spoken}>
      <h3 lang={contentLang(name)}>{name}</h3>
      {children}
    </section>
  );
}

interface GoneQuoteProps extends Pick<QuotesViewProps, 'onRemove'> {
  readonly quote: Quote;
  /** The name of a hidden venue. */
  readonly name: string | undefined;
}

/** A quote of a venue that is hidden or has left the site: there is nothing to compare it with. */
function GoneQuote({ quote, name, onRemove }: GoneQuoteProps) {
  return (
    <VenueQuotes name={name ? m.quotes_gone_named({ name }) : m.quotes_gone()}>
      <p className={styles.below}>
        <span>{describeQuote(quote)}</span>
        <Button
          id={quote.id}
          variant="quiet"
          onClick={() => {
            removeQuote(quote.id);
            onRemove(() => putQuoteBack(quote));
          }}
        >
          {m.quotes_form_remove()}
        </Button>
      </p>
    </VenueQuotes>
  );
}

interface QuotedVenues {
  readonly all: readonly TotalVenue[];
  readonly gone: ReadonlyMap<string, string | undefined>;
}

/** The venues of the page, then those of the other quotes; `gone` has the ids that are not on the site, and the names of those that are hidden. */
function useQuotedVenues(
  quotes: readonly Quote[],
  venues: readonly TotalVenue[],
  showsOthers: boolean,
): QuotedVenues {
  const others = useMemo(() => {
    const ids = new Set(quotes.map(({ venue }) => venue));
    return showsOthers ? [...ids].filter((id) => venues.every((venue) => venue.id !== id)) : none;
  }, [quotes, venues, showsOthers]);
  const loaded = useVenues(others);
  const nameOf = (id: string) => loaded.unlisted.find((venue) => venue.id === id)?.name;
  return {
    all: [...venues, ...loaded.venues],
    gone: new Map(loaded.unknown.map((id) => [id, nameOf(id)])),
  };
}

/** Takes the quotes out of the address. A device without quotes keeps those of a link at once. */
function useLeaveLink(isOwn: boolean, linked: readonly Quote[]) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const leave = ({ replace }: { readonly replace: boolean }) => {
    const params = new URLSearchParams(search);
    params.delete('quotes');
    navigate({ search: `${params}`, hash }, { replace, state, preventScrollReset: true });
  };
  useEffect(() => {
    if (!isOwn) return;
    keepQuotes(linked);
    leave({ replace: true });
  });
  return leave;
}

/** Links of the page contain the quotes only while this is ticked. */
function ShareTick({ quotes }: { readonly quotes: readonly Quote[] }) {
  const [isTicked, setTicked] = useState(false);
  const param = isTicked ? formatQuotesParam(formatQuotes(quotes)) : '';
  useEffect(() => {
    setSharedQuotes(param);
    return () => setSharedQuotes('');
  }, [param]);
  return (
    <div className="screen-only">
      <CheckField
        label={m.quotes_in_link()}
        hint={m.quotes_in_link_hint()}
        name="quotes"
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
    </div>
  );
}

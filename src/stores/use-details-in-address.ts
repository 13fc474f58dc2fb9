import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { eventDetailsParams, withEventDetails } from '../domain/event-details-url.ts';
import { formatQuery } from '../domain/format-query.ts';
import { isMarkedOwn, markEntry } from '../domain/shown-details.ts';
import { rendersAfterModal } from '../lib/modal-entry.ts';
import { useUrlSearch } from '../lib/use-url-search.ts';
import { getShownDetails, openDetails, useShownDetails } from './event-details-store.ts';

/** Shows the event details of each entry that is opened, and keeps those in its address up to date. Once in the app. */
export function EntryDetails(): null {
  const { search, state } = useLocation();
  // A layout effect: what the page shows must be right before it is painted.
  useLayoutEffect(() => openDetails({ search, state }), [search, state]);
  useDetailsInAddress(true);
  return null;
}

/** Replaces the event details in the address, if it has any or, on a page that writes them, if it has none. */
export function useDetailsInAddress(hasAny: boolean): void {
  const location = useLocation();
  const params = useUrlSearch();
  const navigate = useNavigate();
  const details = useShownDetails();
  useEffect(() => {
    // Rendered for the entry before, until the next render.
    if (details !== getShownDetails()) return;
    const { eventDetails, isShared } = details;
    const { hash, state } = location;
    if (eventDetailsParams.some((name) => params.has(name)) !== hasAny) return;
    const next = withEventDetails(params, eventDetails);
    const isMarkRight = !eventDetails || isMarkedOwn(state) !== isShared;
    if (isMarkRight && toSortedText(next) === toSortedText(params)) return;
    if (rendersAfterModal()) return;
    navigate(
      { search: formatQuery(next), hash },
      { replace: true, state: markEntry(state, !isShared), preventScrollReset: true },
    );
  }, [params, location, hasAny, details, navigate]);
}

function toSortedText(params: URLSearchParams): string {
  const sorted = new URLSearchParams(params);
  sorted.sort();
  return `${sorted}`;
}

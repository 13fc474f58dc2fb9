import { parsePath, type To } from 'react-router-dom';
import { eventDetailsParams } from '../domain/event-details-url.ts';
import { useHandedOnDetails } from './event-details-store.ts';

/** Adds the event details of a shared view to links within the site that have none, so that the next page shows the same. */
export function useHandedOn(): (to: To) => To {
  const details = useHandedOnDetails();
  return (to) => {
    if (!details) return to;
    const { search = '', ...rest } = typeof to === 'string' ? parsePath(to) : to;
    const params = new URLSearchParams(search);
    if (eventDetailsParams.some((name) => params.has(name))) return to;
    return { ...rest, search: search ? `${search}&${details}` : `?${details}` };
  };
}

import type { EventDetailsParam } from '../../domain/event-details-url.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../../i18n/locale.ts';
import styles from './event-details-form.module.css';

const paramTexts: Record<EventDetailsParam, () => string> = {
  guests: m.total_invalid_guests,
  veg: m.total_invalid_veg,
  rooms: m.total_invalid_rooms,
  date: m.total_invalid_date,
  function: m.total_invalid_function,
};

const formatList = (items: readonly string[]) => new Intl.ListFormat(languageTags[getLocale()]).format(items);

/** Names the event details of the URL that were left out. */
export function InvalidParams({ params }: { readonly params: readonly EventDetailsParam[] }) {
  const values = formatList(params.map((name) => paramTexts[name]()));
  return <p className={styles.note}>{m.total_invalid_params({ values })}</p>;
}

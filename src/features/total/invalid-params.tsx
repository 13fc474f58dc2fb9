import type { InvalidPart } from '../../domain/event-details-url.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../../i18n/locale.ts';

const paramTexts: Record<InvalidPart, () => string> = {
  guests: m.total_invalid_guests,
  veg: m.total_invalid_veg,
  rooms: m.total_invalid_rooms,
  date: m.total_invalid_date,
  decor: m.total_invalid_decor,
  function: m.total_invalid_function,
  functions: m.total_invalid_functions,
};

const formatList = (items: readonly string[]) => new Intl.ListFormat(languageTags[getLocale()]).format(items);

/** Names the event details of the URL that were left out. */
export function InvalidParams({ params }: { readonly params: readonly InvalidPart[] }) {
  const values = formatList(params.map((name) => paramTexts[name]()));
  return <p className="note">{m.total_invalid_params({ values })}</p>;
}

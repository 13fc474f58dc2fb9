import { openingNote } from '../../../content/call-texts.ts';
import { useMinute } from '../../../lib/use-minute.ts';

/** The text of `OpeningHoursNote`, which loads this code. */
export function OpeningHoursText() {
  const now = useMinute();
  return <p>{openingNote({ now, utcOffset: -now.getTimezoneOffset() })}</p>;
}

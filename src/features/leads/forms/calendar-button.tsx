import { Button } from '../../../components/button.tsx';
import { site } from '../../../content/site.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { venueInSentence, venueLabel } from '../venue-label.ts';
import { visitCalendar } from '../visit-calendar.ts';

interface SentVisit {
  readonly id: string;
  /** In the order in which they are visited. */
  readonly venues: readonly string[];
  readonly video?: boolean | undefined;
  readonly date: string;
  readonly time: string;
}

/** Downloads the visit as a calendar file. */
export function CalendarButton(visit: SentVisit) {
  return (
    <Button variant="secondary" onClick={() => saveCalendarFile(visit)}>
      {m.leads_calendar_add()}
    </Button>
  );
}

function saveCalendarFile(visit: SentVisit) {
  const [first = ''] = visit.venues;
  const notes = m.leads_calendar_notes({ name: site.name, phone: site.phone.display });
  const file = visitCalendar({
    ...visit,
    title: m.leads_calendar_title({ venue: visit.venues.map(venueInSentence).join(', ') }),
    venue: venueLabel(first),
    hours: visit.venues.length,
    notes: visit.video ? `${m.leads_video()}. ${notes}` : notes,
    stamp: new Date(),
  });
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `visit-${visit.date}.ics`;
  link.click();
  // Some browsers read the file after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

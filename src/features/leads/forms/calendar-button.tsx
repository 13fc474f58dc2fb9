import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Status, useStatus } from '../../../components/status.tsx';
import { site } from '../../../content/site.ts';
import { leadReference } from '../../../domain/lead-reference.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { venueInSentence, venueLabel } from '../venue-label.ts';
import { type CalendarVisit, visitCalendar, webCalendarUrl } from '../visit-calendar.ts';

interface SentVisit {
  readonly id: string;
  /** In the order in which they are visited. */
  readonly venues: readonly string[];
  /** Of the first venue, if known. */
  readonly address: string | undefined;
  readonly video?: boolean | undefined;
  readonly date: string;
  readonly time: string;
}

/** Downloads the visit as a calendar file. Browsers inside other apps refuse that: beside it is a calendar on the web. */
export function CalendarButton(visit: SentVisit) {
  const [status, say] = useStatus();
  const [stamp] = useState(() => new Date());
  const event = describeVisit(visit, stamp);
  const file = `visit-${visit.date}.ics`;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          saveCalendarFile(event, file);
          say(m.leads_calendar_saved({ file }));
        }}
      >
        {m.leads_calendar_add()}
      </Button>{' '}
      <ButtonLink variant="quiet" href={webCalendarUrl(event)} target="_blank" rel="noopener noreferrer">
        {m.leads_calendar_web()}
      </ButtonLink>
      <Status {...status} />
    </>
  );
}

/** What both calendars have: nothing of the family. */
function describeVisit({ id, venues, address, video, date, time }: SentVisit, stamp: Date): CalendarVisit {
  const [first = ''] = venues;
  const notes = m.leads_calendar_notes({
    name: site.name,
    phone: site.phone.display,
    reference: leadReference(id),
  });
  return {
    ...{ id, date, time, stamp },
    title: m.leads_calendar_title({ venue: venues.map(venueInSentence).join(', ') }),
    venue: [venueLabel(first), address].filter(Boolean).join(', '),
    hours: venues.length,
    notes: video ? `${m.leads_video()}. ${notes}` : notes,
  };
}

function saveCalendarFile(event: CalendarVisit, name: string) {
  const url = URL.createObjectURL(new Blob([visitCalendar(event)], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

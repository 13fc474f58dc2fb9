import { Button } from '../../../components/button.tsx';
import { site } from '../../../content/site.ts';
import { visitCalendar } from '../visit-calendar.ts';
import type { AcceptedVisit } from './venue-request-form.tsx';

/** Saves the visit as a calendar file, made on the device. */
export function AddToCalendar({ visit }: { readonly visit: AcceptedVisit }) {
  return (
    <Button variant="secondary" onClick={() => save(visit)}>
      Add to calendar
    </Button>
  );
}

function save(visit: AcceptedVisit) {
  const file = visitCalendar({
    ...visit,
    notes: `We call you to confirm this visit. ${site.name}, ${site.phone.display}`,
    stamp: new Date(),
  });
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `visit-${visit.date}.ics`;
  link.click();
  // Some browsers read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

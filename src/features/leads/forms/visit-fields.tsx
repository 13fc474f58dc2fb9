import { useId, useState } from 'react';
import { CheckField, Field } from '../../../components/field.tsx';
import { site } from '../../../content/site.ts';
import { istToday } from '../../../domain/clock.ts';
import { lastDate } from '../../../domain/dates.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { displayDate, displayTime, offsetAt, type VisitHours, visitorTime } from '../visit-times.ts';
import type { FormValues, LeadFormState } from './use-lead-form.tsx';

interface VisitFieldsProps {
  readonly hours: VisitHours;
  /** How many venues are visited. */
  readonly venues?: number;
  readonly errorAt: LeadFormState['errorAt'];
}

/** Day and time of a visit, with the visitor's own time beside the Indian one, and whether it may be by video call. */
export function VisitFields({ hours, venues = 1, errorAt }: VisitFieldsProps) {
  const note = useId();
  const isHydrated = useHydrated();
  const [{ date, time }, setChosen] = useState({ date: '', time: '' });
  const own = isHydrated && date && time ? visitorTime(date, time) : undefined;
  const today = istToday();
  const [from, to] = isHydrated ? [hours.from, hours.to].map((one) => visitorTime(today, one)) : [];
  return (
    <>
      <p id={note} className="note">
        <span>
          {venues > 1
            ? m.leads_tour_note({ from: displayTime(hours.from), to: displayTime(hours.to), count: venues })
            : m.leads_visit_note({ from: displayTime(hours.from), to: displayTime(hours.to) })}
        </span>{' '}
        {from && to && <span>{m.leads_visit_note_own({ from, to })}</span>}
      </p>
      <fieldset
        className="grid fit"
        aria-label={m.leads_visit()}
        aria-describedby={note}
        onChange={({ currentTarget: { elements } }) => {
          const textOf = (name: string) => {
            const control = elements.namedItem(name);
            return control instanceof HTMLInputElement ? control.value : '';
          };
          setChosen({ date: textOf('date'), time: textOf('time') });
        }}
      >
        <Field
          label={m.leads_date()}
          name="date"
          type="date"
          required
          max={lastDate}
          error={errorAt('date')}
        />
        <Field
          label={m.leads_time()}
          name="time"
          type="time"
          required
          min={hours.from}
          max={hours.to}
          step={900}
          error={errorAt('time')}
        />
      </fieldset>
      <p aria-live="polite" className="strong">
        {own && m.leads_own_time({ time: own })}
      </p>
      {site.videoVisits && <CheckField label={m.leads_video()} name="video" value="yes" />}
    </>
  );
}

/** What the fields contain, as it is sent. */
export function readVisit({ text }: FormValues) {
  const [date, time] = [text('date'), text('time')];
  const video = text('video') !== '' || undefined;
  return { date, time, video, visitorOffset: offsetAt(date, time) };
}

interface Wish {
  readonly venues: string;
  readonly date: string;
  readonly time: string;
  readonly video?: boolean | undefined;
}

/** The request as the beginning of a WhatsApp message. */
export function draftVisit({ venues, date, time, video }: Wish): string {
  const visit = m.drafts_visit({ venue: venues, date: displayDate(date), time: displayTime(time) });
  return video ? `${visit} ${m.drafts_video()}` : visit;
}

/** The subject of a call-back that is asked for in its place: "Visit to Milan Vatika, 5 Dec 2027, 11 am". */
export function describeVisit({ venues, date, time, video }: Wish): string {
  return [
    m.leads_about_visit({ venue: venues }),
    date && displayDate(date),
    time && displayTime(time),
    video && m.leads_video(),
  ]
    .filter(Boolean)
    .join(', ');
}

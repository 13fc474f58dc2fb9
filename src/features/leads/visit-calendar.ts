export interface CalendarVisit {
  /** The lead's id, used as the event's UID in the operator's mail and in the visitor's file. */
  readonly id: string;
  readonly title: string;
  readonly venue: string;
  /** How long it takes; by default one. */
  readonly hours?: number;
  /** `YYYY-MM-DD` and `HH:MM`, in India. */
  readonly date: string;
  readonly time: string;
  /** Shown as the event's notes. */
  readonly notes: string;
  /** When the request was made. */
  readonly stamp: Date;
}

const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Escapes a text value (RFC 5545, 3.3.11). */
function escapeText(value: string): string {
  return value
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds lines longer than 75 bytes (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = '';
  for (const character of line) {
    const maxBytes = rows.length === 0 ? 75 : 74;
    if (encoder.encode(row + character).length > maxBytes) {
      rows.push(row);
      row = '';
    }
    row += character;
  }
  return [...rows, row].join('\r\n ');
}

/** `20261205T110000`, with a Z for UTC. */
function basicFormat(iso: string): string {
  return iso.replace(/[-:]/g, '').replace(/\.\d+/, '');
}

/** When it begins and ends, on the clock of India. */
function timesOf({ date, time, hours = 1 }: CalendarVisit): readonly [starts: string, ends: string] {
  const starts = `${date}T${time.slice(0, 5)}:00`;
  // Parsed as UTC only to add the hours; file and address name the time zone.
  const ends = new Date(Date.parse(`${starts}Z`) + hours * 3_600_000).toISOString().slice(0, 19);
  return [basicFormat(starts), basicFormat(ends)];
}

/** The address of Google Calendar's form for an event, filled in. */
export function webCalendarUrl(visit: CalendarVisit): string {
  const values = {
    action: 'TEMPLATE',
    text: visit.title,
    dates: timesOf(visit).join('/'),
    ctz: 'Asia/Kolkata',
    location: visit.venue,
    details: visit.notes,
  };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://calendar.google.com/calendar/render?${query.join('&')}`;
}

/** An iCalendar file (RFC 5545, CRLF) with one event in Asia/Kolkata. */
export function visitCalendar(visit: CalendarVisit): string {
  const [starts, ends] = timesOf(visit);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Venue visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${escapeText(visit.id)}`,
    `DTSTAMP:${basicFormat(visit.stamp.toISOString())}`,
    `DTSTART;TZID=Asia/Kolkata:${starts}`,
    `DTEND;TZID=Asia/Kolkata:${ends}`,
    `SUMMARY:${escapeText(visit.title)}`,
    `LOCATION:${escapeText(visit.venue)}`,
    `DESCRIPTION:${escapeText(visit.notes)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

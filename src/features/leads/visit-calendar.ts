export interface CalendarVisit {
  /** The lead's id. It is the event's UID, so that the operator's mail and the visitor's file are one event. */
  readonly id: string;
  readonly venue: string;
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

/** RFC 5545 text: what would end the value, or begin another, is escaped. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** RFC 5545 lines hold 75 bytes; a longer one goes on after a line break and a space. */
function fold(line: string): string {
  const bytes = new TextEncoder();
  const rows: string[] = [];
  let row = '';
  for (const sign of line) {
    const room = rows.length === 0 ? 75 : 74;
    if (bytes.encode(row + sign).length > room) {
      rows.push(row);
      row = '';
    }
    row += sign;
  }
  return [...rows, row].join('\r\n ');
}

/** `20261205T110000`, or UTC with a Z. */
function compact(iso: string): string {
  return iso.replace(/[-:]/g, '').replace(/\.\d+/, '');
}

/** An iCalendar file (RFC 5545, CRLF) with one event of one hour in Asia/Kolkata. */
export function visitCalendar(visit: CalendarVisit): string {
  const starts = `${visit.date}T${visit.time.slice(0, 5)}:00`;
  // Read as UTC only to add an hour; the zone is named in the file.
  const ends = new Date(Date.parse(`${starts}Z`) + 3_600_000).toISOString().slice(0, 19);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Venue visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${text(visit.id)}`,
    `DTSTAMP:${compact(visit.stamp.toISOString())}`,
    `DTSTART;TZID=Asia/Kolkata:${compact(starts)}`,
    `DTEND;TZID=Asia/Kolkata:${compact(ends)}`,
    `SUMMARY:${text(`Visit: ${visit.venue}`)}`,
    `LOCATION:${text(visit.venue)}`,
    `DESCRIPTION:${text(visit.notes)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

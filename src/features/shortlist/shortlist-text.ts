export interface SharedVenue {
  readonly name: string;
  readonly place: string;
  /** As text, with the currency; omitted while it is unknown. */
  readonly total?: string;
}

interface ShortlistMessage {
  readonly venues: readonly SharedVenue[];
  /** As text; omitted while they are unknown. */
  readonly eventDetails?: string;
  /** The absolute URL of the list. */
  readonly link: string;
}

/** The shortlist as a message: numbered venues, totals where the event details are known, the link last. */
export function shortlistText({ venues, eventDetails, link }: ShortlistMessage): string {
  const lines = venues.map(({ name, place, total }, index) => {
    const sum = eventDetails && `: ${total ?? 'total not known yet'}`;
    return `${index + 1}. ${name}, ${place}${sum ?? ''}`;
  });
  const head = eventDetails ? `Our wedding venues, estimated for ${eventDetails}:` : 'Our wedding venues:';
  return [head, ...lines, '', link].join('\n');
}

const maxLength = 200;

/** The names and the event details in one line for a lead, cut between names to 200 characters. */
export function summarizeVenues(names: readonly string[], eventDetails?: string): string {
  const suffix = eventDetails ? ` (${eventDetails})` : '';
  const included: string[] = [];
  for (const name of names) {
    const rest = names.length - included.length - 1;
    const more = rest > 0 ? ` and ${rest} more` : '';
    if (`${[...included, name].join(', ')}${more}${suffix}`.length > maxLength) break;
    included.push(name);
  }
  const left = names.length - included.length;
  return `${included.join(', ')}${left > 0 ? ` and ${left} more` : ''}${suffix}`;
}

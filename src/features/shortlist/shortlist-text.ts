/** A venue as a message names it. */
export interface ListedLine {
  readonly name: string;
  readonly place: string;
  /** In words, with its currency; absent where it is not known. */
  readonly total?: string;
}

interface ShortlistMessage {
  readonly venues: readonly ListedLine[];
  /** Who comes, in words; absent while nobody has said it. */
  readonly eventDetails?: string;
  /** The whole link that opens the list. */
  readonly link: string;
}

/** The shortlist as a message for the family: numbered venues, totals where the guests are known, the link last. */
export function shortlistText({ venues, eventDetails, link }: ShortlistMessage): string {
  const lines = venues.map(({ name, place, total }, index) => {
    const sum = eventDetails && `: ${total ?? 'total not known yet'}`;
    return `${index + 1}. ${name}, ${place}${sum ?? ''}`;
  });
  const head = eventDetails ? `Our wedding venues, estimated for ${eventDetails}:` : 'Our wedding venues:';
  return [head, ...lines, '', link].join('\n');
}

/** The matter of one request about all of them, cut between names to 200 characters: the form shows it above the phone. */
export function aboutThese(names: readonly string[], eventDetails?: string): string {
  const longest = 200;
  const tail = eventDetails ? ` (${eventDetails})` : '';
  const kept: string[] = [];
  for (const name of names) {
    const rest = names.length - kept.length - 1;
    const more = rest > 0 ? ` and ${rest} more` : '';
    if (`${[...kept, name].join(', ')}${more}${tail}`.length > longest) break;
    kept.push(name);
  }
  const left = names.length - kept.length;
  return `${kept.join(', ')}${left > 0 ? ` and ${left} more` : ''}${tail}`;
}

import type { FunctionKind } from '../../domain/choices.ts';
import type { EventDetails } from '../../domain/event-details.ts';
import { nameFunction } from '../../domain/event-details-text.ts';
import type { AskedFunction } from '../../stores/lead-store.ts';

/** The kinds as the operator reads them: the browser has the messages of one language only. */
const labels: Readonly<Record<FunctionKind, string>> = {
  wedding: 'Wedding',
  reception: 'Reception',
  sangeet: 'Sangeet',
  mehndi: 'Mehndi',
  haldi: 'Haldi',
  engagement: 'Engagement',
  other: 'Other function',
};

/** The functions for which free dates are asked: those of the event details, or one wedding. */
export function askedFunctions(eventDetails: EventDetails | undefined): readonly AskedFunction[] {
  if (!eventDetails) return [{ label: labels.wedding, name: nameFunction({ kind: 'wedding' }) }];
  return eventDetails.map(({ kind, name, guests, date }) => ({
    label: name ?? labels[kind],
    name: name ?? nameFunction({ kind }),
    guests,
    ...(date && { date }),
  }));
}

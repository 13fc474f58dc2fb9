import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getEventDetails } from '../../visitor/event-details-store.ts';
import { askThroughUs, listOpenQuestions } from '../told/open-questions.ts';
import { shownTotals } from '../total/shown-total.ts';

interface AskAllButtonProps {
  readonly control: string;
  readonly venues: readonly ComparedVenue[];
}

/** Asks all open questions of all the venues in one request; nothing where every question has its answer. */
export function AskAllButton({ control, venues }: AskAllButtonProps) {
  const open = listOpenQuestions(venues);
  const count = open.reduce((all, { ids }) => all + ids.length, 0);
  if (count === 0) return null;
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      onClick={() => askThroughUs(open, control, shownTotals(venues, getEventDetails()))}
    >
      <Icon name="clipboard-list" />
      {m.shortlist_ask_all({ count })}
    </Button>
  );
}

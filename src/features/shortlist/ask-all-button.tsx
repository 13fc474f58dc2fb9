import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { describeEventDetails } from '../../domain/event-details-text.ts';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getEventDetails } from '../../visitor/event-details-store.ts';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import { listOpenQuestions, summarizeQuestions, toAsk } from '../told/open-questions.ts';
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
  function ask() {
    const eventDetails = getEventDetails();
    openCallBackDialog({
      control,
      about: summarizeQuestions(open, eventDetails && describeEventDetails(eventDetails)),
      totals: shownTotals(venues, eventDetails),
      questions: toAsk(open),
    });
  }
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={ask}>
      <Icon name="clipboard-list" />
      {m.shortlist_ask_all({ count })}
    </Button>
  );
}

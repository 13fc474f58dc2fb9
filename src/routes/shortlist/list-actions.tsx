import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import type { VenueSummary } from '../../content/types.ts';
import { estimateTotal } from '../../features/estimate/estimate-total.ts';
import { formatSpan } from '../../features/estimate/total-words.ts';
import { aboutThese, shortlistText } from '../../features/shortlist/shortlist-text.ts';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { describeEventDetails } from '../../lib/event-details-text.ts';
import { openCallBackDialog } from '../../lib/lead-dialog.ts';
import { compareAddress, compared, shortlistAddress } from './list-links.ts';
import styles from './shortlist-page.module.css';

/** What one does with a list: compare it, send it, have us call about it. */
export function ListActions({ venues }: { readonly venues: readonly VenueSummary[] }) {
  const eventDetails = useEventDetails();
  if (venues.length === 0) return null;
  const ids = venues.map(({ id }) => id);
  const link = () => new URL(shortlistAddress(ids, eventDetails), window.location.href).href;
  const words = eventDetails && describeEventDetails(eventDetails);

  function message(): string {
    const lines = venues.map((venue) => {
      const estimate = eventDetails && estimateTotal(venue, eventDetails);
      const total = estimate && formatSpan(estimate.total);
      return { name: venue.name, place: venue.locality ?? venue.address, ...(total ? { total } : {}) };
    });
    return shortlistText({ venues: lines, link: link(), ...(words ? { eventDetails: words } : {}) });
  }

  return (
    <div className={styles.actions}>
      {venues.length >= compared.least && (
        <ButtonLink to={compareAddress(ids.slice(0, compared.most), eventDetails)}>
          <Icon name="scale" />
          {venues.length > compared.most ? 'Compare the first four' : 'Compare these'}
        </ButtonLink>
      )}
      <Button
        variant={venues.length >= compared.least ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        onClick={() =>
          openCallBackDialog({
            control: 'shortlist',
            about: aboutThese(
              venues.map(({ name }) => name),
              words,
            ),
          })
        }
      >
        <Icon name="phone-call" />
        Call me about these
      </Button>
      <ButtonLink variant="secondary" href="#visit">
        <Icon name="calendar-days" />
        Schedule a visit
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(message())}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="message-circle" />
        Send by WhatsApp
      </ButtonLink>
      <ShareButton title="Our wedding venues" link={link}>
        Share this list
      </ShareButton>
    </div>
  );
}

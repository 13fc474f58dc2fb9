import type { ListedVenue } from '../../content/types.ts';
import { openLeadDialog } from '../../leads/open-lead-dialog.ts';
import { aboutThese, shortlistText } from '../../shortlist/shortlist-text.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { estimateTotal } from '../../venues/estimate-total.ts';
import { useParty } from '../../venues/party-store.ts';
import { partyWords } from '../../venues/party-words.ts';
import { formatSpan } from '../../venues/total-words.ts';
import styles from '../shortlist-page.module.css';
import { compareAddress, compared, shortlistAddress } from './list-links.ts';

/** What one does with a list: compare it, send it, have us call about it. */
export function ListActions({ venues }: { readonly venues: readonly ListedVenue[] }) {
  const party = useParty();
  if (venues.length === 0) return null;
  const ids = venues.map(({ id }) => id);
  const link = () => new URL(shortlistAddress(ids, party), window.location.href).href;
  const words = party && partyWords(party);

  function message(): string {
    const lines = venues.map((venue) => {
      const estimate = party && estimateTotal(venue, party);
      const total = estimate && formatSpan(estimate.total);
      return { name: venue.name, place: venue.locality ?? venue.address, ...(total ? { total } : {}) };
    });
    return shortlistText({ venues: lines, link: link(), ...(words ? { party: words } : {}) });
  }

  return (
    <div className={styles.actions}>
      {venues.length >= compared.least && (
        <ButtonLink to={compareAddress(ids.slice(0, compared.most), party)}>
          <Icon name="scale" />
          {venues.length > compared.most ? 'Compare the first four' : 'Compare these'}
        </ButtonLink>
      )}
      <Button
        variant={venues.length >= compared.least ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        onClick={() =>
          openLeadDialog({
            dialog: 'callback',
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

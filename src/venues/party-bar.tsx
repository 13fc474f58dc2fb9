import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { parseParty } from './party.ts';
import styles from './party-bar.module.css';
import { PartyForm } from './party-form.tsx';
import { keepParty, sameParty, useParty, withParty } from './party-store.ts';
import { partyWords } from './party-words.ts';

/** Who comes: said once, for every total on the site. Folded to one line; keeps the address in step. */
export function PartyBar() {
  const party = useParty();
  const misread = usePartyInAddress();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label="Your guests">
      <div className={styles.line}>
        <Users aria-hidden size={22} />
        <p role="status">
          {party ? (
            <strong>{partyWords(party)}</strong>
          ) : (
            <>
              <strong>How many guests?</strong> See your total everywhere.
            </>
          )}
        </p>
        <Button
          variant={party ? 'quiet' : 'secondary'}
          aria-expanded={open}
          aria-label={open ? 'Close your guests' : party ? 'Change guests' : 'Set guests'}
          onClick={() => setOpen((was) => !was)}
        >
          {open ? 'Close' : party ? 'Change' : 'Set guests'}
        </Button>
      </div>
      {misread && !open && (
        <p className={styles.note}>
          The guest count in this address is not one that we can use, so we left it out.
        </p>
      )}
      {open && (
        <PartyForm
          party={party}
          onParty={(next) => {
            keepParty(next);
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

/** Writes the visit's party into the address, so that a shared link shows the same totals. Tells of a party that cannot be read. */
function usePartyInAddress(): boolean {
  const party = useParty();
  const hydrated = useHydrated();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = new URLSearchParams(search);
    if (!hydrated || sameParty(address, party)) return;
    navigate(
      { search: `${withParty(address, party)}`, hash },
      { replace: true, state, preventScrollReset: true },
    );
  }, [hydrated, search, hash, state, party, navigate]);
  const address = new URLSearchParams(search);
  return hydrated && !party && address.has('guests') && !parseParty(address);
}

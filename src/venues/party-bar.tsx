import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type PartyPart, unusableOf } from './party.ts';
import styles from './party-bar.module.css';
import { PartyForm } from './party-form.tsx';
import { keepParty, sameParty, useParty, withParty } from './party-store.ts';
import { partyWords } from './party-words.ts';

/** Who comes: said once, for every total on the site. Folded to one line; keeps the address in step. */
export function PartyBar() {
  const party = useParty();
  const left = usePartyInAddress();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label="Your guests">
      <div className={styles.line}>
        <Icon name="users" size={22} />
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
      {left.parts && !open && (
        <p className={styles.note}>This address gives {left.parts} that we cannot use, so we left it out.</p>
      )}
      {open && (
        <PartyForm
          party={party}
          onParty={(next) => {
            keepParty(next);
            left.forget();
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

const partWords: Record<PartyPart, string> = {
  guests: 'a guest count',
  veg: 'a veg share',
  rooms: 'a number of rooms',
  date: 'a date',
};

interface LeftOut {
  /** What of the address could not be used, in words; empty where all could. */
  readonly parts: string;
  readonly forget: () => void;
}

/** Writes the visit's party into the address, so that a shared link shows the same totals. Tells what of it cannot be used. */
function usePartyInAddress(): LeftOut {
  const party = useParty();
  const hydrated = useHydrated();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = new URLSearchParams(search);
    if (!hydrated || (sameParty(address, party) && unusableOf(address).length === 0)) return;
    navigate(
      { search: `${withParty(address, party)}`, hash },
      { replace: true, state, preventScrollReset: true },
    );
  }, [hydrated, search, hash, state, party, navigate]);
  // Kept when the address is put right: the note must outlast what it is about.
  const [told, setTold] = useState({ search: '', parts: '' });
  const found = hydrated
    ? unusableOf(new URLSearchParams(search))
        .map((name) => partWords[name])
        .join(' and ')
    : '';
  // Once for each address: what was forgotten does not come back while the address is still on its way.
  if (found && search !== told.search) setTold({ search, parts: found });
  return { parts: told.parts, forget: () => setTold({ search, parts: '' }) };
}

import type { ListedVenue } from '../../content/types.ts';
import { LandingCallForm } from '../../leads/landing-call-form.tsx';
import { useParty } from '../../venues/party-store.ts';
import { partyWords } from '../../venues/party-words.ts';

/** The form for a call or a visit, far down the landing page. */
export function LandingCall({ data: venues }: { readonly data: readonly ListedVenue[] }) {
  const party = useParty();
  return <LandingCallForm venues={venues} party={party && partyWords(party)} />;
}

import { paths } from '../../paths.ts';
import type { Party } from '../../venues/party.ts';
import { withParty } from '../../venues/party-store.ts';

/** Most and fewest venues of a comparison. */
export const compared = { most: 4, least: 2 } as const;

/** Commas are allowed in a query, and keep a link readable in a message. */
const address = (path: string, ids: readonly string[], party: Party | undefined) => {
  const rest = withParty(new URLSearchParams(), party).toString();
  return `${path}?v=${ids.join(',')}${rest && `&${rest}`}`;
};

/** The address that opens a list of venues for this party, wherever it is opened. */
export const shortlistAddress = (ids: readonly string[], party: Party | undefined) =>
  address(paths.shortlist(), ids, party);

/** The address that compares these venues for this party. */
export const compareAddress = (ids: readonly string[], party: Party | undefined) =>
  address(paths.compare(), ids, party);

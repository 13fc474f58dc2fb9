import { useMemo, useSyncExternalStore } from 'react';
import { deviceText } from '../ui/device-text.ts';
import { type Party, parseParty, partyParts, partyToSearch } from './party.ts';

/** The party of the link that this visit began with: it wins over the device's, and never overwrites it. */
let arrived: string | undefined;

// What was said last counts, in whichever tab.
const device = deviceText('bh-party-1', () => {
  arrived = '';
});

const write = (party: Party | undefined) =>
  party ? new URLSearchParams(partyToSearch(party).map(([name, value]) => [name, value])).toString() : '';

const normal = (search: string) => write(parseParty(new URLSearchParams(search)));

/** Every card of a listing asks: what the device holds is parsed once. */
let parsed = { raw: '', text: '' };
function deviceParty(): string {
  const raw = device.get();
  if (raw !== parsed.raw) parsed = { raw, text: normal(raw) };
  return parsed.text;
}

/** The visit's party, as the address has it; empty while nobody has said it. */
export function readPartyText(): string {
  arrived ??= normal(window.location.search);
  return arrived || deviceParty();
}

/** Keeps the party on the device, for every page and tab; undefined forgets it. */
export function keepParty(party: Party | undefined): void {
  arrived = '';
  device.set(write(party));
}

/** The visit's party at this moment, for what happens at a press; undefined while nobody has said it. */
export const readParty = (): Party | undefined => parseParty(new URLSearchParams(readPartyText()));

/** The visit's party; undefined while nobody has said it, and in prerendered HTML. */
export function useParty(): Party | undefined {
  const text = useSyncExternalStore(device.subscribe, readPartyText, device.getOnServer);
  return useMemo(() => parseParty(new URLSearchParams(text)), [text]);
}

/** An address's parameters with this party in them, everything else as it was. */
export function withParty(search: URLSearchParams, party: Party | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of partyParts) next.delete(name);
  if (party) for (const [name, value] of partyToSearch(party)) next.set(name, value);
  return next;
}

/** Whether two addresses tell the same party. */
export const sameParty = (search: URLSearchParams, party: Party | undefined) =>
  normal(search.toString()) === write(party);

import { venueEntries } from '../../../src/content/venues/index.ts';
import { m } from '../../../src/i18n/compiled/messages.js';
import type { Visitor } from '../visitor.ts';
import { phone } from './journey.ts';

/** Opens the event details of the page. */
export async function openEventDetails(visitor: Visitor) {
  const { say } = visitor;
  await visitor.click('button', new RegExp(`^(${say(m.total_set_guests)}|${say(m.total_change_guests)})$`));
  await visitor.see('textbox', say(m.total_guests), { focused: true });
}

export async function enterGuests(visitor: Visitor, guests: number) {
  await openEventDetails(visitor);
  await visitor.enterInstead(String(guests));
  await visitor.click('button', visitor.say(m.total_show_total));
}

/** A venue's name within a sentence. */
export function spokenName({ locale }: Visitor, id: string): string {
  const { name, nameHi } = venueEntries.find((venue) => venue.id === id) ?? { name: id };
  return (locale === 'hi' && nameHi) || name;
}

/** Presses the heart of a venue on its card or page. */
export async function shortlist(visitor: Visitor, id: string) {
  const heart = visitor.say(m.venues_card_shortlist_name, { name: spokenName(visitor, id) });
  await visitor.click('button', heart);
  // On the venue's page its words have changed.
  const pressed = new RegExp(`^(${heart}|${visitor.say(m.venues_card_shortlisted)})$`);
  await visitor.see('button', pressed, { pressed: true });
}

/** Sends the call-back dialog that is opening. */
export async function sendCallBack(visitor: Visitor, number = phone) {
  const { say } = visitor;
  await visitor.see('textbox', say(m.leads_phone), { focused: true });
  await visitor.enter(number);
  await visitor.click('button', say(m.leads_call_back_submit));
  await visitor.see('dialog', say(m.leads_call_back_title), { text: say(m.leads_thanks) });
}

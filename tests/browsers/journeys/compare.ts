import { m } from '../../../src/i18n/compiled/messages.js';
import { samarGrand, sumAt } from '../../venues.ts';
import type { Journey } from './journey.ts';
import { enterGuests, spokenName } from './steps.ts';

/** The venues of a list that was shared, side by side. */
export const compare: Journey = async (visitor) => {
  const { say } = visitor;
  await visitor.open('/shortlist?venues=samargrand,hotelrajmahal&guests=300&veg=60&rooms=10');
  await visitor.click('link', say(m.shortlist_compare));
  await visitor.see('heading', say(m.shortlist_compare_title), { level: 1 });
  await visitor.see('row', new RegExp(`${say(m.shortlist_total)}`), {
    text: sumAt(samarGrand, { vegShare: 0.6, rooms: 10 }),
  });
  await enterGuests(visitor, 200);
  await visitor.see('row', new RegExp(`${say(m.shortlist_total)}`), {
    text: sumAt(samarGrand, { guests: 200, vegShare: 0.6, rooms: 10 }),
  });
  await visitor.click('checkbox', say(m.shortlist_only_differences));
  await visitor.see('checkbox', say(m.shortlist_only_differences), { checked: true });
  await visitor.click('button', say(m.shortlist_take_out, { name: spokenName(visitor, 'samargrand') }));
  await visitor.seeCount(1, 'columnheader');
  await visitor.seeAddress('/compare?venues=hotelrajmahal');
};

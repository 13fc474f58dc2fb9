import { m } from '../../../src/i18n/compiled/messages.js';
import type { Journey } from './journey.ts';
import { enterGuests } from './steps.ts';

/** What a venue costs, from its card in another order to every line. */
export const venueTotal: Journey = async (visitor) => {
  const { say } = visitor;
  await visitor.open('/faridabad');
  await visitor.focus('combobox', say(m.listing_sort));
  await visitor.press('ArrowDown');
  await visitor.see('paragraph', /^/, { text: say(m.listing_sort_price_rule) });
  await visitor.click('link', 'Samar Grand');
  await visitor.see('heading', 'Samar Grand', { level: 1 });
  await enterGuests(visitor, 300);
  await visitor.see('row', new RegExp(`^${say(m.total_veg_plates)}`), { text: '₹1,50,000' });
  await visitor.see('row', new RegExp(`^${say(m.total_sum)}`), { text: '₹1,77,000' });
  await visitor.seeAddress('/venues/samargrand?guests=300');
};

import { m } from '../../../src/i18n/compiled/messages.js';
import { platesAt, samarGrand, sumAt } from '../../venues.ts';
import type { Journey } from './journey.ts';
import { enterGuests } from './steps.ts';

/** What a venue costs, from its card in another order to every line. */
export const venueTotal: Journey = async (visitor) => {
  const { say } = visitor;
  await visitor.open('/faridabad');
  await visitor.focus('combobox', say(m.listing_sort));
  await visitor.press('ArrowDown');
  await visitor.see('paragraph', /^/, { text: say(m.listing_sort_price_rule) });
  await visitor.click('link', samarGrand.name);
  await visitor.see('heading', samarGrand.name, { level: 1 });
  await enterGuests(visitor, 300);
  await visitor.see('row', new RegExp(`^${say(m.total_veg_plates)}`), { text: platesAt(samarGrand) });
  await visitor.see('row', new RegExp(`^${say(m.total_sum)}`), { text: sumAt(samarGrand) });
  await visitor.seeAddress('/venues/samargrand');
};

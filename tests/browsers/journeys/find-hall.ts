import { m } from '../../../src/i18n/compiled/messages.js';
import { faridabad } from '../../e2e/support/listing-page.ts';
import { samarGrand, sumAt } from '../../venues.ts';
import type { Journey } from './journey.ts';
import { enterGuests } from './steps.ts';

const grand = faridabad.filter(({ name }) => name.includes('Grand'));
const lawns = grand.filter(({ venueTypes }) => venueTypes.includes('wedding-lawn'));

const priced = grand.find(({ vegPlate }) => vegPlate) ?? samarGrand;

/** A hall by its name, the guests and a filter. */
export const findHall: Journey = async (visitor) => {
  const { say } = visitor;
  await visitor.open('/faridabad');
  await visitor.click('searchbox', say(m.listing_search));
  await visitor.enter('grand');
  await visitor.seeCount(grand.length, 'article');
  await visitor.see('searchbox', say(m.listing_search), { text: 'grand', focused: true });
  await enterGuests(visitor, 300);
  await visitor.see('article', priced.name, { text: sumAt(priced) });
  await visitor.click('button', new RegExp(`^${say(m.listing_filters)}`));
  await visitor.click('checkbox', say(m.choices_type_wedding_lawn));
  await visitor.click('button', say(m.listing_filters_apply));
  await visitor.seeCount(lawns.length, 'article');
  await visitor.seeAddress('/faridabad?q=grand&type=wedding-lawn&sort=fit');
};

import { m } from '../../../src/i18n/compiled/messages.js';
import type { Journey } from './journey.ts';
import { openEventDetails, shortlist, spokenName } from './steps.ts';

/** Two functions, the first at a venue of the list, and what that venue told. */
export const plan: Journey = async (visitor) => {
  const { say } = visitor;
  await visitor.open('/venues/royalimperio');
  await shortlist(visitor, 'royalimperio');
  await visitor.open('/plan');
  await openEventDetails(visitor);
  await visitor.enterInstead('300');
  await visitor.focus('combobox', new RegExp(`^${say(m.total_function_venue)}`));
  await visitor.type('R');
  await visitor.click('button', say(m.total_add_function));
  await visitor.see('combobox', say(m.total_function_number, { number: 2 }), { focused: true });
  await visitor.tabTo('textbox', say(m.total_guests));
  await visitor.type('150');
  await visitor.click('button', say(m.total_show_total));
  await visitor.see('row', new RegExp(`^${say(m.plan_sum_so_far)}`), { text: '₹' });
  const name = spokenName(visitor, 'royalimperio');
  await visitor.click('button', say(m.told_of, { label: say(m.told_note), name }));
  await visitor.focus('textbox', say(m.facts_vegPlate));
  await visitor.enter('650');
  await visitor.click('button', say(m.told_save));
  await visitor.see('button', say(m.told_confirm));
  await visitor.click('button', say(m.controls_close));
  await visitor.see('row', new RegExp(say(m.told_as_told)), { text: '₹2,30,100' });
  await visitor.seeAddress('/plan');
};

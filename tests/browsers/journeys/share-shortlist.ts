import { m } from '../../../src/i18n/compiled/messages.js';
import { hotelRajmahal, samarGrand } from '../../venues.ts';
import type { Journey } from './journey.ts';
import { shortlist } from './steps.ts';

/** A list of two venues, and the link that a relative opens. */
export const shareShortlist: Journey = async (visitor) => {
  const { say } = visitor;
  await visitor.open('/faridabad');
  await shortlist(visitor, 'samargrand');
  await shortlist(visitor, 'hotelrajmahal');
  await visitor.click('link', new RegExp(`^${say(m.shortlist_name)}, `));
  await visitor.see('heading', say(m.shortlist_page_title), { level: 1 });
  await visitor.see('article', samarGrand.name);
  await visitor.see('article', hotelRajmahal.name);
  await visitor.see('link', say(m.contact_send_whatsapp));
  const message = await visitor.call(
    () => document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/?text="]')?.href ?? '',
    null,
  );
  const link = new URL(new URL(message).searchParams.get('text')?.split('\n').at(-1) ?? '');
  await visitor.open(link.pathname.replace(/^\/hi(?=\/)/, '') + link.search);
  await visitor.see('heading', say(m.shortlist_shared_title), { level: 1 });
  await visitor.see('article', samarGrand.name);
  await visitor.see('article', hotelRajmahal.name);
};

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import { aShownTotal } from '../../../domain/shown-total-fixture.ts';
import { saveEventDetails } from '../../../visitor/event-details-store.ts';
import { failed, respondWith, sentBody, setUpLeadTests } from '../lead-test-setup.tsx';
import { VenueCallForm } from './venue-forms.tsx';

setUpLeadTests();

const told = {
  venue: 'Samar Grand',
  venueId: 'samargrand',
  facts: { vegPlate: 650 },
  total: { low: 2_30_100, high: 2_30_100 },
};
const total = aShownTotal();

async function submit(shown: ShownTotal, ticks: boolean) {
  saveEventDetails([aFunction({ guests: 300 })]);
  respondWith(failed());
  render(<VenueCallForm venue="Samar Grand" venueId="samargrand" total={shown} />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByRole('textbox', { name: /phone|number/i }), '9876543210');
  const tick = screen.queryByRole('checkbox', { name: /what the halls told us/ });
  if (ticks && tick) await userEvent.click(tick);
  await userEvent.click(screen.getByRole('button', { name: /call/i }));
  const link = await screen.findByRole('link', { name: /WhatsApp/ });
  return { tick, draft: decodeURIComponent(link.getAttribute('href') ?? '') };
}

test('told tick · it is empty, and without it the request and its message have our page’s total alone', async () => {
  const { tick, draft } = await submit({ ...total, told }, false);
  expect(tick).not.toBeChecked();
  expect(sentBody()).toMatchObject({ meta: { total: { low: 1_77_000 } } });
  expect(JSON.stringify(sentBody())).not.toMatch(/told|650/);
  expect(draft).toContain('₹1,77,000');
});

test('told tick · with it the request has the told facts and total beside our page’s, and its message the told total', async () => {
  const { draft } = await submit({ ...total, told }, true);
  expect(sentBody()).toMatchObject({ meta: { total: { low: 1_77_000 }, told: [told] } });
  expect(draft).toContain('₹2,30,100 (as they told us)');
});

test('told tick · it is not there where no hall told anything', async () => {
  expect((await submit(total, true)).tick).toBeNull();
});

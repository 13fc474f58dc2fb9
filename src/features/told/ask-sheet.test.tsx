import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { asOnPage } from '../../domain/facts/told.ts';
import { aTold } from '../../domain/facts/told-fixture.ts';
import { withTold } from '../../domain/facts/with-told.ts';
import { closeLeadDialog, useLeadStore } from '../../visitor/lead-store.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { AskSheet } from './ask-sheet.tsx';
import { ToldHost } from './told-host.tsx';

const venue = aVenue({ id: 'samargrand', name: 'Samar Grand', lateMusic: false });

afterEach(() => closeLeadDialog());

test('ask sheet · an answered question says whose answer it is, and what our page says instead', async () => {
  const told = aTold({ lateMusic: true, corkage: 500 }, { notes: { corkage: 'beer too' } });
  render(<AskSheet venue={withTold(venue, told)} />);
  await userEvent.click(screen.getByText(/answered/));
  const answerOf = (question: RegExp) => screen.getByText(question).closest('li');
  expect(answerOf(/corkage/)).toHaveTextContent('₹500 a bottle (beer too)They told you');
  expect(answerOf(/play late/)).toHaveTextContent('YesThey told you · our page: No');
  expect(answerOf(/lift/)).toHaveTextContent('Not known yet: ask');
});

test('ask sheet · it asks the questions that nobody has answered, and sends them by WhatsApp', async () => {
  render(<AskSheet venue={withTold(venue, aTold({ corkage: 500 }))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask the venue' }));
  const { dialog } = useLeadStore.getState();
  expect(dialog).toMatchObject({
    control: 'Ask us to ask',
    questions: [{ venue: 'Samar Grand', venueId: 'samargrand' }],
  });
  expect(JSON.stringify(dialog)).not.toContain('corkage');
  const link = screen.getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/lift/);
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).not.toMatch(/corkage/);
});

test('ask sheet · what a hall told is noted without a request: the page has its facts', async () => {
  const load = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  render(
    <MemoryRouter>
      <AskSheet venue={asOnPage(venue)} />
      <ToldHost renderVenueSearch={() => null} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Note what they told you' }));
  expect(await screen.findByLabelText('Corkage ₹ a bottle', { selector: 'input' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  load.mockRestore();
});

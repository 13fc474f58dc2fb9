import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { closeLeadDialog, type LeadDialogRequest, openLeadDialog } from '../../../lib/lead-dialog.ts';
import { fakeNetwork } from '../fake-network.ts';
import { showLeadNotice } from '../outbox/lead-notice.ts';
import { LeadDialogs } from './lead-dialogs.tsx';

export const user = userEvent.setup({ delay: null });

export async function open(request: LeadDialogRequest) {
  render(
    <MemoryRouter>
      <button type="button" onClick={() => openLeadDialog(request)}>
        Opener
      </button>
      <LeadDialogs />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  // The code comes with the first request, after "One moment" on a slow machine.
  const name = request.dialog === 'callback' ? 'Request a Call Back' : 'See Prices';
  return screen.findByRole('dialog', { name }, { timeout: 15_000 });
}

export const callBack = { dialog: 'callback', control: 'header' } as const;
export const price = { dialog: 'price', venue: 'Milan Vatika', control: 'venue card' } as const;
export const phoneField = () => screen.getByLabelText('Phone number');
export const callButton = () => screen.getByRole('button', { name: 'Call me back' });

/** For a file of tests about dialogs: a network that the test directs, and nothing left open behind a test. */
export function dialogStage(): void {
  fakeNetwork();
  afterEach(() => {
    act(() => {
      closeLeadDialog();
      showLeadNotice(null);
    });
  });
}

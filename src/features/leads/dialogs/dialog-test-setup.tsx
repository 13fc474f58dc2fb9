import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { closeLeadDialog } from '../../../lib/open-lead-dialog.ts';
import { mockFetch } from '../mock-fetch.ts';
import { showLeadNotice } from '../outbox/lead-notice.ts';
import { LeadDialogs } from './lead-dialogs.tsx';

export const user = userEvent.setup({ delay: null });

/** Renders a page with a button that opens a dialog, clicks it, and returns the dialog of this name. */
export async function openDialog(open: () => void, name: string) {
  render(
    <MemoryRouter>
      <button type="button" onClick={open}>
        Opener
      </button>
      <LeadDialogs />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  // The first dialog of a test run loads its code.
  return screen.findByRole('dialog', { name }, { timeout: 15_000 });
}

export const phoneField = () => screen.getByLabelText('Phone number');

/** For each test of a file: mocks fetch, and closes what is open at the end. */
export function setUpDialogTests(): void {
  mockFetch();
  afterEach(() => {
    act(() => {
      closeLeadDialog();
      showLeadNotice(null);
    });
  });
}

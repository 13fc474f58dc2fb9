import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { LandingCallForm } from './landing-call-form.tsx';

export const user = userEvent.setup({ delay: null });
export const show = (form: ReactNode) => render(<MemoryRouter>{form}</MemoryRouter>);
export const phone = () => screen.getByLabelText('Phone number');
export const click = (name: string) => user.click(screen.getByRole('button', { name }));

/** The calendar file that this button saves. */
export async function saveCalendar(button: string): Promise<string> {
  const clickLink = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = vi.fn(() => 'blob:visit');
  await click(button);
  expect(clickLink).toHaveBeenCalledOnce();
  return readText(vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob);
}

/** jsdom's Blob has no `text()`. */
function readText(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

/** A venue's hours, which end before the team's. */
export const daytimeSlots = [{ kind: 'morning', opens: 600, closes: 1020 }] as const;

/** The landing page's form, with a venue whose hours are known and one whose hours are unknown. */
export const landingCallForm = (
  <LandingCallForm
    venues={[
      { name: 'Milan Vatika', slots: daytimeSlots },
      { name: 'Hotel Rajmahal', slots: [] },
    ]}
  />
);

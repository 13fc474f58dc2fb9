import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LandingCallForm } from './landing-call-form.tsx';

export const user = userEvent.setup({ delay: null });
export const show = (form: ReactNode) => render(<MemoryRouter>{form}</MemoryRouter>);
export const phone = () => screen.getByLabelText('Phone number');
export const click = (name: string) => user.click(screen.getByRole('button', { name }));

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

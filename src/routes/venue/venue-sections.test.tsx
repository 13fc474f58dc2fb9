import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { EventDetails } from '../../domain/event-details.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { shownTotals } from '../../features/total/shown-total.ts';
import { aVenueDetails } from '../../features/venues/venue-fixture.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import { closeLeadDialog, useLeadStore } from '../../visitor/lead-store.ts';
import { VenueSections } from './venue-sections.tsx';

const venue = aVenueDetails({ id: 'samargrand', name: 'Samar Grand', vegPlate: 500, nonVegPlate: 700 });

afterEach(() => {
  closeLeadDialog();
  saveEventDetails(undefined);
});

test.each([
  'Ask us: What do guests say of this venue?',
  'Ask us: What does the venue offer?',
  /^Ask us: Is alcohol allowed/,
  'Ask the venue',
])('venue sections · "%s" hands the total that the page shows to the call-back', async (name) => {
  const eventDetails: EventDetails = [aFunction({ guests: 300 })];
  saveEventDetails(eventDetails);
  render(<VenueSections venue={venue} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(useLeadStore.getState().dialog).toMatchObject({
    dialog: 'callback',
    about: expect.stringContaining('Samar Grand: '),
    totals: shownTotals([venue], eventDetails),
  });
});

test.each([
  [true, 'Show less'],
  [undefined, 'Read more'],
] as const)(
  'venue texts · where they open together (%s), "Read more" of About leaves "%s" at the notes',
  async (opensTogether, label) => {
    const texts = { about: ['First', 'The rest of it'], notes: ['A note', 'Another note'] };
    render(<VenueSections venue={{ ...venue, ...texts, ...(opensTogether && { opensTogether }) }} />, {
      wrapper: MemoryRouter,
    });
    const textsOf = (name: string) => within(screen.getByRole('region', { name }));
    await userEvent.click(textsOf('About').getByRole('button', { name: 'Read more' }));
    const notes = textsOf('Venue expert notes');
    expect(notes.getByRole('button', { name: label })).toBeVisible();
  },
);

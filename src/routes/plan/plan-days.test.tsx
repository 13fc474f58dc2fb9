import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { PlanDays } from './plan-days.tsx';

test('plan · a function at a hidden venue stays, and the venue is named as no longer listed', () => {
  render(
    <MemoryRouter>
      <PlanDays
        eventDetails={[aFunction({ venue: 'lake-hall' })]}
        onChooseVenue={() => {}}
        venues={[{ id: 'lake-hall', name: 'Lake Hall', isUnlisted: true }]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('Wedding')).toBeVisible();
  expect(screen.getByText('No longer listed here: Lake Hall.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

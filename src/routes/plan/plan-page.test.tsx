import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import { PlanDays } from './plan-days.tsx';
import { Page } from './plan-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  act(() => saveEventDetails(undefined));
});

test('plan · a function at a hidden venue stays, the venue is named as no longer listed, and another can be chosen', () => {
  render(
    <MemoryRouter>
      <PlanDays
        eventDetails={[aFunction({ venue: 'lake-hall' })]}
        onChooseVenue={() => {}}
        venues={[{ id: 'lake-hall', name: 'Lake Hall', isUnlisted: true }]}
        gone={['lake-hall']}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('Wedding')).toBeVisible();
  expect(screen.getByText('No longer listed here: Lake Hall.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: /Choose a venue/ })).toBeVisible();
});

test('plan · a page that stays open over midnight in India says that a date has passed', () => {
  vi.useFakeTimers({ now: new Date('2030-12-20T18:29:00Z') });
  saveEventDetails([aFunction({ date: '2030-12-20' })]);
  render(<Page />, { wrapper: MemoryRouter });
  expect(screen.queryByText('Date has passed')).toBeNull();
  act(() => void vi.advanceTimersByTime(120_000));
  expect(screen.getByText('Date has passed')).toBeVisible();
});

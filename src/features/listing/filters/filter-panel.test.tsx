import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { type Filters, noFilters } from './filters.ts';
import { rulesFor } from './listing-rules.ts';

type Choices = Parameters<typeof FilterPanel>[0]['choices'];

function choicesWith(choices: Partial<Choices> = {}): Choices {
  return {
    venues: [
      aVenue({
        venueTypes: ['banquet-hall'],
        vegPlate: 500,
        servesNonVeg: false,
        mealPreference: 'vegetarian',
      }),
    ],
    rules: rulesFor('faridabad'),
    search: () => undefined,
    localities: [{ id: 'sector-10', name: 'Sector 10' }],
    knownFacilities: ['alcohol'],
    cities: [],
    hasGuests: false,
    ...choices,
  };
}

const renderPanel = (choices?: Partial<Choices>) =>
  render(<FilterPanel choices={choicesWith(choices)} filters={noFilters} onChange={vi.fn()} />);

// By text: a query by role computes the name of each of 30 checkboxes.
const item = (name: string) => screen.getByText(name).closest('li');
const choice = (name: string) => item(name)?.querySelector('input');
const countOf = (name: string) => item(name)?.textContent?.replace(name, '');
const group = (name: string) => screen.getByText(name).closest('fieldset');

test('filters · a choice whose fact is known of no venue says so instead of showing 0', () => {
  renderPanel();
  for (const name of ['Hawan Allowed', 'Wedding Lawns', 'Sector 10']) {
    expect(countOf(name), name).toBe('Not known yet');
    expect(choice(name)).toHaveAccessibleDescription('Not known yet');
  }
  for (const name of ['Alcohol allowed', '1–2 lakh', 'Non-Vegetarian']) {
    expect(countOf(name), name).toBe('0');
    expect(choice(name)).not.toHaveAccessibleDescription();
  }
  expect(countOf('Banquet Halls')).toBe('1');
});

test('filters · without a known price or kitchen, budgets and meals are not known yet', () => {
  renderPanel({ venues: [aVenue()] });
  expect(countOf('1–2 lakh')).toBe('Not known yet');
  expect(countOf('Vegetarian Only')).toBe('Not known yet');
});

test('filters · the group of localities has one line where none is known', () => {
  renderPanel({ localities: [] });
  expect(group('Locality')).toHaveAccessibleDescription('Not known yet');
  expect(group('Locality')?.querySelector('input')).toBeNull();
});

test('filters · the rule of ample parking stands with the facilities', () => {
  renderPanel();
  expect(group('Facilities')).toHaveAccessibleDescription(
    'Shows venues that have everything you tick. Ample parking is 100 or more vehicles.',
  );
});

function renderSheet(filters: Filters, choices = choicesWith()) {
  const onApply = vi.fn();
  render(<FilterSheet choices={choices} filters={filters} settled={filters} onApply={onApply} />, {
    wrapper: MemoryRouter,
  });
  return onApply;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('filters · the dialog is rendered before it opens, so that a tap has less to do', () => {
  renderSheet(noFilters);
  const panel = group('Facilities');
  expect(panel).not.toBeVisible();
  press('Filters');
  expect(group('Facilities')).toBe(panel);
  expect(panel).toBeVisible();
});

test('filters · the dialog counts the venues that match the search, too', () => {
  const choices = choicesWith({
    venues: [aVenue({ id: 'grand' }), aVenue({ id: 'palace' })],
    search: (text) => (text === 'grand' ? new Map([['grand', 'exact']]) : undefined),
  });
  renderSheet({ ...noFilters, text: 'grand' }, choices);
  press('Filters');
  expect(screen.getByRole('status')).toHaveTextContent('1 venue');
});

test('filters · Clear all keeps the search', () => {
  const onApply = renderSheet({ ...noFilters, text: 'grand', types: ['banquet-hall'] });
  for (const name of [/^Filters/, 'Clear all', 'Apply Filters']) press(name);
  expect(onApply).toHaveBeenCalledWith({ ...noFilters, text: 'grand' });
});

/** A panel that applies what is changed. */
function LivePanel({ first, onChange }: { first: Filters; onChange: (filters: Filters) => void }) {
  const [filters, setFilters] = useState(first);
  const change = (changed: Filters) => {
    setFilters(changed);
    onChange(changed);
  };
  return <FilterPanel choices={choicesWith()} filters={filters} onChange={change} />;
}

test('filters · Show More and Clear change their own group only', () => {
  const onChange = vi.fn();
  const first: Filters = { ...noFilters, types: ['banquet-hall'], facilities: ['ample-parking'] };
  render(<LivePanel first={first} onChange={onChange} />);
  const shown = (name: string) => group(name)?.querySelectorAll('input').length;
  const facilities = shown('Facilities');
  expect(shown('Venue Type')).toBe(5);
  fireEvent.click(screen.getByText('Show More'));
  expect([shown('Venue Type'), shown('Facilities')]).toEqual([9, facilities]);
  fireEvent.click(screen.getByText('Show Less'));
  expect(shown('Venue Type')).toBe(5);
  fireEvent.click(screen.getByLabelText('Clear facilities'));
  expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, types: ['banquet-hall'] });
  expect(choice('Ample Parking')).not.toBeChecked();
  expect(choice('Banquet Halls')).toBeChecked();
  // The button is hidden now.
  expect(group('Facilities')?.querySelector('input')).toHaveFocus();
});

test.each([
  ['faridabad', undefined, 'Until you give your guests, the budget filter uses the price of one plate.'],
  ['noida', undefined, 'Until you give your guests, the budget filter uses the price listed for the venue.'],
  ['noida', [aFunction({ guests: 250 })], 'The budget filter uses your estimated total (250 guests).'],
] as const)(
  'filters · in %s, for %j, the budget says what it is compared with',
  (city, eventDetails, note) => {
    renderPanel({ rules: { ...rulesFor(city), eventDetails } });
    expect(group('Budget')).toHaveAccessibleDescription(note);
  },
);

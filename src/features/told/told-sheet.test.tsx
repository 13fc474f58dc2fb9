import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldByLabel, selectByLabel } from '../../components/field-test-query.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { askBeforePaying } from '../../domain/facts/ask-before-paying.ts';
import type { Told } from '../../domain/facts/told.ts';
import { aTold } from '../../domain/facts/told-fixture.ts';
import { withTold } from '../../domain/facts/with-told.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import { saveTold, useToldBy } from '../../visitor/told-store.ts';
import { imperio } from '../venues/venue-fixture.ts';
import { sheetGroups } from './told-form.ts';
import { ToldSheet } from './told-sheet.tsx';

const wedding = aFunction({ guests: 400, vegShare: 0.6, rooms: 20 });

afterEach(async () => {
  await act(async () => {
    saveEventDetails(undefined);
    await saveTold(imperio.id, undefined);
  });
  localStorage.clear();
});

/** As the dialog renders it, with what is saved. */
function Sheet({ onClose = () => {} }: { readonly onClose?: () => void }) {
  const told = useToldBy(imperio.id);
  return <ToldSheet venue={told ? withTold(imperio, told) : imperio} onClose={onClose} />;
}

const fill = (name: string, text: string) => userEvent.type(fieldByLabel(name), text);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const stored = (): Readonly<Record<string, Told>> => JSON.parse(localStorage.getItem('told') ?? '{}');

test('told sheet · what is asked before paying has a row each', () => {
  const rows: readonly string[] = sheetGroups.flatMap(({ ids }) => ids);
  expect(askBeforePaying.filter((id) => !rows.includes(id))).toEqual([]);
});

test('told sheet · a sheet of paper is saved as facts, and its total stands beside our page’s', async () => {
  saveEventDetails([wedding]);
  render(<Sheet />);
  await fill('Veg plate', '650');
  await fill('Non-veg plate', '₹850');
  await userEvent.click(screen.getByRole('radio', { name: 'The plain plate' }));
  await userEvent.selectOptions(selectByLabel('Tax on food'), 'Extra');
  await fill('Minimum number of plates', '350');
  await fill('Decoration', '60,000');
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'from' })[0] as HTMLElement);
  await fill('DJ', '25,000');
  await userEvent.selectOptions(selectByLabel('Generator'), 'Included');
  await fill('Room ₹ a night', '2500');
  await fill('Advance % or ₹', '30');
  await userEvent.type(fieldByLabel('Music until'), '22:30');
  await save();
  expect(await screen.findByText('₹4,79,560')).toBeVisible();
  expect(await screen.findByText(/They are ₹60,800 more, ₹152 a guest, and ₹85,000/)).toBeVisible();
  expect(stored().imperio).toMatchObject({
    facts: {
      vegPlate: 650,
      nonVegPlate: 850,
      foodTax: 0.18,
      minimumPlates: 350,
      decoration: { from: 60_000 },
      dj: 25_000,
      generator: 'included',
      roomPrice: 2500,
      advanceShare: 0.3,
      musicUntil: 1350,
    },
    plate: 'plate',
  });
});

test('told sheet · a mistake is named at its field, and what was typed stays', async () => {
  render(<Sheet />);
  await fill('Veg plate', '5');
  await fill('Corkage ₹ a bottle', 'some');
  await userEvent.selectOptions(selectByLabel('DJ'), 'Included');
  await fill('DJ', '500');
  await save();
  expect(fieldByLabel('Veg plate')).toHaveFocus();
  expect(fieldByLabel('Veg plate')).toHaveAccessibleDescription('This is too low: at least 100.');
  expect(fieldByLabel('Corkage ₹ a bottle')).toHaveValue('some');
  expect(fieldByLabel('Corkage ₹ a bottle')).toBeInvalid();
  expect(fieldByLabel('DJ')).toHaveAccessibleDescription('Either a price or a word, not both.');
  expect(localStorage.getItem('told')).toBeNull();
});

test('told sheet · one sum is of the family’s functions, and everything can be included by one tap', async () => {
  saveEventDetails([aFunction({ guests: 300 })]);
  render(<Sheet />);
  await fill('Or one sum for all', '2.25 lakh');
  expect(screen.getByText('= ₹2,25,000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Everything is included' }));
  await save();
  expect(await screen.findByText('₹2,25,000')).toBeVisible();
  expect(stored().imperio).toMatchObject({
    sum: { rupees: 225_000, functions: [{ guests: 300 }] },
    roomsIncluded: true,
    facts: { foodTax: 'included', decoration: 'included', corkage: 'included' },
  });
});

test('told sheet · one sum without guests asks for them, and they become the event details', async () => {
  render(<Sheet />);
  await fill('Or one sum for all', '200000');
  await save();
  expect(fieldByLabel('For how many guests?')).toHaveAccessibleDescription(/write how many/);
  await fill('For how many guests?', '250');
  await save();
  expect(await screen.findByText('250 guests, all veg')).toBeVisible();
});

test('told sheet · guests are read in the digits of any script, and too many are named', async () => {
  render(<Sheet />);
  await fill('Or one sum for all', '200000');
  await fill('For how many guests?', '20000');
  await save();
  expect(fieldByLabel('For how many guests?')).toHaveAccessibleDescription(/5,000/);
  await userEvent.clear(fieldByLabel('For how many guests?'));
  await fill('For how many guests?', '२५०');
  await save();
  expect(await screen.findByText('250 guests, all veg')).toBeVisible();
});

test.each(['12000', 'many'])('told sheet · “%s” guests are named without one sum, too', async (guests) => {
  render(<Sheet />);
  await fill('Veg plate', '650');
  await fill('For how many guests?', guests);
  await save();
  expect(fieldByLabel('For how many guests?')).toHaveAccessibleDescription(/5,000/);
  expect(localStorage.getItem('told')).toBeNull();
});

test('told sheet · one sum that is not exact is named', async () => {
  saveEventDetails([wedding]);
  render(<Sheet />);
  await fill('Or one sum for all', 'about 2.25 lakh');
  await save();
  expect(fieldByLabel('Or one sum for all')).toBeInvalid();
  expect(localStorage.getItem('told')).toBeNull();
});

test('told sheet · all of it can be removed and put back', async () => {
  const told = aTold({ lift: true }, { notes: { lift: 'small' } });
  await saveTold(imperio.id, told);
  render(<Sheet />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  await screen.findByText(/is removed/);
  expect(localStorage.getItem('told')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(stored().imperio).toEqual(told);
});

test('told sheet · where the browser stores nothing, it says so and counts it all the same', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Sheet />);
  await fill('Corkage ₹ a bottle', '500');
  await save();
  expect(await screen.findByText(/does not store it/)).toBeVisible();
  expect(screen.getByText(/Corkage: ₹500 a bottle/)).toBeVisible();
  expect(screen.queryByText(/^Saved/)).toBeNull();
  full.mockRestore();
});

test('told sheet · the message that asks for a confirmation is shown first, and has told facts alone', async () => {
  await saveTold(imperio.id, aTold({ corkage: 500, musicUntil: 1350 }));
  render(<Sheet />);
  await save();
  await userEvent.click(await screen.findByRole('button', { name: /in writing/ }));
  const text = screen.getByText(/^Namaste Imperio/);
  expect(text).toHaveTextContent(/Corkage: ₹500 a bottle.*Music until: 10:30 PM/);
  expect(text).not.toHaveTextContent('1,800');
  const link = within(text.parentElement as HTMLElement).getByRole('link', { name: /WhatsApp/ });
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('₹500 a bottle')));
});

test('told sheet · what was typed and not saved is there when it is opened again, until it is saved', async () => {
  render(<Sheet />);
  await fill('Decoration', '60,000');
  await fill('Or one sum for all', '2.25 lakh');
  await userEvent.click(screen.getByRole('button', { name: 'Everything is included' }));
  await userEvent.click(screen.getByRole('radio', { name: 'The plain plate' }));
  cleanup();
  render(<Sheet />);
  expect(screen.getByText('What you typed is still here.')).toBeVisible();
  expect(fieldByLabel('Decoration')).toHaveValue('60,000');
  expect(selectByLabel('Corkage')).toHaveValue('included');
  expect(screen.getByText('= ₹2,25,000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('radio', { name: 'The plain plate' })).not.toBeChecked();
  await fill('Veg plate', '650');
  await save();
  await screen.findByText(/^Saved/);
  expect(sessionStorage).toHaveLength(0);
});

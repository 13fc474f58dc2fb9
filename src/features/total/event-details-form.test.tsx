import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventDetails, WeddingFunction } from '../../domain/event-details.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { setLocale } from '../../i18n/locale.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { EventDetailsForm } from './event-details-form.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(aVenue({ id: 'lake-hall', name: 'Lake Hall' })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setLocale('en');
});

const onSave = vi.fn<(eventDetails: EventDetails | undefined) => void>();

function openForm(eventDetails?: EventDetails) {
  onSave.mockClear();
  render(<EventDetailsForm eventDetails={eventDetails} onSave={onSave} />);
  return userEvent.setup();
}

const group = (number: number) => within(screen.getByRole('group', { name: `Function ${number}` }));
const guests = (number: number) => group(number).getByLabelText('Guests');
const press = (name: string) => screen.getByRole('button', { name });

const mehndi = aFunction({ kind: 'mehndi', guests: 150, vegShare: 0.6, date: '2099-02-10' });
const sangeet = aFunction({ kind: 'sangeet', guests: 400, rooms: 10, venue: 'lake-hall' });
const cocktail = aFunction({ kind: 'other', guests: 80, name: 'Cocktail' });

test('event details form · one evening is asked for guests, rooms, veg share and date only', async () => {
  const user = openForm();
  expect(screen.getByLabelText('Guests')).toHaveFocus();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  await user.keyboard('०,३००');
  await user.type(screen.getByRole('textbox', { name: /^Rooms/ }), ' १० {Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith([aFunction({ rooms: 10 })]);
});

test('event details form · an added function has the focus, a kind of its own and the veg share of the one before', async () => {
  const user = openForm([aFunction({ vegShare: 0.6 })]);
  await user.click(press('Add a function'));
  const kind = group(2).getByRole('combobox', { name: 'Function 2' });
  expect(kind).toHaveFocus();
  expect(kind).toHaveDisplayValue('Reception');
  await user.type(guests(2), '500');
  await user.click(press('Show my total'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith([
    aFunction({ vegShare: 0.6 }),
    aFunction({ kind: 'reception', guests: 500, vegShare: 0.6 }),
  ]);
});

test('event details form · it returns the functions that it was opened with', async () => {
  const user = openForm([mehndi, sangeet, cocktail]);
  expect(await group(2).findByRole('option', { name: 'Lake Hall' })).toHaveProperty('selected', true);
  await user.click(press('Show my total'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith([mehndi, sangeet, cocktail]);
});

test('event details form · a name is asked for another function only', async () => {
  const user = openForm([mehndi, cocktail]);
  expect(group(1).queryByRole('textbox', { name: /^Name/ })).toBeNull();
  await user.selectOptions(group(2).getByRole('combobox', { name: 'Function 2' }), 'Haldi');
  expect(group(2).queryByRole('textbox', { name: /^Name/ })).toBeNull();
  await user.click(press('Show my total'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith([mehndi, aFunction({ kind: 'haldi', guests: 80 })]);
});

test('event details form · a removed function can be put back with all that was entered, and the focus follows', async () => {
  const user = openForm([mehndi, cocktail]);
  await user.type(guests(2), '5');
  await user.click(press('Remove function 2'));
  expect(screen.getByText('Other function removed.')).toBeVisible();
  expect(press('Put it back')).toHaveFocus();
  // The last function cannot be removed.
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.click(press('Put it back'));
  expect(press('Remove function 2')).toHaveFocus();
  await user.click(press('Show my total'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith([mehndi, { ...cocktail, guests: 805 }]);
});

test('event details form · functions are removed and put back in any order, and the focus stays with them', async () => {
  const user = openForm([mehndi, sangeet, cocktail, mehndi, sangeet, cocktail]);
  await user.click(press('Remove function 5'));
  await user.click(press('Add a function'));
  await user.type(guests(6), '70');
  // It makes room for the fifth again.
  await user.click(press('Remove function 2'));
  const [second, fifth] = screen.getAllByRole('button', { name: 'Put it back' });
  expect(second).toHaveFocus();
  await user.click(fifth as HTMLElement);
  expect(press('Remove function 4')).toHaveFocus();
  expect(screen.getByText('6 functions at most.')).toBeVisible();
  for (const number of [1, 1, 1, 1, 1]) await user.click(press(`Remove function ${number}`));
  const [first] = screen.getAllByRole('button', { name: 'Put it back' });
  await user.click(first as HTMLElement);
  expect(press('Remove function 1')).toHaveFocus();
  await user.click(press('Show my total'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith([mehndi, aFunction({ guests: 70 })]);
});

test('event details form · what remains after a removal is saved', async () => {
  const user = openForm([mehndi, sangeet]);
  await user.click(press('Remove function 1'));
  expect(screen.getByRole('combobox', { name: 'Function 1' })).toHaveDisplayValue('Sangeet');
  await user.click(press('Show my total'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith([sangeet]);
});

test('event details form · six functions are the most, removed ones not counted', async () => {
  const user = openForm([mehndi, sangeet, cocktail, mehndi, sangeet, cocktail]);
  expect(screen.getByText('6 functions at most.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a function' })).toBeNull();
  await user.click(press('Remove function 4'));
  await user.click(press('Add a function'));
  expect(screen.getAllByRole('group')).toHaveLength(6);
  // Putting it back would be the seventh.
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
  await user.click(press('Remove function 6'));
  expect(screen.getAllByRole('button', { name: 'Put it back' })).toHaveLength(2);
});

test('event details form · errors stand beside their fields, and what was entered stays', async () => {
  const user = openForm([mehndi, cocktail]);
  fireEvent.change(guests(1), { target: { value: '5001' } });
  fireEvent.change(group(2).getByRole('textbox', { name: /^Rooms/ }), { target: { value: '201' } });
  fireEvent.change(group(2).getByRole('textbox', { name: /^Name/ }), { target: { value: 'x'.repeat(41) } });
  await user.click(press('Show my total'));
  expect(onSave).not.toHaveBeenCalled();
  expect(guests(1)).toHaveFocus();
  expect(guests(1)).toHaveAccessibleDescription('Between 1 and 5,000 guests, in digits.');
  expect(guests(1)).toHaveValue('5001');
  expect(guests(2)).toBeValid();
  expect(group(2).getByRole('textbox', { name: /^Rooms/ })).toHaveAccessibleDescription(
    '200 rooms at most, in digits.',
  );
  expect(group(2).getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
    '40 characters at most.',
  );
});

test.each(['three hundred', '1,50,000', '0', ' '])(
  'event details form · %j guests stay as typed, with a message',
  async (typed) => {
    const user = openForm();
    await user.type(screen.getByLabelText('Guests'), typed);
    await user.click(press('Show my total'));
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Guests')).toHaveFocus();
    expect(screen.getByLabelText('Guests')).toHaveValue(typed);
    expect(screen.getByLabelText('Guests')).toHaveAccessibleDescription(
      'Between 1 and 5,000 guests, in digits.',
    );
  },
);

test('event details form · in Hindi', async () => {
  setLocale('hi');
  const user = openForm([mehndi]);
  await user.click(press('और कार्यक्रम जोड़ें'));
  expect(screen.getByRole('combobox', { name: 'कार्यक्रम 2' })).toHaveDisplayValue('शादी');
  await user.click(press('मेरा कुल खर्च देखें'));
  const second = within(screen.getByRole('group', { name: 'कार्यक्रम 2' })).getByLabelText('मेहमान');
  expect(second).toHaveAccessibleDescription('1 से 5,000 तक मेहमान, अंकों में लिखिए।');
  expect(second).toHaveFocus();
});

test('event details form · a venue that the search finds is chosen for its function, whose fields the search reads', async () => {
  onSave.mockClear();
  const found = { id: 'far-hall', name: 'Far Hall' };
  const read = vi.fn<(one: WeddingFunction | undefined) => void>();
  render(
    <EventDetailsForm
      eventDetails={[mehndi, sangeet]}
      start={{ place: 1 }}
      onSave={onSave}
      renderVenueSearch={({ number, getFunction, onChoose }) => (
        <button
          type="button"
          onClick={() => {
            read(getFunction());
            onChoose(found);
          }}
        >
          {`Search ${number}`}
        </button>
      )}
    />,
  );
  const user = userEvent.setup();
  const venue = (number: number) => group(number).getByRole('combobox', { name: /^Venue/ });
  expect(venue(2)).toHaveFocus();
  await user.clear(guests(1));
  await user.click(press('Search 1'));
  await user.type(guests(1), '200');
  await user.click(press('Search 1'));
  expect(read.mock.calls).toEqual([[undefined], [{ ...mehndi, guests: 200, venue: 'far-hall' }]]);
  expect(venue(1)).toHaveDisplayValue('Far Hall');
  await user.click(press('Show my total'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith([{ ...mehndi, guests: 200, venue: 'far-hall' }, sangeet]);
});

test('event details form · one figure for decoration is saved for every function, and a wrong one is named', async () => {
  const user = openForm([mehndi, cocktail]);
  const decor = screen.getByRole('textbox', { name: /^Decoration, your figure/ });
  await user.type(decor, 'much');
  await user.click(press('Show my total'));
  expect(onSave).not.toHaveBeenCalled();
  expect(decor).toHaveFocus();
  expect(decor).toHaveAccessibleDescription(/At most ₹1,00,00,000, in digits\./);
  await user.clear(decor);
  await user.type(decor, '₹1,50,000/-');
  await user.click(press('Show my total'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith([
    { ...mehndi, decor: 1_50_000 },
    { ...cocktail, decor: 1_50_000 },
  ]);
});

test('event details form · what was entered and not saved is there when it is opened again, and "Start again" empties it', async () => {
  const user = openForm([mehndi]);
  await user.clear(guests(1));
  await user.type(guests(1), '90');
  await user.click(press('Add a function'));
  await user.type(guests(2), '500');
  cleanup();
  openForm([mehndi]);
  expect(guests(1)).toHaveFocus();
  expect(guests(1)).toHaveValue('90');
  expect(guests(2)).toHaveValue('500');
  expect(group(2).getByRole('combobox', { name: 'Function 2' })).toHaveDisplayValue('Wedding');
  await user.click(press('Start again'));
  expect(guests(1)).toHaveValue('150');
  expect(screen.queryByRole('group', { name: 'Function 2' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

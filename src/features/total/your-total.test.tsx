import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { setLocale } from '../../i18n/locale.ts';
import { getEventDetails, saveEventDetails } from '../../visitor/event-details-store.ts';
import { aHall, aVenue } from '../venues/venue-fixture.ts';
import { DecorationNote } from './decoration-note.tsx';
import { EventDetailsBar, type EventDetailsHandle } from './event-details-bar.tsx';
import { TotalBlock } from './total-block.tsx';
import { YourTotal } from './your-total.tsx';

afterEach(() => {
  saveEventDetails(undefined);
  setLocale('en');
});

const venue = aVenue({
  vegPlate: 500,
  servesNonVeg: false,
  halls: [aHall()],
});
const royalty = { royalty: 75 };

test.each([
  [
    'with the sum, what is not counted, and a warning to guests who do not fit',
    'en',
    {},
    [
      'Your total, 300 guests',
      'for 300',
      '₹1,77,000',
      '₹590 a guest',
      'Not counted: decoration',
      '300 fit coming and going, not seated',
    ],
  ],
  [
    'without a plate price',
    'en',
    { vegPlate: undefined, nonVegPlate: undefined },
    [/plate price is not known yet/],
  ],
  ['with a royalty', 'en', royalty, ['₹1,77,000', 'With your own caterer: ₹75 a plate to the venue']],
  ['with a royalty', 'hi', royalty, ['₹1,77,000', 'अपना केटरर लाने पर वेन्यू को ₹75 प्रति प्लेट देने होंगे']],
] as const)('your total · on a card %s, in "%s"', (_, locale, facts, texts) => {
  setLocale(locale);
  saveEventDetails([aFunction()]);
  render(<YourTotal venue={{ ...venue, ...facts }} />);
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
});

test('your total · a venue page shows advance and balance in rows of their own', async () => {
  saveEventDetails([aFunction()]);
  render(<TotalBlock venue={{ ...venue, advanceShare: 0.25 }} />, {
    wrapper: MemoryRouter,
  });
  expect(await screen.findByRole('row', { name: /^Advance now/ })).toHaveTextContent(/₹44,250$/);
  expect(screen.getByRole('row', { name: /^Balance later/ })).toHaveTextContent(/₹1,32,750$/);
});

test('your total · several functions are one sum on a card, and lines of their own on a venue page', async () => {
  saveEventDetails([aFunction(), aFunction({ kind: 'sangeet' })]);
  render(<YourTotal venue={venue} />);
  for (const text of ['Your total, 2 functions', '₹3,54,000']) expect(screen.getByText(text)).toBeVisible();
  render(<TotalBlock venue={venue} />, { wrapper: MemoryRouter });
  const sangeet = await screen.findByRole('table', { name: 'Sangeet', hidden: true });
  expect(sangeet).toHaveTextContent('₹1,50,000');
  expect(screen.getByRole('row', { name: /^Estimated total/ })).toHaveTextContent('₹3,54,000');
});

test('event details · the form keeps what was entered and removed while it is closed, and starts again once cleared', async () => {
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  saveEventDetails([aFunction(), aFunction({ kind: 'sangeet' })]);
  render(<EventDetailsBar />, { wrapper: MemoryRouter });
  await press('Change guests');
  await screen.findByRole('group', { name: 'Function 1' });
  const guests = () => screen.getAllByRole('textbox', { name: 'Guests' })[0] as HTMLElement;
  expect(guests()).toHaveFocus();
  await user.type(guests(), '0');
  await press('Remove function 2');
  await press('Close guest details');
  expect(screen.queryByRole('textbox', { name: 'Guests' })).toBeNull();
  await press('Change guests');
  expect(guests()).toHaveFocus();
  expect(guests()).toHaveValue('3000');
  await press('Show my total');
  expect(screen.getByRole('status')).toHaveTextContent('3,000 guests');
  expect(screen.getByRole('button', { name: 'Change guests' })).toHaveFocus();
  await press('Change guests');
  await press('Put it back');
  await press('Show my total');
  expect(screen.getByRole('status')).toHaveTextContent('Wedding 3,000, Sangeet 300 guests');
  await press('Change guests');
  await press('Clear guest details');
  expect(screen.getByRole('button', { name: 'Add guests' })).toHaveFocus();
  await press('Add guests');
  expect(screen.getByRole('textbox', { name: 'Guests' })).toHaveValue('');
});

test('event details · cleared ones can be put back', async () => {
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const eventDetails = [aFunction({ kind: 'mehndi' }), aFunction({ kind: 'sangeet' })] as const;
  saveEventDetails(eventDetails);
  render(<EventDetailsBar />, { wrapper: MemoryRouter });
  await press('Change guests');
  await user.click(await screen.findByRole('button', { name: 'Clear guest details' }));
  expect(getEventDetails()).toBeUndefined();
  expect(screen.getByText(/Mehndi 300, Sangeet 300 guests removed\./)).toBeVisible();
  await press('Put it back');
  expect(getEventDetails()).toEqual(eventDetails);
  expect(screen.getByRole('button', { name: 'Change guests' })).toHaveFocus();
  expect(screen.queryByText(/removed/)).toBeNull();
});

test('decoration note · it counts the totals without decoration, and leads to the field for an own figure', async () => {
  const user = userEvent.setup();
  saveEventDetails([aFunction()]);
  const venues = [venue, { ...venue, decoration: { from: 16_000 } }];
  const bar = createRef<EventDetailsHandle>();
  render(
    <>
      <EventDetailsBar ref={bar} />
      <DecorationNote venues={venues} onAdd={() => bar.current?.open({ field: 'decor' })} />
    </>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText('1 of 2 totals leave out decoration.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add your own figure' }));
  const decor = await screen.findByRole('textbox', { name: /^Decoration, your figure/ });
  expect(decor).toHaveFocus();
  await user.type(decor, '50000');
  await user.click(screen.getByRole('button', { name: 'Show my total' }));
  expect(screen.getByRole('status')).toHaveTextContent('300 guests, all veg, decoration ₹50,000');
  expect(screen.queryByText(/leave out decoration/)).toBeNull();
});

test('your total · a card has none while the guests are unknown', () => {
  const { container } = render(<YourTotal venue={venue} />);
  expect(container).toBeEmptyDOMElement();
});

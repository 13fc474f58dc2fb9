import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WeddingFunction } from '../../domain/event-details.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { aHall, aVenue } from '../venues/venue-fixture.ts';
import { indexFacts, toColumns } from './listing-index.ts';
import { searchFacts } from './search/search-text.ts';
import { VenuePicker } from './venue-picker.tsx';

const venues = [
  aVenue({ id: 'lake', name: 'Lake Hall', locality: 'Sector 9' }),
  aVenue({ id: 'large', name: 'Large Hall', halls: [aHall(500, 800)], vegPlate: 600, nonVegPlate: 700 }),
  aVenue({ id: 'garden', name: 'Rose Garden', vegPlate: 500, nonVegPlate: 700 }),
];
const files: Readonly<Record<string, unknown>> = {
  '/data/dev/index/venues.json': toColumns(venues, indexFacts),
  '/data/dev/search/venues.json': toColumns(venues, searchFacts),
};
const fetched = vi.fn<(url: string) => Promise<Response>>();
const onChoose = vi.fn<(venue: { readonly id: string; readonly name: string }) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  fetched.mockImplementation(async (url) => Response.json(files[url]));
  vi.stubGlobal('fetch', fetched);
  // jsdom does not have it.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

function openPicker(one: WeddingFunction | null = aFunction({ guests: 400 })) {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <VenuePicker number={2} getFunction={() => one ?? undefined} onChoose={onChoose} />
    </form>,
  );
  return { user: userEvent.setup(), onSubmit };
}

const field = () => screen.getByRole('combobox', { name: /^Find any venue/ });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('venue picker · nothing is loaded before it has the focus; what does not load can be loaded again', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 500 }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = openPicker();
  expect(fetched).not.toHaveBeenCalled();
  await user.type(field(), 'garden');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(new Set(fetched.mock.calls.map(([url]) => url))).toEqual(new Set(Object.keys(files)));
  fetched.mockImplementation(async (url) => Response.json(files[url]));
  await user.click(again);
  await user.click(field());
  expect(await screen.findByRole('option')).toHaveTextContent('Rose Garden');
});

test('venue picker · a text finds venues, each with fit and total', async () => {
  const { user } = openPicker();
  await user.type(field(), 'hall');
  expect(await screen.findByRole('listbox', { name: 'Venues for function 2' })).toBeVisible();
  expect(options()).toEqual([
    'Large HallFaridabadSeats all · ₹2,83,200',
    'Lake HallSector 9Capacity not known · price not known yet',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'venue picker · keys stay with an input method: %j',
  async (composing) => {
    const { user } = openPicker();
    await user.click(field());
    await screen.findByRole('listbox');
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      expect(fireEvent.keyDown(field(), { key, ...composing })).toBe(true);
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(onChoose).not.toHaveBeenCalled();
  },
);

test('venue picker · by keyboard: arrows move, Enter chooses and does not submit the form, Escape closes', async () => {
  const { user, onSubmit } = openPicker();
  await user.click(field());
  const list = await screen.findByRole('listbox');
  expect(within(list).getAllByRole('option')).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Lake Hall');
  expect(field()).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'lake', name: 'Lake Hall' }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Lake Hall is chosen for function 2.');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('venue picker · a tap chooses, and without guests it says what is missing', async () => {
  const { user } = openPicker(null);
  await user.type(field(), 'rose');
  const option = await screen.findByRole('option');
  expect(option).toHaveTextContent('Add the guests to see fit and total');
  await user.click(option);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'garden' }));
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventDetails } from '../../../domain/event-details.ts';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { formatQuotes, parseQuotes, type Quote } from '../../../domain/quote.ts';
import { aQuote } from '../../../domain/quote-fixture.ts';
import { formatQuotesParam, readQuotesParam } from '../../../domain/quotes-param.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { saveQuotesText, useSharedQuotes } from '../../../stores/quotes-store.ts';
import { useLeadStore } from '../../../visitor/lead-store.ts';
import { setShortlist } from '../../../visitor/shortlist-store.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { Quotes } from './quotes.tsx';

beforeEach(() =>
  vi.stubGlobal('fetch', async () => Response.json(aVenue({ id: 'lake', name: 'Lake Hall' }))),
);
afterEach(() => {
  saveQuotesText('');
  setShortlist([]);
  useLeadStore.setState({ dialog: null });
  vi.unstubAllGlobals();
  setLocale('en');
});

const hall = aVenue({
  id: 'hall',
  name: 'Arch Hall',
  vegPlate: 500,
  nonVegPlate: 700,
  rooms: 31,
  roomPrice: 3000,
});
const wedding = aFunction({ guests: 400, vegShare: 0.6, rooms: 20 });
const quote = aQuote({
  functions: [{ kind: 'wedding', guests: 400, vegShare: 0.6, rooms: 20 }],
  price: { kind: 'plate', of: 'plate', veg: 650, nonVeg: 850, minimum: 0 },
  tax: 0.18,
});
const user = userEvent.setup();

function Page({ eventDetails, venues }: { eventDetails: EventDetails | undefined; venues: (typeof hall)[] }) {
  const withQuotes = useSharedQuotes();
  return (
    <>
      <Quotes venues={venues} eventDetails={eventDetails} showsOthers />
      <output>{useLocation().search}</output>
      <a href={withQuotes('/plan?guests=400')}>Plan with guests</a>
    </>
  );
}

function open({
  hasDetails = true,
  search = '',
  venues = [hall],
}: {
  hasDetails?: boolean;
  search?: string;
  venues?: (typeof hall)[];
} = {}) {
  render(
    <MemoryRouter initialEntries={[`/plan${search}`]}>
      <Page eventDetails={hasDetails ? [wedding] : undefined} venues={venues} />
    </MemoryRouter>,
  );
}

const saved = () => parseQuotes(localStorage.getItem('quotes') ?? '');
const save = (...quotes: readonly Quote[]) => act(() => saveQuotesText(formatQuotes(quotes)));
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const openForm = async (name = 'Add a quote') => {
  await click(name);
  await screen.findByRole('button', { name: 'Save the quote' });
  return within(screen.getByRole('dialog', { name: 'What did they quote?' }));
};

test('quotes · what a venue quoted is saved and stands beside the estimate, on this device alone', async () => {
  open();
  const form = await openForm();
  expect(form.getByText('Wedding, 400 guests, 60% veg, 20 rooms')).toBeInTheDocument();
  await user.selectOptions(form.getByLabelText('Price'), 'A veg and a non-veg plate');
  await user.type(form.getByLabelText('Veg plate'), '650');
  await user.type(form.getByLabelText('Non-veg plate'), '850');
  await user.selectOptions(form.getByLabelText('Which plate'), 'The plain plate');
  await user.selectOptions(form.getByLabelText('Tax'), 'On top');
  expect(form.getByLabelText('Tax in percent')).toHaveValue('18');
  await user.click(form.getByRole('button', { name: 'Save the quote' }));
  const table = within(
    await screen.findByRole('table', { name: 'What Arch Hall quoted, beside our estimate' }),
  );
  expect(table.getByRole('row', { name: 'Plates ₹2,92,000 ₹2,32,000' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Tax 18% ₹52,560 ₹41,760' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Rooms (our price) ₹60,000 ₹60,000' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Total ₹4,04,560 ₹3,33,760' })).toBeInTheDocument();
  expect(screen.getByText('₹70,800 more, ₹177 a guest')).toBeInTheDocument();
  expect(screen.getByText('Only on this phone or computer')).toBeInTheDocument();
  expect(saved()).toMatchObject([{ venue: 'hall', price: quote.price && { veg: 650 }, tax: 0.18 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('quotes · what the browser did not store is said to last until the page is closed or loaded again', () => {
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  save(quote);
  store.mockRestore();
  open();
  expect(screen.getByText(/^Kept only until this page is closed or loaded again/)).toBeInTheDocument();
  expect(screen.queryByText('Only on this phone or computer')).toBeNull();
});

test('quotes · an error stands at its field, which has the focus, and nothing typed is lost', async () => {
  open();
  const form = await openForm();
  await user.selectOptions(form.getByLabelText(/^DJ/), 'Extra, with a price');
  await user.type(form.getByLabelText('Price in all: DJ and sound'), '25000');
  await user.click(form.getByRole('button', { name: 'Save the quote' }));
  expect(form.getByLabelText('Price of a plate')).toHaveFocus();
  expect(form.getByLabelText('Price of a plate')).toHaveAccessibleDescription(
    'The price of one plate in rupees, in digits, at most ₹1,00,000.',
  );
  // Another answer and back again.
  await user.selectOptions(form.getByLabelText(/^DJ/), 'Included');
  await user.selectOptions(form.getByLabelText(/^DJ/), 'Extra, with a price');
  await user.selectOptions(form.getByLabelText('Price'), 'They did not say');
  await user.click(form.getByRole('button', { name: 'Save the quote' }));
  await screen.findByText('They named no price, so there is no sum and no difference.');
  expect(saved()).toMatchObject([{ items: { dj: 25_000 } }]);
});

test('quotes · Escape keeps what was typed, closing discards it', async () => {
  open();
  const form = await openForm();
  await user.type(form.getByLabelText('Price of a plate'), '650');
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openForm();
  expect(again.getByLabelText('Price of a plate')).toHaveValue('650');
  await user.click(again.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Price of a plate')).toHaveValue('');
  await user.type(screen.getByLabelText('Price of a plate'), '700');
  await click('Close');
  expect((await openForm()).getByLabelText('Price of a plate')).toHaveValue('');
});

test('quotes · two quotes of a venue stand side by side, and each is changed or removed by itself', async () => {
  save(quote, { ...quote, id: 'q2', price: { kind: 'sum', rupees: 3_00_000 } });
  open();
  expect(await screen.findAllByRole('table')).toHaveLength(2);
  const form = await openForm('Change quote 2');
  expect(form.getByLabelText('The sum')).toHaveValue('300000');
  await user.clear(form.getByLabelText('The sum'));
  await user.type(form.getByLabelText('The sum'), '2,90,000');
  await user.click(form.getByRole('button', { name: 'Save the quote' }));
  expect(saved().map(({ id, price }) => [id, price?.kind])).toEqual([
    ['q1', 'plate'],
    ['q2', 'sum'],
  ]);
  expect(saved()[1]?.price).toMatchObject({ rupees: 2_90_000 });
  const first = await openForm('Change quote 1');
  await user.click(first.getByRole('button', { name: 'Remove the quote' }));
  expect(saved().map(({ id }) => id)).toEqual(['q2']);
  await click('Put it back');
  expect(saved()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Change quote 2' })).toHaveFocus();
});

test('quotes · the family’s questions go to us without what it was told', async () => {
  save({ ...quote, tax: undefined, advance: { rupees: 77_777 } });
  open({ venues: [aVenue({ ...hall, advanceRupees: 50_000 })] });
  const questions = await screen.findByText(/whether tax is included \(it would be ₹52,560 more\)/);
  expect(questions).toHaveTextContent('(they said ₹77,777, our list says ₹50,000)');
  await click('Ask the venue');
  const { dialog } = useLeadStore.getState();
  const about = dialog?.dialog === 'callback' ? dialog.about : '';
  expect(about).toContain(
    'Quote of Arch Hall, Wedding, 400 guests, 60% veg, 20 rooms: whether tax is included',
  );
  expect(about).toContain('which advance holds');
  expect(about).not.toContain('₹');
});

test('quotes · a link contains them only while the family ticks it', async () => {
  save(quote);
  open();
  const link = () => screen.getByRole('link', { name: 'Plan with guests' }).getAttribute('href');
  const tick = await screen.findByLabelText('Put these quotes into the links that I share from this page');
  expect(link()).toBe('/plan?guests=400');
  await user.click(tick);
  expect(parseQuotes(readQuotesParam(link()?.split('&quotes=')[1] ?? ''))).toEqual([quote]);
  await user.click(tick);
  expect(link()).toBe('/plan?guests=400');
});

const searchOf = (...quotes: readonly Quote[]) => `?quotes=${formatQuotesParam(formatQuotes(quotes))}`;

test('quotes · a device without quotes takes those of a link, which leave the address', async () => {
  open({ search: searchOf(quote) });
  expect(await screen.findByText('₹70,800 more, ₹177 a guest')).toBeInTheDocument();
  await waitFor(() => expect(saved()).toEqual([quote]));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(screen.queryByText('These are the quotes in the link you opened.')).toBeNull();
});

test('quotes · a device with others shows those of a link, until they are kept or its own are asked for', async () => {
  const own = { ...quote, id: 'own', price: { kind: 'sum' as const, rupees: 3_00_000 } };
  save(own);
  open({ search: searchOf(quote) });
  await screen.findByText('These are the quotes in the link you opened.');
  expect(screen.getByText('₹70,800 more, ₹177 a guest')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
  expect(saved()).toEqual([own]);
  await click('Keep them');
  expect(saved()).toEqual([own, quote]);
  expect(await screen.findAllByRole('table')).toHaveLength(2);
});

test('quotes · the own ones are a step away from those of a link', async () => {
  save({ ...quote, id: 'own', price: { kind: 'sum', rupees: 3_00_000 } });
  open({ search: searchOf(quote) });
  await screen.findByText('These are the quotes in the link you opened.');
  await click('Show mine');
  expect(await screen.findByText('One sum for all')).toBeInTheDocument();
  expect(saved()).toHaveLength(1);
});

test('quotes · without event details those that are saved are compared as they were given', async () => {
  save(quote);
  open({ hasDetails: false });
  expect(await screen.findByText('₹70,800 more, ₹177 a guest')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a quote' })).toBeNull();
});

test('quotes · of a venue that the page does not have, it is loaded', async () => {
  save({ ...quote, venue: 'lake' });
  open();
  expect(await screen.findByRole('heading', { name: 'Lake Hall' })).toBeInTheDocument();
  expect(
    screen.getByText('We do not know the price of their plate, so there is no difference.'),
  ).toBeInTheDocument();
});

test.for([
  ['has left the site', undefined, 'A hall that is no longer listed'],
  ['is hidden', { id: 'lake2', name: 'Lake Hall', isUnlisted: true }, 'Lake Hall, no longer listed'],
] as const)(
  'quotes · that of a venue that %s stands by itself and can be removed',
  async ([, data, heading]) => {
    const missing = (request?: RequestInit) =>
      new Response(null, { status: request?.method === 'HEAD' ? 200 : 404 });
    vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) =>
      data ? Response.json(data) : missing(request),
    );
    const id = data?.id ?? 'gone';
    save({ ...quote, venue: id });
    open();
    await screen.findByRole('heading', { name: heading });
    expect(
      screen.getByText('Wedding, 400 guests, 60% veg, 20 rooms: ₹650 / ₹850 a plate'),
    ).toBeInTheDocument();
    await click('Remove the quote');
    expect(saved()).toEqual([]);
    await click('Put it back');
    expect(saved()).toMatchObject([{ venue: id }]);
  },
);

test('quotes · the form says where venues come from while there is none to choose', async () => {
  open({ venues: [] });
  const form = await openForm();
  expect(form.getByLabelText('Venue')).toHaveAccessibleDescription(
    'The venues of your plan and your shortlist appear here. There are none yet.',
  );
});

test('quotes · the form says that the venues of the shortlist did not load, and loads them again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  setShortlist(['lake3']);
  open({ venues: [] });
  const form = await openForm();
  expect(await form.findByRole('alert')).toHaveTextContent('The venues did not load.');
  expect(form.getByLabelText('Venue')).toHaveAccessibleDescription('');
  vi.stubGlobal('fetch', async () => Response.json(aVenue({ id: 'lake3', name: 'Lake Hall' })));
  await user.click(form.getByRole('button', { name: 'Try again' }));
  expect(await form.findByText('Lake Hall')).toBeInTheDocument();
});

test('quotes · they are read in Hindi', async () => {
  setLocale('hi');
  save(quote);
  open({ venues: [{ ...hall, nameHi: 'आर्च हॉल' }] });
  expect(await screen.findByText('₹70,800 ज़्यादा, प्रति मेहमान ₹177')).toBeInTheDocument();
  // A label has the language of the page.
  expect(screen.getByRole('heading', { name: 'Arch Hall' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('region', { name: 'आर्च हॉल' })).toBeInTheDocument();
});

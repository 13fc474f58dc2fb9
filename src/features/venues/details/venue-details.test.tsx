import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../../content/site.ts';
import type { VenueDetails } from '../../../domain/venue.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { closeLeadDialog, useLeadStore } from '../../../visitor/lead-store.ts';
import { AskButton } from '../ask-button.tsx';
import { PolicyGrid } from '../policies/policy-grid.tsx';
import { ReviewCards } from '../reviews/review-cards.tsx';
import { aVenue } from '../venue-fixture.ts';
import { FeatureList } from './feature-list.tsx';
import { PriceBox } from './price-box.tsx';
import { VenueAddress } from './venue-address.tsx';
import { VenueHeader } from './venue-header.tsx';
import { VenueAbout, VenueNotes } from './venue-texts.tsx';

const openedDialog = () => useLeadStore.getState().dialog;
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectAsked = (about: string, control = 'Ask us') =>
  expect(openedDialog()).toMatchObject({ dialog: 'callback', control, about });

beforeEach(closeLeadDialog);
afterEach(() => setLocale('en'));

const venue: VenueDetails = {
  ...aVenue({
    id: 'samargrand',
    name: 'Samar Grand',
    source: 'specification',
    address: 'Sector 10, Faridabad',
    rating: { score: 5, count: [3, 4] },
    vegPlate: 500,
    nonVegPlate: 700,
    halls: [{ name: 'Hall 1', seats: 500, floating: 1000 }],
  }),
  tags: ['Wedding Hotels', 'Banquet Halls', 'Party Halls', 'Marriage Halls'],
  about: ['First.', 'Second.'],
  notes: [],
  features: [],
  reviews: [],
};

const ask = (question: string) => (
  <AskButton question={question} venue={venue.name} getTotals={() => undefined} />
);

const review = {
  name: 'A guest',
  rating: 4.5,
  eventDate: 'February 2025',
  pax: 350,
  review: 'The hall was ready in time.',
};

test('venue header · it has both badges, the title, the address and the four tags', () => {
  render(<VenueHeader venue={venue} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Samar Grand');
  expect(screen.getByText(site.badge)).toBeVisible();
  expect(screen.getByText('3–4 reviews')).toBeVisible();
  expect(screen.getByText('Sector 10, Faridabad')).toBeVisible();
  const tags = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(venue.tags);
});

test('price box · prices are struck through, N/A is not', () => {
  render(
    <PriceBox venue={{ ...venue, nonVegPlate: undefined, servesNonVeg: false }} getTotal={() => undefined} />,
  );
  expect(screen.getByText('₹500').tagName).toBe('S');
  expect(screen.getByText('N/A').tagName).not.toBe('S');
  expect(screen.getByText('List price; ask for yours.')).toBeVisible();
});

test('price box · beside a struck price stands the package price, or that it is to be asked', () => {
  const packaged = { ...venue, vegPlate: 500, nonVegPlate: 700, vegPackage: 1800 };
  render(<PriceBox venue={packaged} getTotal={() => undefined} />);
  const prices = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(prices).toEqual(['₹500 package ₹1,800', '₹700 ask']);
  expect(screen.getByText(/^See Prices asks your date, guests and number/)).toBeVisible();
});

test('price box · default prices are marked as typical', () => {
  render(
    <PriceBox venue={{ ...venue, vegPlate: undefined, nonVegPlate: undefined }} getTotal={() => undefined} />,
  );
  expect(screen.getByRole('heading', { name: 'Typical price per plate' })).toBeVisible();
  expect(screen.getByText('₹800')).toBeVisible();
});

test.each(['See Prices', 'Venue Tour'])(
  'price box · %s opens the price request of the venue',
  async (name) => {
    const total = { low: 100, high: 100, functions: [] };
    render(<PriceBox venue={venue} getTotal={() => total} />);
    await clickButton(name);
    expect(openedDialog()).toMatchObject({ dialog: 'price', venue: 'Samar Grand', control: name, total });
  },
);

test('venue about · the call link names the venue, and the banner has the text of the specification', () => {
  render(<VenueAbout venue={venue} readMore={{ open: false, onOpenChange: vi.fn() }} />);
  expect(screen.getByRole('link', { name: /^Call Samar Grand/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByText('Hurry UP! This Venue Is In High Demand')).toBeVisible();
});

test('reviews · only verified reviews have the badge, and samples are marked', () => {
  render(
    <ReviewCards
      ask={ask}
      venue={{
        ...venue,
        reviews: [
          { ...review, sample: true },
          { ...review, name: 'B guest', verified: true },
        ],
      }}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('two reviews expected');
  expect(within(first).queryByText('Verified')).toBeNull();
  expect(within(second).getByText('Verified')).toBeVisible();
  expect(screen.getByText(/marked “sample” .* not from guests/)).toBeVisible();
  expect(within(first).getByText(/February 2025 · 350 guests/)).toBeVisible();
  expect(screen.getByText('5.0 out of 5 from 3–4 reviews')).toBeVisible();
});

test('venue address · directions open in a new tab; the map is requested only on a click', async () => {
  render(<VenueAddress venue={venue} />);
  const directions = screen.getByRole('link', { name: /Get Directions/ });
  expect(directions).toHaveAttribute('target', '_blank');
  expect(directions).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(directions).toHaveAttribute(
    'href',
    expect.stringContaining('Samar%20Grand%2C%20Sector%2010%2C%20Faridabad'),
  );
  expect(document.querySelector('iframe')).toBeNull();
  await clickButton('Show the map');
  expect(screen.getByTitle('Map of Samar Grand')).toHaveAttribute('height', '420');
});

test('policies · the unknown policies of a group share one button that asks every question', async () => {
  render(<PolicyGrid venue={venue} ask={ask} />);
  expect(screen.getByText('18%')).toBeVisible();
  const alcohol = screen.getByRole('region', { name: 'Alcohol' });
  expect(within(alcohol).getByText('Allowed, from outside, corkage charge')).toBeVisible();
  const questions = 'Is alcohol allowed? May we bring our own alcohol? Is there a corkage charge?';
  await clickButton(`Ask us: ${questions}`);
  expectAsked(`Samar Grand: ${questions}`);
});

test('policies · the known rows of a group come before the unknown ones', () => {
  render(<PolicyGrid venue={{ ...venue, parking: 200 }} ask={ask} />);
  const parking = screen.getByRole('region', { name: 'Parking' });
  const terms = within(parking).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Space for', 'Valet']);
  expect(within(parking).getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['features', 'What does the venue offer?', <FeatureList key="features" venue={venue} ask={ask} />],
  [
    'reviews',
    'What do guests say of this venue?',
    <ReviewCards key="reviews" venue={{ ...venue, rating: undefined }} ask={ask} />,
  ],
])('%s · while they are unknown a button asks for them', async (_, question, section) => {
  render(section);
  await clickButton(`Ask us: ${question}`);
  expectAsked(`Samar Grand: ${question}`);
});

test('venue notes · the capacities are in a table, above the notes', () => {
  const notes = ['Book the rooms early.', 'Park behind the hall.'];
  render(<VenueNotes venue={{ ...venue, notes }} readMore={{ open: true, onOpenChange: vi.fn() }} />);
  expect(screen.getByRole('row', { name: 'Hall 1 500 1,000' })).toBeVisible();
  for (const note of notes) expect(screen.getByText(note)).toBeVisible();
});

test('venue page · in Hindi a name is marked as English, and screen readers hear the Devanagari one', async () => {
  setLocale('hi');
  render(
    <>
      <VenueHeader venue={venue} />
      <VenueAddress venue={{ ...venue, nameHi: 'समर ग्रैंड' }} />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Samar Grand' })).toHaveAttribute('lang', 'en');
  await clickButton('मैप दिखाएँ');
  expect(screen.getByTitle('समर ग्रैंड का मैप')).toBeVisible();
});

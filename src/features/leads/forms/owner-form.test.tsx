import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fieldByLabel } from '../../../components/field-test-query.ts';
import { knownAnswers } from '../../../domain/owner-answers.ts';
import { aHall, aVenue } from '../../venues/venue-fixture.ts';
import {
  accepted,
  click,
  deferResponse,
  failed,
  fetchMock,
  respondWith,
  sentBody,
  setUpLeadTests,
  show,
  typeHalf,
} from '../lead-test-setup.tsx';
import { type KnownHall, OwnerForm } from './owner-form.tsx';

setUpLeadTests();

const known: KnownHall = {
  id: 'lamphall',
  name: 'Lamp Hall',
  city: 'Noida',
  answers: knownAnswers(
    aVenue({
      vegPlate: 500,
      nonVegPlate: 700,
      servesNonVeg: true,
      halls: [aHall(200, 300)],
    }),
  ),
};

const fill = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(fieldByLabel(label), { target: { value } });
};

const sendButton = 'Send to our team';

test('owner form · hall, city and phone are enough; each group says how many of its questions are answered', async () => {
  show(<OwnerForm cities={['Noida']} />);
  await click(sendButton);
  expect(await screen.findByText('Please name the venue.')).toBeVisible();
  expect(screen.getByText('Please write the city.')).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
  fill({ 'Name of the hall, lawn or hotel': 'Lamp Hall', City: 'Meerut', 'Phone number': '98111 22233' });
  fill({ 'Veg plate, rupees': '650', 'Serves non-veg': 'no' });
  expect(screen.getByText('2 of 5 filled')).toBeInTheDocument();
  respondWith(accepted('We call you.'));
  await click(sendButton);
  expect(await screen.findByText('We call you.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sentBody()).toMatchObject({
    kind: 'owner',
    venue: 'Lamp Hall',
    city: 'Meerut',
    answers: [
      { question: 'servesNonVeg', answer: 'no' },
      { question: 'vegPlate', answer: '650' },
    ],
  });
});

test('owner form · of a hall that we have, only what is changed is sent, with the value that it replaces', async () => {
  show(<OwnerForm cities={['Noida']} known={known} />);
  expect(fieldByLabel('Non-veg plate, rupees')).toHaveValue('700');
  fill({ 'Phone number': '98111 22233' });
  await click(sendButton);
  expect(await screen.findByText(/Nothing is changed yet/)).toBeVisible();
  fill({ 'Veg plate, rupees': '650', 'Vehicles that can park (0 if none)': '80', 'Guests seated': '250' });
  fill({ 'Non-veg plate, rupees': '', 'Serves non-veg': '' });
  respondWith(accepted());
  await click(sendButton);
  expect(sentBody()).toMatchObject({
    venueId: 'lamphall',
    answers: [
      { question: 'hallSeats', hall: 1, answer: '250', replaces: '200' },
      { question: 'servesNonVeg', answer: '', replaces: 'yes' },
      { question: 'vegPlate', answer: '650', replaces: '500' },
      { question: 'nonVegPlate', answer: '', replaces: '700' },
      { question: 'parking', answer: '80' },
    ],
  });
});

test('owner form · an answer that cannot be used opens its group and says what to write', async () => {
  show(<OwnerForm cities={['Noida']} />);
  fill({ 'Name of the hall, lawn or hotel': 'Lamp Hall', City: 'Noida', 'Phone number': '98111 22233' });
  fill({ 'Veg plate, rupees': '65' });
  await click(sendButton);
  expect(await screen.findByText('This is too low: at least 100.')).toBeVisible();
  expect(fieldByLabel('Veg plate, rupees')).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('owner form · a group counts what the browser has restored in it after a step back', () => {
  const page = (
    <MemoryRouter>
      <OwnerForm cities={['Noida']} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const prices = within(container);
  const heading = prices.getByText('Prices').parentElement;
  expect(heading).toHaveTextContent('0 of 5 filled');
  prices.getByLabelText<HTMLInputElement>('Veg plate, rupees').value = '650';
  render(page, { container, hydrate: true });
  expect(heading).toHaveTextContent('1 of 5 filled');
});

test('owner form · half a time is not left out: the form says so', async () => {
  show(<OwnerForm cities={[]} />);
  fill({ 'Name of the hall, lawn or hotel': 'Lamp Hall', City: 'Meerut', 'Phone number': '98111 22233' });
  const time = screen.getByLabelText('Daytime slot, from');
  typeHalf(time);
  await click(sendButton);
  await waitFor(() => expect(time).toHaveAccessibleDescription('Please choose a time.'));
  expect(fetchMock).not.toHaveBeenCalled();
});

test('owner form · a request that waits and is sent again is busy, although its rules are loaded first', async () => {
  show(<OwnerForm cities={[]} />);
  fill({ 'Name of the hall, lawn or hotel': 'Lamp Hall', City: 'Meerut', 'Phone number': '98111 22233' });
  respondWith(failed());
  await click(sendButton);
  await screen.findByRole('button', { name: 'Send now' });
  const respond = deferResponse();
  await click('Send now');
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  await respond(accepted());
});

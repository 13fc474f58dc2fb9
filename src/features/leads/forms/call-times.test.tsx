import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { setLocale } from '../../../i18n/locale.ts';
import { openCallBackDialog } from '../../../visitor/lead-store.ts';
import {
  accepted,
  click,
  openDialog,
  phoneField,
  respondWith,
  sentBody,
  setUpLeadTests,
  show,
  user,
} from '../lead-test-setup.tsx';
import { VenueCallForm, VisitForm } from './venue-forms.tsx';

setUpLeadTests();

// The texts are those of business hours from 9 am to 9 pm.
const open = '2026-11-21T11:00:00+05:30';
const closed = '2026-11-21T22:00:00+05:30';
function setClock(time: string, utcOffset = 330) {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-utcOffset);
}
const showForm = () => show(<VenueCallForm venue="Milan Vatika" venueId="milanvatika" />);
const options = () =>
  [...(screen.getByLabelText(/^Best time to call/) as HTMLSelectElement).options].map(({ text }) => text);

test('opening hours · a form says whether we are open, and when we call; prerendered HTML has no time', async () => {
  setClock(closed);
  const form = <VenueCallForm venue="Milan Vatika" venueId="milanvatika" />;
  expect(renderToString(<MemoryRouter>{form}</MemoryRouter>)).not.toMatch(/We are (?:open|closed)/);
  showForm();
  expect(await screen.findByText('We are closed now: we call tomorrow from 9 am.')).toBeVisible();
  expect(screen.getByText(/Within 4 hours, .*9am to 9pm/)).toBeVisible();
});

test('opening hours · abroad, a form has the time of the device, too', async () => {
  setClock(closed, -300);
  showForm();
  expect(await screen.findByText(/Your time: 10:30 pm today\.$/)).toBeVisible();
});

test('best time to call · it is optional, offers "Now" while we are open, and is sent', async () => {
  setClock(open);
  showForm();
  expect(options()).toEqual([
    'Any time',
    'Now',
    'Morning, 9 am to 12 pm',
    'Afternoon, 12 pm to 5 pm',
    'Evening, 5 pm to 9 pm',
  ]);
  await user.type(phoneField(), '9876543210');
  respondWith(accepted(), accepted('Sent.\nWe call today between 5 pm and 9 pm.'));
  await click('Call me');
  expect(sentBody()).not.toHaveProperty('callTime');
  expect(await screen.findByRole('status')).toBeVisible();
  // Another choice is another request.
  await user.type(phoneField(), '9876543210');
  await user.selectOptions(screen.getByLabelText(/^Best time to call/), 'evening');
  await click('Call me');
  expect(await screen.findByText('We call today between 5 pm and 9 pm.')).toBeVisible();
  expect(screen.getByText('Your request has been submitted!')).toBeVisible();
  expect(sentBody(1)).toMatchObject({ callTime: 'evening', meta: { utcOffset: 330 } });
  expect(sentBody(1).meta.id).not.toBe(sentBody().meta.id);
});

test('best time to call · a form that stays open does not offer "Now" after we have closed', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:59:00+05:30'), toFake: ['Date', 'setInterval'] });
  showForm();
  expect(options()).toContain('Now');
  act(() => vi.advanceTimersByTime(60_000));
  expect(options()).not.toContain('Now');
});

test('best time to call · the call-back dialog has it, and thanks with the hour; in Hindi, too', async () => {
  setLocale('hi');
  setClock(closed);
  const dialog = await openDialog(() => openCallBackDialog({ control: 'header' }), 'कॉल बैक माँगें');
  const note = 'अभी ऑफ़िस बंद है: हम कल सुबह 9 बजे से कॉल करेंगे।';
  expect(await within(dialog).findByText(note)).toBeVisible();
  await user.type(screen.getByLabelText('फ़ोन नंबर'), '9876543210');
  await user.selectOptions(screen.getByLabelText(/^कब कॉल करें/), 'सुबह 9 बजे से दोपहर 12 बजे तक');
  respondWith(accepted('मिल गया, धन्यवाद।\nहम कल सुबह 9 बजे से दोपहर 12 बजे के बीच कॉल करेंगे।'));
  await click('मुझे कॉल कीजिए');
  expect(await screen.findByText('हम कल सुबह 9 बजे से दोपहर 12 बजे के बीच कॉल करेंगे।')).toBeVisible();
  expect(sentBody()).toMatchObject({ kind: 'callback', callTime: 'morning' });
});

test('best time to call · a visit form does not ask for it', () => {
  setClock(open);
  show(<VisitForm venue="Milan Vatika" venueId="milanvatika" />);
  expect(screen.queryByLabelText(/^Best time to call/)).toBeNull();
});

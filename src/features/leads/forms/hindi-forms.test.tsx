import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLocale } from '../../../i18n/locale.ts';
import { fetchMock, jsonResponse, mockFetch, sentBody } from '../mock-fetch.ts';
import { EnquiryForm } from './enquiry-forms.tsx';
import { click, landingCallForm, saveCalendar, show, user } from './form-test-setup.tsx';
import { useEnquiry } from './use-enquiry.ts';

mockFetch();
beforeEach(() => setLocale('hi'));
afterEach(() => setLocale('en'));

function Enquiry() {
  return <EnquiryForm enquiry={useEnquiry()} />;
}

test('Hindi forms · an enquiry without values has an error at each required field', async () => {
  show(<Enquiry />);
  await click('रिक्वेस्ट भेजें');
  for (const [label, error] of [
    ['नाम', 'कृपया अपना नाम लिखिए।'],
    ['ईमेल', 'कृपया सही ईमेल पता लिखिए।'],
    ['फ़ोन नंबर', 'कृपया अपना फ़ोन नंबर लिखिए।'],
    ['कार्यक्रम का प्रकार', 'कृपया कार्यक्रम का प्रकार चुनिए।'],
    ['तारीख', 'कृपया तारीख चुनिए।'],
    ['मेहमानों की संख्या', 'कृपया मेहमानों की संख्या अंकों में लिखिए।'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(error));
  }
  expect(fetchMock).not.toHaveBeenCalled();
});

test('Hindi forms · an enquiry sends the event type as the specification names it', async () => {
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'धन्यवाद।' }));
  show(<Enquiry />);
  await user.type(screen.getByLabelText('नाम'), 'राजेश');
  await user.type(screen.getByLabelText('ईमेल'), 'rajesh@example.com');
  await user.type(screen.getByLabelText('फ़ोन नंबर'), '9876543210');
  await user.selectOptions(screen.getByLabelText('कार्यक्रम का प्रकार'), 'शादी');
  await user.type(screen.getByLabelText('तारीख'), '2099-02-14');
  await user.type(screen.getByLabelText('मेहमानों की संख्या'), '300');
  await click('रिक्वेस्ट भेजें');
  expect(await screen.findByText('धन्यवाद।')).toBeVisible();
  expect(sentBody()).toMatchObject({ eventType: 'Wedding', guests: '300', meta: { language: 'hi-IN' } });
});

test('Hindi forms · no particular venue is sent in English', async () => {
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'धन्यवाद।' }));
  show(landingCallForm);
  expect(screen.getByLabelText('वेन्यू')).toHaveDisplayValue('फरीदाबाद का कोई भी वेन्यू');
  expect(screen.getByRole('option', { name: 'Milan Vatika' })).toHaveAttribute('lang', 'en');
  await user.type(screen.getByLabelText('फ़ोन नंबर'), '98765');
  await click('कॉल बैक माँगें');
  expect(screen.getByRole('alert')).toHaveTextContent('कृपया 10 अंकों का सही फ़ोन नंबर लिखिए।');
  await user.type(screen.getByLabelText('फ़ोन नंबर'), '43210');
  await click('कॉल बैक माँगें');
  expect(await screen.findByText('धन्यवाद।')).toBeVisible();
  expect(sentBody()).toMatchObject({ venue: 'Any venue in Faridabad' });
});

test('Hindi forms · the place of a visit without a particular venue is a phrase of its own', async () => {
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'धन्यवाद।' }));
  show(landingCallForm);
  await user.click(screen.getByRole('radio', { name: 'वेन्यू देखने का समय' }));
  await user.type(screen.getByLabelText('फ़ोन नंबर'), '9876543210');
  await user.type(screen.getByLabelText('तारीख'), '2099-12-05');
  await user.type(screen.getByLabelText('समय'), '11:00');
  await click('विज़िट तय करें');
  expect(await screen.findByText('धन्यवाद।')).toBeVisible();
  const file = (await saveCalendar('कैलेंडर में जोड़ें')).replaceAll('\r\n ', '');
  expect(file).toContain('SUMMARY:फरीदाबाद के किसी भी वेन्यू की विज़िट');
  expect(file).toContain('LOCATION:फरीदाबाद का कोई भी वेन्यू\r\n');
});

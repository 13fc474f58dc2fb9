import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { EventDetails } from '../../../domain/event-details.ts';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { formatRupees } from '../../../domain/format.ts';
import { aShownTotal } from '../../../domain/shown-total-fixture.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { type Locale, setLocale } from '../../../i18n/locale.ts';
import { saveEventDetails } from '../../../visitor/event-details-store.ts';
import { openCallBackDialog } from '../../../visitor/lead-store.ts';
import {
  click,
  draftIn,
  lastReference,
  openDialog,
  respondWith,
  setUpLeadTests,
  show,
  user,
} from '../lead-test-setup.tsx';
import { EnquiryForm } from './enquiry-forms.tsx';
import { OwnerForm } from './owner-form.tsx';
import { TourForm } from './tour-form.tsx';
import { useEnquiry } from './use-enquiry.ts';
import { VenueCallForm, VisitForm } from './venue-forms.tsx';

setUpLeadTests();

const wedding = aFunction({ guests: 400, vegShare: 0.6, rooms: 20, date: '2099-02-12' });
const planned = [
  { ...wedding, venue: 'milanvatika' },
  aFunction({ kind: 'sangeet', guests: 100, venue: 'samargrand' }),
] as const;
const total = (sum: number) =>
  aShownTotal({ low: sum, high: sum, functions: [{ ...wedding, notCounted: [] }] });
const event = {
  en: 'Wedding · 400 guests, 60% veg, 20 rooms, 12 Feb 2099',
  hi: 'शादी · 400 मेहमान, 60% वेज, 20 कमरे, 12 फ़रवरी 2099',
};
const [first, second] = [3_33_760, 4_00_000].map(formatRupees);

function Enquiry() {
  return <EnquiryForm enquiry={useEnquiry()} />;
}

const venue = { venue: 'Milan Vatika', venueId: 'milanvatika', total: total(3_33_760) };
const stops = [
  { id: 'milanvatika', name: 'Milan Vatika', slots: [], total: total(3_33_760) },
  { id: 'samargrand', name: 'Samar Grand', slots: [], total: total(4_00_000) },
];

type Form = ReactNode | (() => void);
interface Case {
  readonly form: Form;
  readonly title?: () => string;
  readonly details?: EventDetails;
  readonly fields: () => Readonly<Record<string, string>>;
  readonly submit: () => string;
  readonly draft: Readonly<Record<Locale, readonly string[]>>;
}

const visitFields = () => ({
  [m.leads_phone()]: '9876543210',
  [m.leads_date()]: '2099-01-05',
  [m.leads_time()]: '11:00',
});

const cases: Readonly<Record<string, Case>> = {
  'venue call form': {
    form: <VenueCallForm {...venue} />,
    fields: () => ({ [m.leads_phone()]: '9876543210' }),
    submit: m.leads_venue_call_submit,
    draft: {
      en: ['I would like to be called about Milan Vatika.', event.en, `Total on your page: ${first}`],
      hi: ['कृपया मुझे Milan Vatika के बारे में कॉल कीजिए।', event.hi, `आपके पेज पर कुल खर्च: ${first}`],
    },
  },
  'visit form': {
    form: <VisitForm {...venue} />,
    fields: visitFields,
    submit: m.leads_visit_submit,
    draft: {
      en: [
        'I would like to visit Milan Vatika on 5 Jan 2099 at 11 am.',
        event.en,
        `Total on your page: ${first}`,
      ],
      hi: [
        'हमें 5 जनवरी 2099 को सुबह 11 बजे Milan Vatika की विज़िट करनी है।',
        event.hi,
        `आपके पेज पर कुल खर्च: ${first}`,
      ],
    },
  },
  'tour form': {
    form: <TourForm venues={stops} />,
    fields: visitFields,
    submit: m.leads_tour_submit,
    draft: {
      en: [
        'I would like to visit Milan Vatika, Samar Grand on 5 Jan 2099 at 11 am.',
        event.en,
        `Total on your page: Milan Vatika ${first}; Samar Grand ${second}`,
      ],
      hi: [
        'हमें 5 जनवरी 2099 को सुबह 11 बजे Milan Vatika, Samar Grand की विज़िट करनी है।',
        event.hi,
        `आपके पेज पर कुल खर्च: Milan Vatika ${first}; Samar Grand ${second}`,
      ],
    },
  },
  'tour form of one venue': {
    form: <TourForm venues={stops.slice(0, 1)} />,
    details: planned,
    fields: visitFields,
    submit: m.leads_visit_submit,
    draft: {
      en: [
        'I would like to visit Milan Vatika on 5 Jan 2099 at 11 am.',
        event.en,
        `Total on your page: Milan Vatika ${first}`,
      ],
      hi: [
        'हमें 5 जनवरी 2099 को सुबह 11 बजे Milan Vatika की विज़िट करनी है।',
        event.hi,
        `आपके पेज पर कुल खर्च: Milan Vatika ${first}`,
      ],
    },
  },
  'enquiry form': {
    form: <Enquiry />,
    fields: () => ({
      [m.leads_name()]: 'Asha',
      [m.leads_email()]: 'asha@example.com',
      [m.leads_phone()]: '9876543210',
      [m.leads_event_type()]: 'birthday',
      [m.leads_message()]: 'With a lawn.',
    }),
    submit: m.leads_enquiry_submit,
    draft: {
      en: ['I am planning: Birthday, 12 Feb 2099, 400 guests.', 'With a lawn.'],
      hi: ['हमारा कार्यक्रम: जन्मदिन, 12 फ़रवरी 2099, 400 मेहमान।', 'With a lawn.'],
    },
  },
  'owner form': {
    form: <OwnerForm cities={[]} />,
    fields: () => ({
      [m.owners_hall()]: 'Lamp Hall',
      [m.owners_city()]: 'Noida',
      [m.leads_phone()]: '9876543210',
    }),
    submit: m.owners_submit,
    draft: {
      en: ['We would like Lamp Hall (Noida) to be listed.'],
      hi: ['हम चाहते हैं कि यह हॉल आपकी साइट पर हो: Lamp Hall (Noida)।'],
    },
  },
  'call-back dialog whose subject names the event': {
    form: () =>
      openCallBackDialog({
        control: 'shortlist',
        about: 'Milan Vatika (400 guests)',
        totals: { event: '400 guests', venues: [{ venue: 'Milan Vatika', ...total(3_33_760) }] },
      }),
    title: m.leads_call_back_title,
    fields: () => ({ [m.leads_phone()]: '9876543210' }),
    submit: m.leads_call_back_submit,
    draft: {
      en: [
        'Please call me back about this:',
        'Milan Vatika (400 guests)',
        `Total on your page: Milan Vatika ${first}`,
      ],
      hi: [
        'कृपया मुझे इस बारे में कॉल कीजिए:',
        'Milan Vatika (400 guests)',
        `आपके पेज पर कुल खर्च: Milan Vatika ${first}`,
      ],
    },
  },
  'call-back dialog': {
    form: () =>
      openCallBackDialog({
        control: 'Ask us',
        about: 'Milan Vatika: Corkage?',
        totals: { event: '400 guests', venues: [{ venue: 'Milan Vatika', ...total(3_33_760) }] },
      }),
    title: m.leads_call_back_title,
    fields: () => ({ [m.leads_phone()]: '9876543210' }),
    submit: m.leads_call_back_submit,
    draft: {
      en: [
        'Please call me back about this:',
        'Milan Vatika: Corkage?',
        event.en,
        `Total on your page: Milan Vatika ${first}`,
      ],
      hi: [
        'कृपया मुझे इस बारे में कॉल कीजिए:',
        'Milan Vatika: Corkage?',
        event.hi,
        `आपके पेज पर कुल खर्च: Milan Vatika ${first}`,
      ],
    },
  },
};

const languages: readonly Locale[] = ['en', 'hi'];
test.each(
  Object.entries(cases).flatMap(([name, one]) => languages.map((locale) => [name, locale, one] as const)),
)(
  '%s · its WhatsApp message after a failure has what was asked, the functions, the total and the reference, in "%s"',
  async (_name, locale, { form, title, details = [wedding], fields, submit, draft }) => {
    setLocale(locale);
    saveEventDetails(details);
    if (typeof form === 'function') await openDialog(form, title?.() ?? '');
    else show(form);
    for (const [label, value] of Object.entries(fields())) {
      const field = screen.getByLabelText(new RegExp(`^${label}(?: \\(|$)`));
      if (field.tagName === 'SELECT') await user.selectOptions(field, value);
      else await user.type(field, value);
    }
    respondWith('offline');
    await click(submit());
    const link = await screen.findByRole('link', { name: m.contact_whatsapp() });
    const greeting = m.drafts_greeting({ name: 'Baraat House' });
    const request = m.drafts_request({ reference: lastReference() });
    expect(draftIn(link)).toBe([greeting, ...draft[locale], '', request].join('\n'));
  },
);

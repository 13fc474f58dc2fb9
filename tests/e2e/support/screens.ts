/** The pages and states whose layout, accessibility and early input are tested, and of which `npm run shots` takes pictures. */
import type { Locator, Page } from '@playwright/test';
import { datesLimits } from '../../../src/domain/lead-limits.ts';
import { m } from '../../../src/i18n/compiled/messages.js';
import { baseLocale, type Locale, localPath } from '../../../src/i18n/locale.ts';
import { pagePaths } from '../../../src/lib/paths.ts';
import { hotelRajmahal, misspelt, samarGrand, sarovarPortico } from '../../venues.ts';

/** One path for each kind of page. */
export const pageKinds: readonly string[] = [
  ...Object.values(pagePaths).map((path) => path()),
  '/faridabad',
  '/noida/vendors',
  '/gurgaon',
  '/venues',
  '/venues/hotelrajmahal',
  '/venues/basantvatika',
  '/privacy',
  '/nowhere',
];

export const eventDetails = 'guests=350&veg=70&rooms=10&date=2030-12-21';
export const functions =
  'function=mehndi.150.2030-12-19&function=sangeet.400.veg70.rooms10.2030-12-20&function=wedding.600.veg70.rooms20.2030-12-21&function=other.350.rooms10.name-Cocktail+and+ring+ceremony';
/** The same, held at four venues. */
const functionsAtVenues =
  'function=mehndi.150.2030-12-19.at-milanvatika&function=sangeet.400.veg70.rooms10.2030-12-20.at-samargrand&function=wedding.600.veg70.rooms20.2030-12-21.at-hotelrajmahal&function=other.350.rooms10.at-sarovarportico.name-Cocktail+and+ring+ceremony';

/** Two on one date at one venue, one without date and venue. */
const functionsOfPlan =
  'function=mehndi.150.2030-12-19.at-milanvatika&function=sangeet.400.veg70.rooms10.2030-12-20.at-royalimperio&function=wedding.600.veg70.rooms20.2030-12-20.at-royalimperio&function=other.350.rooms10.name-Cocktail+and+ring+ceremony';
/** The states that a page is brought into one after the other once it has been checked itself. */
export const statesOn: Readonly<Record<string, readonly string[]>> = {
  '/': ['menu', 'chat'],
  '/testimonials': ['language-suggestion'],
  '/whyus': [
    'search',
    'search-nothing',
    'dialog-call-back-blank',
    'dialog-call-back-thanks',
    'dialog-call-back-failed',
    'outbox',
  ],
  '/faridabadlp': ['form-errors-landing'],
  '/venues/hotelrajmahal': ['told-sheet', 'lightbox', 'dialog-price-1-error', 'dialog-price-2-error'],
  '/venues/basantvatika': ['form-errors-venue'],
  '/faridabad?q=nothing-is-called-this': ['no-match', 'event-details'],
  '/faridabad?q=grand&type=banquet-hall&facility=food-by-venue&sort=price': ['filters', 'shortlist-removed'],
  [`/faridabad?${functions}&sort=total&q=grand`]: ['functions-listing'],
  [`/venues/hotelrajmahal?${functions}`]: ['functions-venue'],
  [`/venues/samargrand?${functionsAtVenues}`]: ['functions-elsewhere', 'read-more'],
  [`/compare?venues=samargrand,hotelrajmahal,milanvatika,sarovarportico&${functions}`]: ['functions-compare'],
  [`/plan?${functionsAtVenues}`]: ['plan-four-venues', 'event-details-four-errors'],
  [`/plan?${functionsOfPlan}`]: ['shared-view'],
  '/shortlist?venues=samargrand,hotelrajmahal,milanvatika,basantvatika,royalimperio,lagoonaemerald,hotelsewagrand&guests=400':
    ['shortlist-shared', 'dialog-dates-seventh-venue', 'dialog-dates-errors', 'dialog-dates-same-date'],
};

export interface UiState {
  /** Begins the file names of its pictures. */
  readonly name: string;
  readonly path: string;
  /** Widths in CSS pixels of its pictures; absent means all. */
  readonly only?: readonly number[];
  /** The whole page differs, not only its first screen. */
  readonly fullPage?: boolean;
  /** The name of a state that has all of this one: tests that look at what a state shows leave this one out. */
  readonly within?: string;
  readonly media?: 'print';
  /** The control of the prerendered page that is clicked first. */
  readonly control?: (page: Page) => Locator;
  /** What the visitor does then. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Is visible in the state. */
  readonly shown: (page: Page) => Locator;
}

/** Opens the page and brings it into the state. */
export async function reach(page: Page, state: UiState): Promise<void> {
  await page.goto(state.path, { waitUntil: 'load' });
  await enter(page, state);
  if (state.media) await page.emulateMedia({ media: state.media });
}

/** Brings the page that is open into the state. */
export async function enter(page: Page, { control, act, shown }: UiState): Promise<void> {
  await control?.(page).click();
  await act?.(page);
  await shown(page).first().waitFor();
}

/** Forgets what a state has stored and answered, so that the next one begins as on a new device. */
export async function leave(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  // Opening the same address again is a reload, whose history entry is marked as showing the device's own event details.
  await page.goto('about:blank');
}

const phones = [320, 360];
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first();
/** The error of a field, or of several fields together. */
const error = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first();

/** Dialogs, menus, filters, lightbox, errors, pages with event details and print, in one language. */
export function uiStates(locale: Locale): readonly UiState[] {
  const inLocale = { locale };
  const button =
    (name: string, exact = true) =>
    (page: Page) =>
      page.getByRole('button', { name, exact }).first();
  const total = (page: Page) => page.getByText(m.total_yours_for({ counted: '350' }, inLocale));
  const sangeet = (page: Page) => page.getByText(m.choices_function_sangeet({}, inLocale)).first();
  const costs = (page: Page) => page.getByRole('table', { name: m.plan_costs({}, inLocale) });
  const column = (page: Page) => page.getByRole('columnheader', { name: samarGrand.name });
  const photo = m.gallery_enlarge_photo({ number: 1, count: '\\d+', alt: '' }, inLocale);

  const callBack = {
    path: '/faridabad',
    control: button(m.contact_call_back({}, inLocale)),
    shown: (page: Page) => dialog(page).getByLabel(m.leads_phone({}, inLocale)),
  };
  const sendCallBack = async (page: Page, isAccepted: boolean) => {
    await page.route('**/api/send-email', (route) =>
      isAccepted ? route.fulfill({ json: { message: m.leads_thanks({}, inLocale) } }) : route.abort(),
    );
    await callBack.shown(page).fill('9876543210');
    await button(m.leads_call_back_submit({}, inLocale))(page).click();
  };
  const networkError = (page: Page) => dialog(page).getByText(m.leads_network_error({}, inLocale));

  const prices = {
    path: '/venues/royalimperio',
    control: button(m.leads_price_next({}, inLocale)),
    shown: (page: Page) => dialog(page).getByLabel(m.leads_event_date({}, inLocale)),
  };
  const nextStep = (page: Page) =>
    dialog(page)
      .getByRole('button', { name: m.leads_price_next({}, inLocale), exact: true })
      .click();
  const toSecondStep = async (page: Page) => {
    await prices.shown(page).fill('2030-12-21');
    await dialog(page).getByLabel(m.leads_guests({}, inLocale)).selectOption('200-300');
    await nextStep(page);
  };
  const submitPrices = button(m.leads_price_submit({}, inLocale));

  const submitVisit = button(m.leads_visit_submit({}, inLocale));
  const timeMissing = error(m.leads_error_time({}, inLocale));

  // The venues of a list are not in the prerendered page, so neither is the button.
  const askDates = {
    path: `/shortlist?venues=samargrand,hotelrajmahal,milanvatika,basantvatika,royalimperio,lagoonaemerald,hotelsewagrand&guests=400`,
    act: (page: Page) => button(m.leads_dates_title({}, inLocale))(page).click(),
    shown: button(m.leads_dates_submit({}, inLocale)),
  };
  const box = (page: Page, number: number) => dialog(page).getByRole('checkbox').nth(number);
  const fillDates = async (page: Page) => {
    await askDates.act(page);
    for (let number = 1; number <= datesLimits.dates; number += 1) {
      if (number > 1) await button(m.leads_dates_add({}, inLocale))(page).click();
      const name = m.leads_dates_date({ number }, inLocale);
      await dialog(page).getByLabel(name, { exact: true }).fill(`2030-12-0${number}`);
    }
  };

  const search = { path: '/faridabad', control: button(m.search_open({}, inLocale)) };
  const searchFor = (text: string) => (page: Page) => dialog(page).getByRole('searchbox').fill(text);
  const shared = `venues=samargrand,hotelrajmahal,milanvatika&${eventDetails}`;

  const states: readonly UiState[] = [
    {
      name: 'menu',
      path: '/',
      only: phones,
      control: button(m.navigation_menu_open({}, inLocale)),
      shown: button(m.navigation_menu_close({}, inLocale)),
    },
    {
      name: 'chat',
      path: '/',
      control: button(m.contact_chat({}, inLocale)),
      shown: (page) => page.getByRole('region', { name: m.contact_chat_card({}, inLocale) }),
    },
    { name: 'dialog-call-back', within: 'dialog-call-back-blank', ...callBack },
    {
      name: 'dialog-call-back-blank',
      ...callBack,
      act: (page) => button(m.leads_call_back_submit({}, inLocale))(page).click(),
      shown: error(m.leads_error_phone({}, inLocale)),
    },
    {
      name: 'dialog-call-back-thanks',
      ...callBack,
      act: (page) => sendCallBack(page, true),
      shown: (page) => dialog(page).getByText(m.leads_thanks({}, inLocale)),
    },
    {
      name: 'dialog-call-back-failed',
      ...callBack,
      act: (page) => sendCallBack(page, false),
      shown: networkError,
    },
    {
      name: 'outbox',
      ...callBack,
      act: async (page) => {
        await sendCallBack(page, false);
        await networkError(page).first().waitFor();
        await page.reload();
      },
      shown: button(m.leads_send_now({}, inLocale)),
    },
    { name: 'dialog-price-1', within: 'dialog-price-1-error', ...prices },
    {
      name: 'told-sheet',
      path: '/venues/hotelrajmahal',
      control: button(m.told_note({}, inLocale)),
      shown: (page) => dialog(page).getByLabel(m.facts_vegPlate({}, inLocale), { exact: true }),
    },
    {
      name: 'dialog-price-1-error',
      ...prices,
      act: nextStep,
      shown: error(m.leads_error_date_and_guests({}, inLocale)),
    },
    {
      name: 'dialog-price-2',
      within: 'dialog-price-2-error',
      ...prices,
      act: toSecondStep,
      shown: submitPrices,
    },
    {
      name: 'dialog-price-2-error',
      ...prices,
      act: async (page) => {
        await toSecondStep(page);
        await submitPrices(page).click();
      },
      shown: error(m.leads_error_phone({}, inLocale)),
    },
    { name: 'dialog-dates', within: 'dialog-dates-same-date', ...askDates },
    {
      name: 'dialog-dates-filled',
      within: 'dialog-dates-same-date',
      ...askDates,
      act: fillDates,
      shown: button(m.leads_dates_remove({ number: datesLimits.dates }, inLocale)),
    },
    {
      name: 'dialog-dates-seventh-venue',
      ...askDates,
      act: async (page) => {
        await askDates.act(page);
        await box(page, datesLimits.venues).click();
      },
      shown: error(m.leads_dates_untick({ max: datesLimits.venues }, inLocale)),
    },
    {
      name: 'dialog-dates-errors',
      ...askDates,
      act: async (page) => {
        await askDates.act(page);
        for (let number = 0; number < datesLimits.venues; number += 1) await box(page, number).click();
        await askDates.shown(page).click();
      },
      shown: error(m.leads_error_date({}, inLocale)),
    },
    {
      name: 'dialog-dates-same-date',
      ...askDates,
      act: async (page) => {
        await fillDates(page);
        await dialog(page)
          .getByLabel(m.leads_dates_date({ number: 2 }, inLocale), { exact: true })
          .fill('2030-12-01');
        await askDates.shown(page).click();
      },
      shown: error(m.leads_error_same_date({}, inLocale)),
    },
    {
      name: 'filters',
      path: '/faridabad',
      only: phones,
      control: button(m.listing_filters({}, inLocale), false),
      shown: button(m.listing_filters_apply({}, inLocale)),
    },
    {
      name: 'no-match',
      path: '/faridabad?q=nothing-is-called-this',
      shown: heading(m.listing_no_match({}, inLocale)),
    },
    {
      name: 'lightbox',
      path: '/venues/hotelrajmahal',
      control: (page) => page.getByRole('link', { name: new RegExp(`^${photo}`) }),
      shown: (page) => dialog(page).getByRole('img').first(),
    },
    {
      name: 'form-errors-venue',
      path: '/venues/basantvatika',
      control: button(m.leads_venue_call_submit({}, inLocale)),
      act: async (page) => {
        await submitVisit(page).click();
        await timeMissing(page).waitFor();
        await submitVisit(page).scrollIntoViewIfNeeded();
      },
      shown: timeMissing,
    },
    {
      name: 'form-errors-landing',
      path: '/faridabadlp',
      control: button(m.leads_enquiry_submit({}, inLocale)),
      shown: error(m.leads_error_name({}, inLocale)),
    },
    {
      name: 'search',
      ...search,
      act: searchFor(misspelt(hotelRajmahal)),
      shown: (page) => dialog(page).getByRole('link').first(),
    },
    {
      name: 'search-nothing',
      ...search,
      act: searchFor('nothing-is-called-this'),
      shown: (page) => dialog(page).getByText(m.navigation_see_all_venues({}, inLocale)),
    },
    {
      name: 'event-details',
      path: '/faridabad',
      control: button(m.total_set_guests({}, inLocale)),
      shown: button(m.total_show_total({}, inLocale)),
    },
    {
      name: 'event-details-four',
      within: 'event-details-four-errors',
      path: `/faridabad?${functionsAtVenues}`,
      fullPage: true,
      control: button(m.total_change_guests({}, inLocale)),
      act: (page) =>
        page.getByRole('option', { name: sarovarPortico.name }).first().waitFor({ state: 'attached' }),
      shown: button(m.total_show_total({}, inLocale)),
    },
    {
      name: 'event-details-four-errors',
      path: `/faridabad?${functionsAtVenues}`,
      fullPage: true,
      control: button(m.total_change_guests({}, inLocale)),
      act: async (page) => {
        await page
          .getByRole('textbox', { name: m.total_guests({}, inLocale), exact: true })
          .nth(1)
          .fill('0');
        await button(m.total_remove_function_number({ number: 3 }, inLocale))(page).click();
        await button(m.total_show_total({}, inLocale))(page).click();
      },
      shown: button(m.shortlist_put_back({}, inLocale)),
    },
    {
      name: 'functions-listing',
      path: `/faridabad?${functions}&sort=total`,
      fullPage: true,
      shown: sangeet,
    },
    {
      name: 'functions-venue',
      path: `/venues/hotelrajmahal?${functions}`,
      fullPage: true,
      act: (page) =>
        page
          .locator('summary')
          .filter({ hasText: m.choices_function_sangeet({}, inLocale) })
          .click(),
      shown: (page) => page.getByRole('row', { name: new RegExp(m.total_tax({}, inLocale)) }),
    },
    {
      name: 'functions-elsewhere',
      path: `/venues/samargrand?${functionsAtVenues}`,
      shown: sangeet,
    },
    {
      name: 'functions-compare',
      path: `/compare?venues=samargrand,hotelrajmahal,milanvatika,sarovarportico&${functions}`,
      fullPage: true,
      shown: column,
    },
    {
      name: 'plan-two-venues',
      within: 'shared-view',
      path: `/plan?${functionsOfPlan}`,
      fullPage: true,
      shown: costs,
    },
    { name: 'plan-four-venues', path: `/plan?${functionsAtVenues}`, fullPage: true, shown: costs },
    {
      name: 'print-plan',
      path: `/plan?${functionsAtVenues}`,
      only: [768],
      fullPage: true,
      media: 'print',
      shown: costs,
    },
    {
      name: 'read-more',
      path: '/venues/samargrand',
      control: button(m.controls_read_more({}, inLocale)),
      shown: button(m.venues_show_less({}, inLocale)),
    },
    {
      name: 'totals-listing',
      within: 'functions-listing',
      path: `/faridabad?${eventDetails}&sort=total`,
      shown: total,
    },
    {
      name: 'totals-venue',
      within: 'functions-venue',
      path: `/venues/samargrand?${eventDetails}`,
      fullPage: true,
      shown: total,
    },
    {
      name: 'shared-view',
      path: '/plan?guests=250',
      act: (page) => page.goto(localPath(`/plan?${functionsOfPlan}`, locale)),
      shown: button(m.total_show_mine({}, inLocale)),
    },
    {
      name: 'shortlist-shared',
      path: `/shortlist?${shared}`,
      fullPage: true,
      shown: heading(samarGrand.name),
    },
    {
      name: 'shortlist-removed',
      path: '/faridabad',
      fullPage: true,
      control: (page) => page.locator('main article button[aria-pressed]').first(),
      act: async (page) => {
        await page.locator('main article button[aria-pressed="true"]').waitFor();
        await page.goto(localPath('/shortlist', locale));
        await page.locator('main article button[aria-pressed]').click();
      },
      shown: button(m.shortlist_put_back({}, inLocale)),
    },
    {
      name: 'compare-three',
      within: 'functions-compare',
      path: `/compare?${shared}`,
      fullPage: true,
      shown: column,
    },
    {
      name: 'print-compare',
      path: `/compare?${shared}`,
      only: [768],
      fullPage: true,
      media: 'print',
      shown: column,
    },
    {
      name: 'print-venue',
      path: `/venues/samargrand?${eventDetails}`,
      only: [768],
      fullPage: true,
      media: 'print',
      shown: total,
    },
  ];
  // Last, because the page keeps the script.
  const suggestion: UiState = {
    name: 'language-suggestion',
    path: '/faridabad',
    act: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { value: ['hi-IN', 'en-IN'] });
      });
      await page.reload();
    },
    shown: (page) => page.getByRole('link', { name: m.language_suggestion_link({}, inLocale) }),
  };
  return (locale === baseLocale ? [...states, suggestion] : states).map((state) => ({
    ...state,
    path: localPath(state.path, locale),
  }));
}

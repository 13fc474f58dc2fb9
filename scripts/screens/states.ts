import type { Page } from '@playwright/test';
import { m } from '../../src/i18n/compiled/messages.js';
import { baseLocale, type Locale, localPath } from '../../src/i18n/locale.ts';

interface ShotState {
  readonly name: string;
  readonly path: string;
  /** Widths in CSS pixels at which the state exists; absent means all. */
  readonly only?: readonly number[];
  readonly fullPage?: boolean;
  /** Brings the page into the state and waits until it is visible. */
  readonly reach: (page: Page) => Promise<void>;
}

const eventDetails = 'guests=350&veg=70&rooms=10&date=2030-12-21';
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();
const dialog = (page: Page) => page.getByRole('dialog');
const invalidField = (page: Page) => page.locator('[aria-invalid="true"]:visible').first().waitFor();

/** Dialogs, menus, filters, lightbox, errors, pages with event details and print, in one language. */
export function shotStates(locale: Locale): readonly ShotState[] {
  const inLocale = { locale };
  const text = {
    callBack: m.app_call_back({}, inLocale),
    callMeBack: m.leads_call_back_submit({}, inLocale),
    phone: m.leads_phone({}, inLocale),
    seePrices: m.leads_price_next({}, inLocale),
    eventDate: m.leads_event_date({}, inLocale),
    visit: m.leads_visit_submit({}, inLocale),
    enquiry: m.leads_enquiry_submit({}, inLocale),
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const total = (page: Page) =>
    page
      .getByText(m.estimate_your_total_for({ guests: '350' }, inLocale))
      .first()
      .waitFor();

  async function openPrices(page: Page) {
    await button(page, text.seePrices).first().click();
    await dialog(page).getByLabel(text.eventDate).waitFor();
  }

  async function sendCallBack(page: Page, isAccepted: boolean) {
    await page.route('**/api/send-email', (route) =>
      isAccepted ? route.fulfill({ json: { message: m.leads_thanks({}, inLocale) } }) : route.abort(),
    );
    await button(page, text.callBack).click();
    await dialog(page).getByLabel(text.phone).fill('9876543210');
    await button(page, text.callMeBack).click();
    const result = isAccepted ? m.leads_thanks({}, inLocale) : m.leads_network_error({}, inLocale);
    await dialog(page).getByText(result).first().waitFor();
  }

  const states: readonly ShotState[] = [
    {
      name: 'menu',
      path: '/',
      only: [320, 360],
      reach: async (page) => {
        await button(page, m.app_menu_open({}, inLocale)).click();
        await button(page, m.app_menu_close({}, inLocale)).waitFor();
      },
    },
    {
      name: 'chat',
      path: '/',
      reach: async (page) => {
        await button(page, m.app_chat({}, inLocale)).click();
        await page.getByRole('region', { name: m.app_chat_card({}, inLocale) }).waitFor();
      },
    },
    {
      name: 'dialog-call-back',
      path: '/faridabad',
      reach: async (page) => {
        await button(page, text.callBack).click();
        await dialog(page).getByLabel(text.phone).waitFor();
      },
    },
    {
      name: 'dialog-call-back-blank',
      path: '/faridabad',
      reach: async (page) => {
        await button(page, text.callBack).click();
        await button(page, text.callMeBack).click();
        await invalidField(page);
      },
    },
    { name: 'dialog-call-back-thanks', path: '/faridabad', reach: (page) => sendCallBack(page, true) },
    { name: 'dialog-call-back-failed', path: '/faridabad', reach: (page) => sendCallBack(page, false) },
    {
      name: 'outbox',
      path: '/faridabad',
      reach: async (page) => {
        await sendCallBack(page, false);
        await page.reload();
        await button(page, m.leads_send_now({}, inLocale)).waitFor();
      },
    },
    { name: 'dialog-price-1', path: '/venues/royalimperio', reach: openPrices },
    {
      name: 'dialog-price-1-error',
      path: '/venues/royalimperio',
      reach: async (page) => {
        await openPrices(page);
        await dialog(page).getByRole('button', { name: text.seePrices, exact: true }).click();
        await invalidField(page);
      },
    },
    {
      name: 'dialog-price-2',
      path: '/venues/royalimperio',
      reach: async (page) => {
        await openPrices(page);
        await dialog(page).getByLabel(text.eventDate).fill('2030-12-21');
        await dialog(page).getByLabel(m.leads_guests({}, inLocale)).selectOption('200-300');
        await dialog(page).getByRole('button', { name: text.seePrices, exact: true }).click();
        await button(page, m.leads_price_submit({}, inLocale)).waitFor();
      },
    },
    {
      name: 'filters',
      path: '/faridabad',
      only: [320, 360],
      reach: async (page) => {
        await page
          .getByRole('button', { name: m.listing_filters({}, inLocale) })
          .first()
          .click();
        await button(page, m.listing_filters_apply({}, inLocale)).waitFor();
      },
    },
    {
      name: 'no-match',
      path: '/faridabad?q=nothing-is-called-this',
      reach: (page) => heading(page, m.listing_no_match({}, inLocale)),
    },
    {
      name: 'lightbox',
      path: '/venues/hotelrajmahal',
      reach: async (page) => {
        const photo = m.gallery_enlarge_photo({ number: 1, count: '\\d+', alt: '' }, inLocale);
        await page.getByRole('link', { name: new RegExp(`^${photo}`) }).click();
        await dialog(page).getByRole('img').first().waitFor();
      },
    },
    {
      name: 'form-errors-venue',
      path: '/venues/basantvatika',
      reach: async (page) => {
        await button(page, m.leads_venue_call_submit({}, inLocale)).click();
        await button(page, text.visit).click();
        await invalidField(page);
        await button(page, text.visit).scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'form-errors-landing',
      path: '/faridabadlp',
      reach: async (page) => {
        await button(page, text.enquiry).click();
        await invalidField(page);
      },
    },
    {
      name: 'search',
      path: '/faridabad',
      reach: async (page) => {
        await button(page, m.app_search({}, inLocale)).click();
        await dialog(page).getByRole('searchbox').fill('rajmehal');
        await dialog(page).getByRole('link').first().waitFor();
      },
    },
    {
      name: 'event-details',
      path: '/faridabad',
      reach: async (page) => {
        await page.getByRole('button', { name: m.estimate_set_guests({}, inLocale) }).click();
        await button(page, m.estimate_show_total({}, inLocale)).waitFor();
      },
    },
    { name: 'totals-listing', path: `/faridabad?${eventDetails}&sort=total`, reach: total },
    {
      name: 'totals-venue',
      path: `/venues/samargrand?${eventDetails}`,
      fullPage: true,
      reach: total,
    },
    {
      name: 'shortlist-shared',
      path: `/shortlist?venues=samargrand,hotelrajmahal,milanvatika&${eventDetails}`,
      fullPage: true,
      reach: (page) => heading(page, 'Samar Grand'),
    },
    {
      name: 'compare-three',
      path: `/compare?venues=samargrand,hotelrajmahal,milanvatika&${eventDetails}`,
      fullPage: true,
      reach: (page) => page.getByRole('columnheader', { name: /Samar Grand/ }).waitFor(),
    },
    {
      name: 'print-compare',
      path: `/compare?venues=samargrand,hotelrajmahal,milanvatika&${eventDetails}`,
      only: [768],
      fullPage: true,
      reach: async (page) => {
        await page.getByRole('columnheader', { name: /Samar Grand/ }).waitFor();
        await page.emulateMedia({ media: 'print' });
      },
    },
    {
      name: 'print-venue',
      path: `/venues/samargrand?${eventDetails}`,
      only: [768],
      fullPage: true,
      reach: async (page) => {
        await total(page);
        await page.emulateMedia({ media: 'print' });
      },
    },
  ];
  // Last, because the page keeps the script.
  const suggestion: ShotState = {
    name: 'language-suggestion',
    path: '/faridabad',
    reach: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { value: ['hi-IN', 'en-IN'] });
      });
      await page.reload();
      await page.getByRole('link', { name: m.app_hindi_suggestion_link({}, inLocale) }).waitFor();
    },
  };
  return (locale === baseLocale ? [...states, suggestion] : states).map((state) => ({
    ...state,
    path: localPath(state.path, locale),
  }));
}

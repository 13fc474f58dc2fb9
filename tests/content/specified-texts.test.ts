/** Names, figures and page texts, compared with the specification. */
import { afterEach, expect, test } from 'vitest';
import { footerItems, type NavigationItem, navigationItems } from '../../src/app/layout/navigation-items.ts';
import { cities, localitiesIn, localitiesOf } from '../../src/content/cities.ts';
import { galleryFavourites, galleryTexts, homeGalleryTiles } from '../../src/content/gallery.ts';
import { howItWorks } from '../../src/content/how-it-works.ts';
import { privacy } from '../../src/content/privacy.ts';
import { site } from '../../src/content/site.ts';
import { businessAddress } from '../../src/content/site-texts.ts';
import { vendorCategories } from '../../src/content/vendors.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { whyUs } from '../../src/content/why-us.ts';
import { budgetBandIds, budgetBandLabels, budgetBands } from '../../src/domain/budget-bands.ts';
import {
  facilities,
  facilityLabels,
  mealFilterLabels,
  mealFilters,
  venueTypeLabels,
  venueTypes,
} from '../../src/domain/choices.ts';
import { askBeforePaying } from '../../src/domain/facts/ask-before-paying.ts';
import { formatNumber } from '../../src/domain/format.ts';
import { eventTypeLabels, eventTypes, guestRangeLabels, guestRanges } from '../../src/domain/lead-choices.ts';
import { typicalPlate } from '../../src/domain/plate-price.ts';
import { toSlug } from '../../src/domain/slug.ts';
import { m } from '../../src/i18n/compiled/messages.js';
import { setLocale } from '../../src/i18n/locale.ts';
import { translate } from '../../src/i18n/localized.ts';
import { hasTestimonials } from '../../src/lib/has-testimonials.ts';
import { unchangedIds } from './unchanged-venues.ts';

const { events } = site.stats;

afterEach(() => setLocale('en'));

type Labels<Id extends string> = Readonly<Record<Id, () => string>>;

const labelsOf = <Id extends string>(ids: readonly Id[], labels: Labels<Id>) => ids.map((id) => labels[id]());
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);
const links = (items: readonly NavigationItem[]) =>
  items.map((item) => `${item.name()} ${'path' in item ? item.path : 'opens the call-back dialog'}`);
const photoPage = translate(galleryTexts);
/** Where samples are hidden, it appears with the first review. */
const testimonials = hasTestimonials ? ' | Testimonials /testimonials' : '';

test.each<[what: string, texts: readonly (string | number)[], specified: string]>([
  [
    'the labels of the figures',
    [m.site_events_label(), m.site_cities_label()],
    'Number Of Events Executed | Number Of Cities',
  ],
  [
    'guest ranges',
    labelsOf(guestRanges, guestRangeLabels),
    'Less than 100 | 100-200 | 200-300 | 300-400 | 400-500 | Greater than 500',
  ],
  [
    'venue types',
    labelsOf(venueTypes, venueTypeLabels),
    'Banquet Halls | Wedding Lawns | Villa / Farmhouse | 5 Star Wedding Hotels | Wedding Resorts | Cocktail Venues | Terrace Banquet Halls | Heritage Wedding Venues | Destination Wedding',
  ],
  [
    'facilities',
    labelsOf(facilities, facilityLabels),
    'Food provided by venue | Outside food allowed | Alcohol allowed | Outside alcohol allowed | Music allowed late | Ample Parking | Hawan Allowed | Firecrackers Allowed',
  ],
  ['meal filters', labelsOf(mealFilters, mealFilterLabels), 'Vegetarian Only | Non-Vegetarian'],
  ['event types', labelsOf(eventTypes, eventTypeLabels), 'Wedding | Birthday | Corporate Event | Other'],
  [
    'budget bands',
    labelsOf(budgetBandIds, budgetBandLabels),
    'Under 1 lakh | 1–2 lakh | 2–3 lakh | 3–4 lakh | 4–5 lakh | Over 5 lakh',
  ],
  [
    'the limits of the budget bands',
    budgetBands.map(({ id: _id, ...limit }) => JSON.stringify(limit)),
    '{"below":100000} | {"upTo":200000} | {"upTo":300000} | {"upTo":400000} | {"upTo":500000} | {}',
  ],
  ['the typical plate prices', [typicalPlate.veg, typicalPlate.nonVeg], '700 | 800'],
  [
    'the fixed counts',
    cities.flatMap(({ id, fixedCount }) => (fixedCount ? [id, fixedCount] : [])),
    'noida | 402',
  ],
  [
    'localities in Noida',
    names(localitiesOf('noida', [])),
    'Greater Noida | Sector 116 | Sector 135 | Sector 136',
  ],
  [
    'the navigation',
    links(navigationItems('/')),
    `Home / | Venues /faridabad | Rooms opens the call-back dialog | Photos /photos${testimonials} | List Your Business opens the call-back dialog`,
  ],
  [
    'the navigation of venue pages',
    links(navigationItems('/venues/samargrand')),
    `Home / | Venues /venues | Photos /photos${testimonials} | Why Us /whyus`,
  ],
  [
    'the footer',
    links(footerItems),
    `Photos /photos | Home / | Why Us /whyus | Venues /venues${testimonials}`,
  ],
  [
    'how it works',
    titles(translate(howItWorks)),
    'Shortlist venues | Take guided visits | Book a venue | Book vendors',
  ],
  [
    'the photo cards of the home page',
    titles(translate(homeGalleryTiles)),
    'Photography | Decor | Bridal Jewellery | Bridal Lehengas | Bridal Mehendi | Destination Wedding',
  ],
  [
    'our favourites',
    titles(translate(galleryFavourites)),
    'Bridal Wear | Decor | Bridal Jewellery | Bridal Makeup | Bridal Mehendi | Destination Wedding',
  ],
  [
    'the photos page',
    [photoPage.heading, photoPage.subtitle, photoPage.line, photoPage.galleryTitle],
    'Our Event Photos | Relive unforgettable moments through our event snapshots! | Get Inspired from Real Weddings with us. | Explore Our Photography Gallery',
  ],
  [
    'social cards',
    site.social.map(({ platform }) => platform),
    'Instagram | Facebook | Pinterest | Snapchat',
  ],
  [
    'why us',
    [whyUs.line.en, ...titles(translate(whyUs.reasons))],
    `${formatNumber(events.value)}${events.suffix} events organized till date | Delivery of Commitments | One-Stop Shop | Guaranteed Best Prices`,
  ],
])('specified texts · %s', (_, texts, specified) => {
  expect(texts.join(' | ')).toBe(specified);
});

test('cities · localities are those of the venues in natural order, with the same ids in both languages', () => {
  const specified = venueEntries.filter(({ id }) => unchangedIds.has(id));
  expect(names(localitiesOf('faridabad', specified))).toEqual(
    ['Sector 10', 'Sector 11', 'Sector 16', 'Sector 39', 'Suraj Kund Badkhal Road', 'Surajkund'].filter(
      (locality) => specified.some((venue) => venue.locality?.en === locality),
    ),
  );
  for (const { city, locality } of venueEntries)
    if (city === 'noida') expect(names(localitiesOf(city, venueEntries))).toContain(locality?.en);
  const sectors = ['Sector 10', 'Sector 9', 'Sector 10'].map((en) => ({ locality: { en } }));
  expect(names(localitiesIn(sectors))).toEqual(['Sector 9', 'Sector 10']);
  const english = localitiesIn(venueEntries);
  expect(english.map(({ id }) => id)).toEqual(english.map(({ name }) => toSlug(name)));
  setLocale('hi');
  expect(localitiesIn(venueEntries).map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(names(localitiesIn(venueEntries))).toContain('सूरजकुंड');
});

test('ids · every venue type, facility, meal filter and budget band is a slug, not a label', () => {
  for (const id of [...venueTypes, ...facilities, ...mealFilters, ...budgetBandIds])
    expect(toSlug(id)).toBe(id);
});

test.each([[vendorCategories.map(({ id }) => id)], [askBeforePaying]])(
  'ids · none is repeated in a list',
  (ids: readonly string[]) => {
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('privacy · the page names the law, the rights and the grievance contact', () => {
  const text = JSON.stringify(translate(privacy).sections);
  const required = ['Digital Personal Data Protection Act, 2023', 'Grievance', 'withdraw', 'How long'];
  for (const part of [...required, site.email.display]) expect(text).toContain(part);
});

test('contact · the links of phone, WhatsApp and e-mail match the displayed values', () => {
  const { display, href, countryCode } = site.phone;
  expect(display).toMatch(new RegExp(`^\\${countryCode} `));
  expect(href).toBe(`tel:${display.replace(/[^+\d]/g, '')}`);
  expect(site.whatsapp.base).toMatch(/^https:\/\/wa\.me\/\d{11,15}$/);
  expect(site.email.href).toBe(`mailto:${site.email.display}`);
  expect(businessAddress()).toContain(site.address.locality.en);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cities } from '../../src/content/cities.ts';
import { landingTestimonials } from '../../src/content/landing.ts';
import { shownItems } from '../../src/content/samples.ts';
import { site } from '../../src/content/site.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { landingLinks, pageFile } from '../host/routes.ts';
import { read } from './built-files.ts';

const open = (path: string) => new DOMParser().parseFromString(read(pageFile(path)), 'text/html');
const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const hrefsOf = (within: ParentNode, selector = 'a') =>
  [...within.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
/** The section with this heading. */
function section(page: Document, heading: string): Element {
  const found = [...page.querySelectorAll('main section')].find(
    (one) => one.querySelector('h2')?.textContent.trim() === heading,
  );
  if (!found) throw new Error(`No section ${heading}`);
  return found;
}

test('home · the list has every city, and each city’s links lead to its pages', () => {
  const page = open('/');
  expect(textsOf(page, 'select option:not(:disabled)')).toEqual(
    cities.map(({ optionLabel }) => optionLabel.en),
  );
  expect([...section(page, 'Choose your city').querySelectorAll('li')].map((card) => hrefsOf(card))).toEqual(
    cities.map(({ id }) => [`/${id}`, `/${id}/banquet-halls`, `/${id}/vendors`]),
  );
});

test('testimonials · every card has five stars, a text and dates, and samples are named as such', () => {
  const main = open('/testimonials').querySelector('main');
  if (!main) throw new Error('No main');
  const shown = shownItems(testimonials);
  const samples = shown.filter(({ sample }) => sample).length;
  const cards = [...main.querySelectorAll('article')];
  expect(cards).toHaveLength(shown.length);
  for (const card of cards) {
    expect(card.querySelectorAll('[aria-label="5 out of 5 stars"]')).toHaveLength(1);
    expect(card.querySelectorAll('blockquote')).toHaveLength(1);
    expect(textsOf(card, 'dd')).toEqual(
      [/\S/, /\S/, /\d{4}/, /\d{4}/].map((pattern) => expect.stringMatching(pattern)),
    );
  }
  expect(cards.filter(({ textContent }) => textContent.includes('(sample)'))).toHaveLength(samples);
  expect(main.textContent.includes('Reviews marked “sample”')).toBe(samples > 0);
});

test('landing · its sections are in order, with every venue, testimonial and contact', () => {
  const page = open('/faridabadlp');
  const guests = shownItems(landingTestimonials).length;
  const guestsTitle = 'What Our Guests Say';
  expect(textsOf(page, 'main h2')).toEqual([
    'Get Free Quote',
    'Venues in Faridabad',
    ...(guests > 0 ? [guestsTitle] : []),
    'Submit Inquiry',
  ]);
  const call = [...page.querySelectorAll('main a')].find(
    ({ textContent }) => textContent.trim() === 'Book Your Event Now',
  );
  expect(call?.getAttribute('href')).toBe(site.phone.href);
  const venues = [...section(page, 'Venues in Faridabad').querySelectorAll('a')].filter(({ textContent }) =>
    textContent.trim().startsWith('Get More Info'),
  );
  const links = landingLinks.map((name) => `/venues/${name.replace('galaxylawsandresort', 'galaxyresort')}`);
  expect(venues.map((link) => link.getAttribute('href')).sort()).toEqual(links.sort());
  if (guests > 0) expect(section(page, guestsTitle).querySelectorAll('li')).toHaveLength(guests);
  const contacts = textsOf(section(page, 'Submit Inquiry'), 'a');
  expect(contacts).toEqual(expect.arrayContaining([site.phone.display, site.email.display]));
});

test('legal · the footer leads to the draft of the terms and to the privacy notice', () => {
  const page = open('/');
  expect(hrefsOf(page, 'footer a')).toEqual(expect.arrayContaining(['/terms-and-conditions', '/privacy']));
  expect(open('/terms-and-conditions').querySelector('main')?.textContent).toMatch(
    /A draft, until our lawyer has read it\./,
  );
});

/** The lists and words of the pages that are no venue's, typed from the specification and not read from the content. */
import { describe, expect, test } from 'vitest';
import { cities } from '../../src/content/cities.ts';
import { galleryCategories } from '../../src/content/gallery-categories.ts';
import { howItWorks } from '../../src/content/how-it-works.ts';
import { landingPictures, landingTestimonials } from '../../src/content/landing.ts';
import { homePhotoCards, photoFavourites, photosTexts } from '../../src/content/photos.ts';
import { pictures } from '../../src/content/pictures.ts';
import { press } from '../../src/content/press.ts';
import { privacy } from '../../src/content/privacy.ts';
import { venueQuestions } from '../../src/content/questions.ts';
import { site } from '../../src/content/site.ts';
import { terms } from '../../src/content/terms.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { vendorCategories } from '../../src/content/vendors.ts';
import { venues } from '../../src/content/venues/index.ts';
import { whyUs } from '../../src/content/why-us.ts';
import { footerItems, navigationItems } from '../../src/layout/navigation-items.ts';
import { areSamples } from './specified.ts';

describe('site 3 · fixed lists', () => {
  test('site 3 · 12 testimonials, each whole, each a sample', () => {
    if (areSamples(testimonials)) expect(testimonials).toHaveLength(12);
    for (const testimonial of testimonials) {
      const { title, review, name, booked, event, bookingDate, date, sample } = testimonial;
      expect([title, review, booked, event, bookingDate, date].every(Boolean)).toBe(true);
      expect(name.includes('(sample)'), `${name}: the mark and the name differ`).toBe(sample === true);
      expect(Date.parse(date), `${name}: reviewed before the event`).toBeGreaterThan(Date.parse(bookingDate));
      if (!sample) continue;
      for (const venue of venues) expect(Object.values(testimonial).join(' ')).not.toContain(venue.name);
    }
  });

  test('site 2 · 8 press items from 5 January to 28 December 2024, none of a real publication', () => {
    const days = press.map(({ date }) => Date.parse(date));
    expect(days).toEqual([...days].sort((one, other) => one - other));
    if (areSamples(press)) {
      expect(press).toHaveLength(8);
      expect([press[0]?.date, press.at(-1)?.date]).toEqual(['5 January 2024', '28 December 2024']);
    }
    for (const { source, sample } of press)
      expect(source.startsWith('Sample '), `${source}: the mark and the name differ`).toBe(sample === true);
  });

  test('venues 2 · 3 landing testimonials with pictures, and 3 pictures a landing venue', () => {
    if (areSamples(landingTestimonials)) expect(landingTestimonials).toHaveLength(3);
    expect(landingPictures).toBe(3);
    const images = landingTestimonials.map(({ image }) => image);
    expect(new Set(images).size).toBe(images.length);
    for (const { name, sample } of landingTestimonials)
      expect(name.includes('(sample)'), `${name}: the mark and the name differ`).toBe(sample === true);
  });

  test('site 3 · gallery counts: 15, 11 with one repeated, 16, 16, 20, 16', () => {
    const counts = galleryCategories.map(({ title, images }) => [title, images.length, new Set(images).size]);
    expect(counts).toEqual([
      ['Bridalwear', 15, 15],
      ['Decor', 11, 10],
      ['Jewellery', 16, 16],
      ['Makeup', 16, 16],
      ['Mehndi', 20, 20],
      ['Destination Wedding', 16, 16],
    ]);
    for (const { id, cover, images } of galleryCategories) {
      expect(images).toContain(cover);
      for (const image of images) expect(image.startsWith(`${id}/`), image).toBe(true);
    }
  });

  test('site 3 · every gallery picture is here; none is unlisted', () => {
    const listed = new Set(galleryCategories.flatMap(({ images }) => images));
    const groups = new Set<string>(galleryCategories.map(({ id }) => id));
    const here = pictures.map(({ id }) => id).filter((id) => groups.has(id.split('/')[0] ?? ''));
    expect([...here].sort()).toEqual([...listed].sort());
  });

  test('site 2 · the covers and cards that pages name exist', () => {
    const here = new Set(pictures.map(({ id }) => id));
    const named = [
      ...cities.map(({ image }) => image),
      ...homePhotoCards.map(({ image }) => image),
      ...galleryCategories.map(({ cover }) => cover),
      ...photoFavourites.map(({ image }) => image),
      ...landingTestimonials.map(({ image }) => image),
      ...site.social.map(({ image }) => image),
    ];
    expect(named.filter((id) => !here.has(id))).toEqual([]);
  });
});

describe('site 2 · words of the pages', () => {
  test('site 2 · navigation as specified, and its variant on venue pages', () => {
    expect(navigationItems('/')).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Venues', path: '/faridabad' },
      { name: 'Rooms', asks: true },
      { name: 'Photos', path: '/photos' },
      { name: 'Testimonials', path: '/testimonials' },
      { name: 'List Your Business', asks: true },
    ]);
    expect(navigationItems('/venues/samargrand').map(({ name }) => name)).toEqual([
      'Home',
      'Venues',
      'Photos',
      'Testimonials',
      'Why Us',
    ]);
    expect(footerItems.map(({ name }) => name)).toEqual([
      'Photos',
      'Home',
      'Why Us',
      'Venues',
      'Testimonials',
    ]);
  });

  test('site 2 · home: four steps in order, six photo cards, four social cards', () => {
    expect(howItWorks.map(({ title }) => title)).toEqual([
      'Shortlist venues',
      'Take guided visits',
      'Book a venue',
      'Book vendors',
    ]);
    expect(homePhotoCards.map(({ title }) => title)).toEqual([
      'Photography',
      'Decor',
      'Bridal Jewellery',
      'Bridal Lehengas',
      'Bridal Mehendi',
      'Destination Wedding',
    ]);
    expect(site.social.map(({ platform }) => platform)).toEqual([
      'Instagram',
      'Facebook',
      'Pinterest',
      'Snapchat',
    ]);
  });

  test('site 2 · photos and why us, letter for letter', () => {
    expect(photosTexts).toMatchObject({
      heading: 'Our Event Photos',
      subtitle: 'Relive unforgettable moments through our event snapshots!',
      line: 'Get Inspired from Real Weddings with us.',
      galleryTitle: 'Explore Our Photography Gallery',
    });
    expect(photoFavourites.map(({ title }) => title)).toEqual([
      'Bridal Wear',
      'Decor',
      'Bridal Jewellery',
      'Bridal Makeup',
      'Bridal Mehendi',
      'Destination Wedding',
    ]);
    expect(whyUs.line).toBe('2,000+ events organized till date');
    expect(whyUs.reasons.map(({ title }) => title)).toEqual([
      'Delivery of Commitments',
      'One-Stop Shop',
      'Guaranteed Best Prices',
    ]);
  });

  test('lead · vendors: the six photo trades first, then caterers, DJs, planners and more', () => {
    expect(
      vendorCategories
        .slice(0, 6)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(homePhotoCards.map(({ title }) => title).sort());
    const titles = vendorCategories.map(({ title }) => title).join(' ');
    for (const trade of ['Caterers', 'DJs', 'Planners']) expect(titles).toContain(trade);
    expect(new Set(vendorCategories.map(({ id }) => id)).size).toBe(vendorCategories.length);
  });

  test('lead · terms and privacy are whole, and name the law and the grievance contact', () => {
    for (const document of [terms, privacy]) {
      expect(document.sections.length).toBeGreaterThanOrEqual(7);
      expect(new Set(document.sections.map(({ title }) => title)).size).toBe(document.sections.length);
    }
    const text = privacy.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join(' ');
    for (const part of [
      'Digital Personal Data Protection Act, 2023',
      'Grievance',
      'withdraw',
      'How long',
      site.email.display,
    ])
      expect(text).toContain(part);
  });

  test('lead · the questions to ask before paying are told apart by their ids', () => {
    expect(venueQuestions.length).toBeGreaterThanOrEqual(10);
    expect(new Set(venueQuestions.map(({ id }) => id)).size).toBe(venueQuestions.length);
  });

  test('lead · phone, e-mail and address are each written once, and their links follow', () => {
    const { display, href, digits } = site.phone;
    expect(display.replace(/\D/g, ''), 'the phone as shown and as dialled differ').toBe(digits);
    expect(href).toBe(`tel:+${digits}`);
    expect(site.whatsapp.base).toBe(`https://wa.me/${digits}`);
    expect(site.email.href).toBe(`mailto:${site.email.display}`);
    expect(site.badge).not.toBe('');
    expect(site.address.text).toContain(site.address.locality);
  });
});

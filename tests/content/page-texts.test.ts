/** Page texts, compared with the specification. */
import { describe, expect, test } from 'vitest';
import { footerItems, navigationItems } from '../../src/app/layout/navigation-items.ts';
import { galleryFavourites, galleryTexts, homeGalleryTiles } from '../../src/content/gallery.ts';
import { howItWorks } from '../../src/content/how-it-works.ts';
import { privacy } from '../../src/content/privacy.ts';
import { venueQuestions } from '../../src/content/questions.ts';
import { site } from '../../src/content/site.ts';
import { businessAddress } from '../../src/content/site-texts.ts';
import { terms } from '../../src/content/terms.ts';
import { vendorCategories } from '../../src/content/vendors.ts';
import { whyUs } from '../../src/content/why-us.ts';
import { translate } from '../../src/i18n/localized.ts';

describe('page texts', () => {
  test('page texts · navigation and its variant on venue pages', () => {
    expect(navigationItems('/').map((item) => ({ ...item, name: item.name() }))).toEqual([
      { id: 'home', name: 'Home', path: '/' },
      { id: 'venues', name: 'Venues', path: '/faridabad' },
      { id: 'rooms', name: 'Rooms', asks: true },
      { id: 'photos', name: 'Photos', path: '/photos' },
      { id: 'testimonials', name: 'Testimonials', path: '/testimonials' },
      { id: 'list-business', name: 'List Your Business', asks: true },
    ]);
    expect(navigationItems('/venues/samargrand').map(({ name }) => name())).toEqual([
      'Home',
      'Venues',
      'Photos',
      'Testimonials',
      'Why Us',
    ]);
    expect(footerItems.map(({ name }) => name())).toEqual([
      'Photos',
      'Home',
      'Why Us',
      'Venues',
      'Testimonials',
    ]);
  });

  test('page texts · home has four steps in order, six photo cards and four social cards', () => {
    expect(translate(howItWorks).map(({ title }) => title)).toEqual([
      'Shortlist venues',
      'Take guided visits',
      'Book a venue',
      'Book vendors',
    ]);
    expect(translate(homeGalleryTiles).map(({ title }) => title)).toEqual([
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

  test('page texts · photos and why us', () => {
    expect(translate(galleryTexts)).toMatchObject({
      heading: 'Our Event Photos',
      subtitle: 'Relive unforgettable moments through our event snapshots!',
      line: 'Get Inspired from Real Weddings with us.',
      galleryTitle: 'Explore Our Photography Gallery',
    });
    expect(translate(galleryFavourites).map(({ title }) => title)).toEqual([
      'Bridal Wear',
      'Decor',
      'Bridal Jewellery',
      'Bridal Makeup',
      'Bridal Mehendi',
      'Destination Wedding',
    ]);
    expect(whyUs.line.en).toBe('2,000+ events organized till date');
    expect(translate(whyUs.reasons).map(({ title }) => title)).toEqual([
      'Delivery of Commitments',
      'One-Stop Shop',
      'Guaranteed Best Prices',
    ]);
  });

  test('page texts · vendors start with the six photo categories, then caterers, DJs, planners and more', () => {
    const vendors = translate(vendorCategories);
    expect(
      vendors
        .slice(0, 6)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(
      translate(homeGalleryTiles)
        .map(({ title }) => title)
        .sort(),
    );
    const titles = vendors.map(({ title }) => title).join(' ');
    for (const trade of ['Caterers', 'DJs', 'Planners']) expect(titles).toContain(trade);
    expect(new Set(vendors.map(({ id }) => id)).size).toBe(vendors.length);
  });

  test('page texts · terms and privacy are complete and name the law and the grievance contact', () => {
    for (const document of [terms, privacy].map((localized) => translate(localized))) {
      expect(document.sections.length).toBeGreaterThanOrEqual(7);
      expect(new Set(document.sections.map(({ title }) => title)).size).toBe(document.sections.length);
    }
    const text = translate(privacy)
      .sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])
      .join(' ');
    for (const part of [
      'Digital Personal Data Protection Act, 2023',
      'Grievance',
      'withdraw',
      'How long',
      site.email.display,
    ])
      expect(text).toContain(part);
  });

  test('page texts · the questions to ask before paying have distinct ids', () => {
    expect(venueQuestions.length).toBeGreaterThanOrEqual(10);
    expect(new Set(venueQuestions.map(({ id }) => id)).size).toBe(venueQuestions.length);
  });

  test('page texts · the links of phone, WhatsApp and e-mail match the displayed values', () => {
    const { display, href, digits } = site.phone;
    expect(display.replace(/\D/g, ''), 'displayed and dialled number differ').toBe(digits);
    expect(href).toBe(`tel:+${digits}`);
    expect(site.whatsapp.base).toBe(`https://wa.me/${digits}`);
    expect(site.email.href).toBe(`mailto:${site.email.display}`);
    expect(site.badge).not.toBe('');
    expect(businessAddress()).toContain(site.address.locality.en);
  });
});

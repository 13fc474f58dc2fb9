/** What the operator hides: a venue, and all samples. */
import { afterEach, expect, test, vi } from 'vitest';
import { landingTestimonials } from '../../src/content/landing.ts';
import { press } from '../../src/content/press.ts';
import { testimonials } from '../../src/content/testimonials.ts';

vi.setConfig({ testTimeout: 120_000 });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../src/content/venues/hotelrajmandir.ts');
  vi.doUnmock('../../src/content/site.ts');
  vi.doUnmock('../../src/content/testimonials.ts');
  vi.resetModules();
});

async function loadSite() {
  const { canonicalPaths, loadPageData } = await import('../../src/routes/pages.ts');
  const { dataFiles } = await import('../../src/app/data-files.ts');
  return { paths: canonicalPaths(), load: loadPageData, files: dataFiles() };
}

test('hidden venue · lists, search and sitemap leave it out, a stored list can still name it; its address is not found and offers similar venues', async () => {
  const { venue } = await import('../../src/content/venues/hotelrajmandir.ts');
  vi.resetModules();
  vi.doMock('../../src/content/venues/hotelrajmandir.ts', () => ({ venue: { ...venue, hidden: true } }));
  const { paths, load, files } = await loadSite();
  expect(paths).not.toContain('/venues/hotelrajmandir');
  const stored = 'venue-summaries/hotelrajmandir';
  expect(files.get(stored)).toEqual({ id: 'hotelrajmandir', name: venue.name, isUnlisted: true });
  files.delete(stored);
  const pages = paths.map(load).filter(({ route }) => route !== 'venue-pictures');
  expect(JSON.stringify([pages, [...files]])).not.toContain('/hotelrajmandir"');
  expect(JSON.stringify([pages, [...files]])).not.toContain(venue.name);
  const { route, data } = load('/venues/hotelrajmandir');
  expect(route).toBe('not-found');
  expect(data).toMatchObject({
    similar: {
      hotelrajmandir: Array(3).fill({
        label: expect.any(String),
        path: expect.stringMatching(/^\/venues?\//),
      }),
    },
  });
});

test('hidden samples · no page shows a sample, and sections that are then empty are left out', async () => {
  const site = await import('../../src/content/site.ts');
  vi.resetModules();
  vi.doMock('../../src/content/site.ts', () => ({ ...site, showSamples: false }));
  const { paths, load, files } = await loadSite();
  const pages = paths.map(load);
  expect(JSON.stringify([pages, [...files]])).not.toMatch(/"sample":true|"source":"sample"|\(sample\)/);
  // What the operator has added stays.
  const real = (list: readonly { readonly sample?: true }[]) =>
    expect.toSatisfy(
      (shown: readonly unknown[]) => shown.length === list.filter(({ sample }) => !sample).length,
    );
  expect(load('/testimonials').data).toMatchObject({ testimonials: real(testimonials) });
  expect(load('/whyus').data).toMatchObject({ press: real(press) });
  expect(load('/faridabadlp').data).toMatchObject({ testimonials: real(landingTestimonials) });
});

test('hidden samples · without a review of their own neither a link, the search nor the sitemap leads to the page of testimonials', async () => {
  const site = await import('../../src/content/site.ts');
  vi.resetModules();
  vi.doMock('../../src/content/site.ts', () => ({ ...site, showSamples: false }));
  vi.doMock('../../src/content/testimonials.ts', () => ({
    testimonials: testimonials.filter(({ sample }) => sample),
  }));
  const { pathsWithContent } = await import('../../src/routes/pages.ts');
  const { dataFiles } = await import('../../src/app/data-files.ts');
  expect(pathsWithContent()).toContain('/whyus');
  expect(pathsWithContent()).not.toContain('/testimonials');
  expect(JSON.stringify([...dataFiles()])).not.toContain('"/testimonials"');
  const { default: config } = await import('../../vite.config.ts');
  vi.stubGlobal('__HAS_TESTIMONIALS__', JSON.parse(config.define?.__HAS_TESTIMONIALS__));
  const { footerItems, navigationItems } = await import('../../src/app/layout/navigation-items.ts');
  const items = [...footerItems, ...navigationItems('/'), ...navigationItems('/venues/milanvatika')];
  expect(items.map(({ id }) => id)).not.toContain('testimonials');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRouter } from '../../scripts/host/router.ts';
import { compileRoutes } from '../../scripts/host/routing.ts';
import { redirectedPaths, redirectsFor } from '../../scripts/redirects.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { generateVenues } from '../scale/venue-copies.ts';
import { canonical, landingLinks, pageFile, venueNames } from './routes.ts';
import { startTestHost, type TestHost } from './test-host.ts';

/** Pages that vercel.json has no redirects for. */
const unlisted = {
  'venues/shubhmahal.html': '<title>/venues/shubhmahal</title>',
  'hi/venues/shubhmahal.html': '<title>/hi/venues/shubhmahal</title>',
  'faridabad/page/2.html': '<title>/faridabad/page/2</title>',
};

let host: TestHost;

beforeAll(async () => {
  const pages = [...canonical, '/404'].map((path) => [pageFile(path), `<title>${path}</title>`]);
  host = await startTestHost({ ...Object.fromEntries(pages), 'assets/app-1.js': 'true', ...unlisted });
});
afterAll(() => host.close());

/** Follows redirects; returns the status of each step and the last path. */
async function follow(path: string): Promise<{ steps: (number | undefined)[]; end: string }> {
  const steps: (number | undefined)[] = [];
  let end = path;
  for (let hop = 0; hop < 5; hop += 1) {
    const { status, headers } = await host.ask(end);
    steps.push(status);
    if (!headers.location) return { steps, end };
    end = headers.location;
  }
  throw new Error(`${path} redirects in a loop`);
}

const capitals = (path: string) => path.replace(/\/[a-z]/g, (letter) => letter.toUpperCase());
const mixed = (path: string) =>
  path.replace(/[a-z]/g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter));

describe('redirects · canonical paths', () => {
  test.each(canonical)('%s is answered with its own page and status 200', async (path) => {
    const { status, body } = await host.ask(path);
    expect([status, body.toString()]).toEqual([200, `<title>${path}</title>`]);
  });

  test.each(canonical.filter((path) => path !== '/'))(
    '%s is reached in any letter case with one redirect',
    async (path) => {
      for (const form of [path.toUpperCase(), capitals(path), mixed(path)]) {
        expect(await follow(form), form).toEqual({ steps: [308, 200], end: path });
      }
    },
  );

  test.each(canonical.filter((path) => path !== '/'))('%s is reached with a trailing slash', async (path) => {
    expect(await follow(`${path}/`)).toEqual({ steps: [308, 200], end: path });
    expect((await follow(`${capitals(path)}/`)).end).toBe(path);
  });
});

describe('redirects · Hindi', () => {
  test.each([
    ['/HI', '/hi'],
    ['/hi/', '/hi'],
    ['/Hi/Faridabad', '/hi/faridabad'],
    ['/hi/FARIDABAD/Vendors', '/hi/faridabad/vendors'],
    ['/hi/Venue/HotelRajmahal', '/hi/venues/hotelrajmahal'],
    ['/hi/Venues/GoldenGalaxyLawsAndResort', '/hi/venues/goldengalaxyresort'],
  ])('%s leads to %s', async (from, to) => {
    expect((await follow(from)).end).toBe(to);
  });
});

describe('redirects · links of the old site', () => {
  test('a page may be named with its extension', async () => {
    expect(await follow('/photos.html')).toEqual({ steps: [308, 200], end: '/photos' });
  });

  test('a redirect preserves the query', async () => {
    expect((await host.ask('/Faridabad?guests=300&sort=price')).headers.location).toBe(
      '/faridabad?guests=300&sort=price',
    );
  });
});

describe('redirects · venue pages', () => {
  test.each(landingLinks)('the landing page link /venues/%s leads to the venue', async (link) => {
    const path = `/venues/${link.replace('lawsandresort', 'resort')}`;
    expect((await follow(`/venues/${link}`)).end).toBe(path);
    expect((await follow(`/Venues/${link.toUpperCase()}/`)).end).toBe(path);
  });

  test.each(venueNames)('/venues/%s and /venue/{id} redirect to /venues/{id}', async (name) => {
    const path = `/venues/${name.toLowerCase()}`;
    for (const form of [`/venues/${name}`, `/venue/${name.toLowerCase()}`, `/Venue/${name}`]) {
      expect(await follow(form), form).toEqual({ steps: [308, 200], end: path });
    }
  });

  test.each(['/venues/pushpvatika', '/venue/unknown', '/venues/hotelrajmahalx', '/Unknown', '/404'])(
    '%s is not found',
    async (path) => {
      const { status, body } = await host.ask(path);
      expect([status, body.toString()]).toEqual([404, '<title>/404</title>']);
    },
  );
});

describe('redirects · pages without redirects of their own', () => {
  test.each([
    ['/Venues/ShubhMahal', '/venues/shubhmahal'],
    ['/venue/shubhmahal', '/venues/shubhmahal'],
    ['/Venue/SHUBHMAHAL', '/venues/shubhmahal'],
    ['/hi/Venue/ShubhMahal', '/hi/venues/shubhmahal'],
    ['/Faridabad/Page/2', '/faridabad/page/2'],
  ])('the own server redirects %s to %s', async (from, to) => {
    expect(await follow(from)).toEqual({ steps: [308, 200], end: to });
  });

  test('the query is preserved', async () => {
    expect((await host.ask('/Venues/ShubhMahal?guests=300')).headers.location).toBe(
      '/venues/shubhmahal?guests=300',
    );
  });
});

describe('redirects · more venues', () => {
  const routesFor = (count: number) => {
    // A changed venue keeps the spellings of the specification.
    const changed = venueEntries.map((venue) => ({ ...venue, source: 'venue' as const }));
    const venues = [...changed, ...generateVenues(count - venueEntries.length)];
    const generated = venues.slice(venueEntries.length).map(({ id }) => `/venues/${id}`);
    const pages = Array.from({ length: 33 }, (_, page) => `/faridabad/page/${page + 2}`);
    const redirects = redirectsFor(redirectedPaths([...canonical, ...generated, ...pages], venues));
    const rules = compileRoutes({ cleanUrls: true, trailingSlash: false, redirects });
    return { generated, pages, rules, route: createRouter(rules) };
  };
  const few = routesFor(200);
  const many = routesFor(1000);
  const redirect = (location: string) => ({ kind: 'redirect', status: 308, location });

  test('Vercel accepts the number of routes of 200 and of 1,000 venues', () => {
    // The rules of headers in vercel.json are two.
    expect(few.rules.length + 2).toBeLessThanOrEqual(2048);
    expect(many.rules.length + 2).toBeLessThanOrEqual(2048);
  });

  test('up to 200 venues each has its redirects', () => {
    for (const path of few.generated) {
      expect(few.route(path).kind, path).toBe('file');
      for (const form of [capitals(path), path.replace('/venues/', '/venue/')]) {
        expect(few.route(form), form).toEqual(redirect(path));
        expect(few.route(`/hi${form}`), form).toEqual(redirect(`/hi${path}`));
      }
    }
  });

  test('the further pages of a listing have redirects while the venues are few, and no rules when they are many', () => {
    for (const path of few.pages) expect(few.route(mixed(path)), path).toEqual(redirect(path));
    for (const path of many.pages) expect(many.route(mixed(path)).kind, path).toBe('file');
  });

  test('with 1,000 venues the fixed routes and the spellings of the specification have theirs', () => {
    const specified = canonical.filter((path) => path !== '/');
    for (const path of specified) {
      expect(many.route(path).kind, path).toBe('file');
      expect(many.route(mixed(path)), path).toEqual(redirect(path));
      expect(many.route(`/HI${capitals(path)}`), path).toEqual(redirect(`/hi${path}`));
    }
    for (const name of venueNames)
      expect(many.route(`/venue/${name}`), name).toEqual(redirect(`/venues/${name.toLowerCase()}`));
  });

  test('with 1,000 venues the others are answered by their own page or not at all', () => {
    for (const path of many.generated) {
      for (const form of [path, capitals(path), `/hi${path}`])
        expect(many.route(form).kind, form).toBe('file');
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonical, landingLinks, pageFile, venueNames } from './routes.ts';
import { startTestHost, type TestHost } from './test-host.ts';

let host: TestHost;

beforeAll(async () => {
  const pages = [...canonical, '/404'].map((path) => [pageFile(path), `<title>${path}</title>`]);
  host = await startTestHost({ ...Object.fromEntries(pages), 'assets/app-1.js': 'true' });
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

import { describe, expect, test } from 'vitest';
import { isOwnData, isOwnFile } from './own-files.ts';

const html = '<!doctype html><html lang="en" data-build="f95d1a"><body>Samar Grand</body></html>';
const portal = '<!doctype html><html><body>Please log in</body></html>';
const page = { route: 'venue', head: { title: 'Samar Grand', description: '' }, data: {} };
const respond = (body: unknown, type: string) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { headers: { 'content-type': type } });

describe('own files · what a path may be answered with', () => {
  const files = [
    ['/data/f95d1a/faridabad.json', page, 'application/json'],
    ['/data/f95d1a/hi/faridabad/2.json', page, 'application/json; charset=utf-8'],
    ['/assets/app-1.js', 'export {}', 'text/javascript; charset=utf-8'],
    ['/assets/app-1.js', 'export {}', 'application/javascript'],
    ['/assets/figtree-1.woff2', 'font', 'font/woff2'],
    ['/assets/icons-1.svg', '<svg/>', 'image/svg+xml'],
    ['/pictures/samargrand/01-hall-480.avif', 'picture', 'image/avif'],
    ['/', html, 'text/html; charset=utf-8'],
    ['/shell', html, 'text/html'],
    ['/venues/samargrand', html, 'text/html'],
  ] as const;

  test.each(files)('%s with its own content', async (path, body, type) => {
    expect(await isOwnFile(path, respond(body, type))).toBe(true);
  });

  test.each(files)('%s with a log-in page or another JSON is refused', async (path) => {
    expect(await isOwnFile(path, respond(portal, 'text/html'))).toBe(false);
    expect(await isOwnFile(path, respond({ ok: true }, 'application/json'))).toBe(false);
  });
});

describe('own files · data has the fields of its file', () => {
  test.each([
    ['search', [{ kind: 'page', name: 'Photos', id: '/photos' }]],
    ['index/faridabad', { id: [['samargrand']], city: [['faridabad']] }],
    ['search/faridabad', { name: [['Samar Grand']], address: [['Sector 10']] }],
    ['venue-summaries/samargrand', { id: 'samargrand', name: 'Samar Grand' }],
    ['index', page],
  ])('%s', (name, data) => {
    for (const prefix of ['', 'hi/']) {
      const path = `/data/f95d1a/${prefix}${name}.json`;
      expect(isOwnData(path, data)).toBe(true);
      for (const wrong of [undefined, null, 'ok', 1, [1], { ok: true }, { message: 'Forbidden' }])
        expect(isOwnData(path, wrong)).toBe(false);
    }
  });

  test('another venue in the place of the asked one', () => {
    expect(isOwnData('/data/f95d1a/venue-summaries/samargrand.json', { id: 'hotelhowdy', name: '' })).toBe(
      false,
    );
  });
});

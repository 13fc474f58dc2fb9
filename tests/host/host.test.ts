import fs from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestHost, type TestHost } from './test-host.ts';

const page = `<!doctype html><title>Home</title>${'<p>Hall</p>'.repeat(200)}`;
const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';
const seen: Request[] = [];
/** Answers by the way that the request names. */
const failing = {
  async fetch(request: Request): Promise<Response> {
    const way = new URL(request.url).search;
    if (way === '?throws') throw new Error('thrown');
    return new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(100_000)),
        pull: (controller) => (way === '?stream' ? controller.error(new Error('cut')) : undefined),
      }),
    );
  },
};
const echo = {
  async fetch(request: Request): Promise<Response> {
    seen.push(request);
    if (request.headers.has('x-early')) {
      await request.body?.cancel();
      return new Response('too large', { status: 413 });
    }
    return Response.json({ body: await request.text() }, { headers: { 'cache-control': 'no-store' } });
  },
};

let host: TestHost;
let behindProxy: TestHost;

beforeAll(async () => {
  const files = {
    'index.html': page,
    '404.html': '<title>Not here</title>',
    'venues.html': 'list',
    'venues/one.html': 'one',
    'assets/app-1.js': 'export {}',
    'assets/vanishing.js': 'export {}',
    'data/b1/index.json': '{}',
    'pictures/hall/01-600.avif': 'x',
    'favicon.svg': '<svg/>',
    'og/hall.jpg': 'x',
    'site.webmanifest': '{}',
    'visit.ics': 'BEGIN:VCALENDAR',
    '.build-stamp': 'x',
  };
  host = await startTestHost(files, { functions: { '/api/send-email': echo, '/api/failing': failing } });
  behindProxy = await startTestHost(files, { functions: { '/api/send-email': echo }, trustProxy: true });
});
afterAll(() => Promise.all([host.close(), behindProxy.close()]));

describe('local server · headers', () => {
  test.each(['/', '/nowhere', '/assets/app-1.js'])('%s has the security headers', async (path) => {
    const { headers } = await host.ask(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-frame-options': 'DENY',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^script-src 'self' 'sha256-[\w+/=]{44}'$/),
        'frame-src https://www.google.com https://maps.google.com',
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]),
    );
  });

  test.each([
    ['/', revalidate, 'text/html; charset=utf-8'],
    ['/venues', revalidate, 'text/html; charset=utf-8'],
    ['/nowhere', revalidate, 'text/html; charset=utf-8'],
    ['/assets/app-1.js', immutable, 'text/javascript; charset=utf-8'],
    ['/data/b1/index.json', immutable, 'application/json; charset=utf-8'],
    ['/pictures/hall/01-600.avif', immutable, 'image/avif'],
    ['/favicon.svg', revalidate, 'image/svg+xml'],
    ['/og/hall.jpg', revalidate, 'image/jpeg'],
    ['/site.webmanifest', revalidate, 'application/manifest+json; charset=utf-8'],
    ['/visit.ics', revalidate, 'text/calendar; charset=utf-8'],
    ['/assets/gone.js', revalidate, 'text/html; charset=utf-8'],
    ['/data/b0/index.json', revalidate, 'text/html; charset=utf-8'],
  ])('the cache-control of %s is %s, its type %s', async (path, cacheControl, type) => {
    expect((await host.ask(path)).headers).toMatchObject({
      'cache-control': cacheControl,
      'content-type': type,
    });
  });
});

describe('local server · files', () => {
  test('bodies are compressed as Accept-Encoding allows', async () => {
    const br = await host.ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gz = await host.ask('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(gz.body).toString()]).toEqual([page, page]);
    expect((await host.ask('/')).body.toString()).toBe(page);
  });

  test('a request with the current ETag is answered with 304', async () => {
    const { headers } = await host.ask('/');
    const again = await host.ask('/', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('HEAD is answered like GET without a body, other methods with 405', async () => {
    const head = await host.ask('/venues', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0]);
    expect((await host.ask('/nowhere', { method: 'HEAD' })).status).toBe(404);
    const posted = await host.ask('/venues', { method: 'POST', body: 'x' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/venues/../../vercel.json',
    '/index%00.html',
    '/%zz',
  ])('%s leads to no file', async (path) => {
    const { status, headers } = await host.ask(path);
    const end = status === 308 ? await host.ask(String(headers.location)) : { status };
    expect([400, 404]).toContain(end.status);
  });

  test('a link that ends within an encoded letter leads to the not-found page', async () => {
    const { status, headers, body } = await host.ask('/hi/faridabad%E2%80');
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/html; charset=utf-8',
      (await host.ask('/nowhere')).body.toString(),
    ]);
  });

  test('a directory and a hidden file are not found', async () => {
    for (const path of ['/assets', '/.build-stamp', '/%2ebuild-stamp', '/venues/']) {
      const { status, headers } = await host.ask(path);
      expect([path, headers.location ?? status]).toEqual([path, path === '/venues/' ? '/venues' : 404]);
    }
  });

  test('a request that names the whole URL is answered, any other without a path is not', async () => {
    expect((await host.ask('http://elsewhere.example/venues')).body.toString()).toBe('list');
    expect((await host.ask('*', { method: 'OPTIONS' })).status).toBe(400);
  });

  test.each(['//elsewhere.example/', '/\\elsewhere.example/', '//elsewhere.example/x.html'])(
    '%s does not redirect to another site',
    async (path) => {
      expect((await host.ask(path)).headers.location ?? '/').toMatch(/^\/(?![\\/])/);
    },
  );

  test('a range of a file is answered with 206, uncompressed', async () => {
    const headers = { range: 'bytes=1-2', 'accept-encoding': 'br' };
    const range = await host.ask('/venues', { headers });
    expect([range.status, range.headers['content-range'], range.body.toString()]).toEqual([
      206,
      'bytes 1-2/4',
      'is',
    ]);
    const wide = await host.ask('/', { headers: { ...headers, range: 'bytes=0-1999' } });
    expect([wide.status, wide.headers['content-encoding']]).toEqual([206, undefined]);
  });

  test.each(['GET', 'HEAD'])('%s of an impossible range is answered', async (method) => {
    for (const [range, expected] of [
      ['bytes=5-2', 416],
      ['bytes=9-', 416],
      ['bytes=0-99999999999999999999999', 206],
      ['bytes=-99999999999999999999999', 416],
      ['bytes=x', 416],
      ['lines=1-2', 200],
    ] as const) {
      const { status, headers } = await host.ask('/venues', { method, headers: { range } });
      expect([range, status]).toEqual([range, expected]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('a file that vanishes while it is opened is not found', async () => {
    const open = fs.createReadStream;
    vi.spyOn(fs, 'createReadStream').mockImplementationOnce((file, options) => {
      fs.unlinkSync(file);
      return open(file, options);
    });
    const { status, headers, body } = await host.ask('/assets/vanishing.js');
    expect([status, body.toString()]).toEqual([404, '<title>Not here</title>']);
    expect(headers).toMatchObject({
      'cache-control': revalidate,
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers).not.toHaveProperty('etag');
  });
});

describe('local server · function', () => {
  test('receives the body, and its headers override those of vercel.json', async () => {
    const { status, headers, body } = await host.ask('/api/send-email', { method: 'POST', body: 'नमस्ते' });
    expect([status, JSON.parse(body.toString())]).toEqual([200, { body: 'नमस्ते' }]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('receives the address of the connection, not the one in the forwarding headers', async () => {
    const forged = { 'x-real-ip': '1.2.3.4', 'x-forwarded-for': '1.2.3.4', forwarded: 'for=1.2.3.4' };
    await host.ask('/api/send-email', { method: 'POST', headers: { ...forged, 'x-vercel-id': 'x' } });
    const { headers } = seen.at(-1) ?? new Request('http://none');
    expect([headers.get('x-real-ip'), headers.get('x-forwarded-for')]).toEqual(['127.0.0.1', '127.0.0.1']);
    expect([headers.get('forwarded'), headers.get('x-vercel-id')]).toEqual([null, null]);
  });

  test('a client that left after its request has no address, which is not the fault of the host', async () => {
    const before = seen.length;
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
    socket.write('POST /api/send-email HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n', () =>
      socket.resetAndDestroy(),
    );
    await expect.poll(() => seen.length).toBeGreaterThan(before);
    expect(seen.at(-1)?.headers.get('x-real-ip')).toMatch(/^(::|127\.0\.0\.1)$/);
  });

  test('behind a trusted proxy, the last forwarded address and host count', async () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.9',
      'x-forwarded-host': 'halls.example',
    };
    await behindProxy.ask('/api/send-email', { method: 'POST', headers });
    expect(seen.at(-1)?.headers.get('x-real-ip')).toBe('203.0.113.9');
    expect(new URL(seen.at(-1)?.url ?? '').host).toBe('halls.example');
  });

  test('a connection stays open longer than a reverse proxy keeps it, which would send a lead into its end', async () => {
    const { headers } = await behindProxy.ask('/');
    expect(Number(/^timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(120);
  });

  test.each(['a/b?c#d', 'a b', '//', '@', '[::1', 'x:99999'])(
    'the host %s is answered with 400',
    async (name) => {
      for (const method of ['GET', 'POST']) {
        const direct = await host.ask('/api/send-email', { method, headers: { host: name } });
        const headers = { 'x-forwarded-host': name, 'x-forwarded-proto': 'javascript' };
        const forwarded = await behindProxy.ask('/api/send-email', { method, headers });
        expect([method, direct.status, forwarded.status]).toEqual([method, 400, 400]);
      }
    },
  );

  test('receives the host of the connection, not one that the request line names', async () => {
    await host.ask('http://elsewhere.example/api/send-email', { method: 'POST' });
    expect(new URL(seen.at(-1)?.url ?? '').host).toBe(new URL(host.url).host);
  });

  test('that fails is answered with 500, whole or within its response', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await host.ask('/api/failing?throws', { method: 'POST', body: 'x' })).status).toBe(500);
    expect((await host.ask('/api/failing?stream')).status).toBe(500);
    expect(log.mock.calls.flat().map(String)).toEqual(
      expect.arrayContaining(['Error: thrown', 'Error: cut']),
    );
    log.mockRestore();
  });

  test('a client that leaves does not end the server', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { port } = new URL(host.url);
    for (const path of ['/api/failing', '/api/send-email', '/']) {
      const request = httpRequest({ host: '127.0.0.1', port, path, method: 'POST' });
      const closed = new Promise((resolve) => request.on('error', () => undefined).once('close', resolve));
      request.write('x', () => request.destroy());
      await closed;
      const response = await fetch(host.url + path);
      await response.body?.cancel();
    }
    expect((await host.ask('/venues')).status).toBe(200);
    log.mockRestore();
  });

  test('a response sent before the body is read arrives', async () => {
    const body = 'x'.repeat(2_000_000);
    const { status } = await host.ask('/api/send-email', {
      method: 'POST',
      headers: { 'x-early': '1' },
      body,
    });
    expect(status).toBe(413);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHost, type TestHost } from './test-host.ts';

const page = `<!doctype html><title>Home</title>${'<p>Hall</p>'.repeat(200)}`;
const seen: Request[] = [];
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
    'data/b1/index.json': '{}',
    'pictures/hall/01-600.avif': 'x',
    'site.webmanifest': '{}',
    'visit.ics': 'BEGIN:VCALENDAR',
  };
  host = await startTestHost(files, { functions: { '/api/send-email': echo } });
  behindProxy = await startTestHost(files, { functions: { '/api/send-email': echo }, trustProxy: true });
});
afterAll(() => Promise.all([host.close(), behindProxy.close()]));

describe('local server · headers', () => {
  test.each(['/', '/nowhere', '/assets/app-1.js'])('%s has the security headers', async (path) => {
    const { headers } = await host.ask(path);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  test('the policy allows the inline script by its hash, and frames of the map only', async () => {
    const policy = (await host.ask('/')).headers['content-security-policy'] ?? '';
    const rules = new Map(
      String(policy)
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    );
    expect(rules.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(rules.get('frame-src')).toEqual(['https://www.google.com', 'https://maps.google.com']);
    expect(rules.get('object-src')).toEqual(["'none'"]);
  });

  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/venues', 'public, max-age=0, must-revalidate'],
    ['/assets/app-1.js', 'public, max-age=31536000, immutable'],
    ['/data/b1/index.json', 'public, max-age=31536000, immutable'],
    ['/pictures/hall/01-600.avif', 'public, max-age=604800, stale-while-revalidate=2592000'],
    ['/assets/gone.js', 'public, max-age=0, must-revalidate'],
    ['/data/b0/index.json', 'public, max-age=0, must-revalidate'],
  ])('the cache-control of %s is %s', async (path, value) => {
    expect((await host.ask(path)).headers['cache-control']).toBe(value);
  });

  test.each([
    ['/', 'text/html;charset=utf-8'],
    ['/nowhere', 'text/html;charset=utf-8'],
    ['/assets/app-1.js', 'text/javascript'],
    ['/pictures/hall/01-600.avif', 'image/avif'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/visit.ics', 'text/calendar'],
  ])('the content type of %s is %s', async (path, type) => {
    expect((await host.ask(path)).headers['content-type']).toBe(type);
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
  ])('%s is not found', async (path) => {
    const { status, headers } = await host.ask(path);
    expect([404, 308]).toContain(status);
    if (status === 308) expect((await host.ask(String(headers.location))).status).toBe(404);
  });

  test.each(['//elsewhere.example/', '/\\elsewhere.example/', '//elsewhere.example/x.html'])(
    '%s does not redirect to another site',
    async (path) => {
      expect((await host.ask(path)).headers.location ?? '/').toMatch(/^\/(?![\\/])/);
    },
  );

  test('a range of a file is answered with 206', async () => {
    const { status, headers, body } = await host.ask('/venues', { headers: { range: 'bytes=1-2' } });
    expect([status, headers['content-range'], body.toString()]).toEqual([206, 'bytes 1-2/4', 'is']);
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

  test('behind a trusted proxy, the last forwarded address and host count', async () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.9',
      'x-forwarded-host': 'halls.example',
    };
    await behindProxy.ask('/api/send-email', { method: 'POST', headers });
    expect(seen.at(-1)?.headers.get('x-real-ip')).toBe('203.0.113.9');
    expect(new URL(seen.at(-1)?.url ?? '').host).toBe('halls.example');
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

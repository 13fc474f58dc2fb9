import { describe, expect } from 'vitest';
import { parseEnvironment } from '../../api/_mail/environment.ts';
import { callback, send } from './lead-requests.ts';
import { test, testEnvironment } from './test-handler.ts';

const complete = { ...testEnvironment, SMTP_URL: 'smtp://localhost' };

describe('environment', () => {
  test('environment · without the required variables the answer is 503 and the log names them', async ({
    createHandler,
    log,
  }) => {
    const handler = createHandler({
      SMTP_URL: '',
      LEAD_TO: 'a@example.com b@example.com',
      LEAD_FROM: 'nobody',
    });
    const { status, message } = await send(handler, callback());
    expect(status).toBe(503);
    expect(message).toMatch(/call us/);
    const problems = [
      'SMTP_URL is not set',
      'LEAD_TO is no list of e-mail addresses, separated by commas',
      'LEAD_FROM holds no e-mail address',
    ];
    expect(log).toEqual([expect.objectContaining({ event: 'lead', status: 503, problems })]);
  });

  test('environment · an invalid optional variable is logged and ignored', async ({ createHandler, log }) => {
    const env = {
      SMTP_FALLBACK_URL: 'smtp',
      SITE_URL: 'example',
      REDIS_URL: 'x',
      LEAD_LIMIT_FACTOR: 'many',
      LEAD_LIMIT_PER_HOUR: '0.5',
      LIMIT_SECRET: 'short',
      LEAD_WEBHOOK_URL: 'http://hooks.example.com',
      LEAD_WEBHOOK_SECRET: 'whsec_short',
      LEAD_WEBHOOK_FORMAT: 'xml',
    };
    expect(await send(createHandler(env), callback())).toMatchObject({ status: 200 });
    const problems = Object.keys(env).map((name) => expect.stringMatching(`^${name} is (?:no|neither) `));
    expect(log[0]).toEqual({ event: 'environment', problems });
  });

  test.for([
    ['redis://:ab/cd@cache.example.com', 'has a / ? or # in its user or password'],
    ['redis://:ab#cd@cache.example.com', 'has a / ? or # in its user or password'],
    ['redis://:ab%cd@cache.example.com', 'has a % in its user or password: write %25 for it'],
    ['redis://cache.example.com:99999', 'is no redis:// or rediss:// address'],
    ['rediss://cache.example.com:6379:6379', 'is no redis:// or rediss:// address'],
  ] as const)(
    'environment · REDIS_URL %s cannot be used: leads are mailed without Redis, and the log says why',
    async ([url, reason], { createHandler, log }) => {
      expect(await send(createHandler({ REDIS_URL: url }), callback())).toMatchObject({ status: 200 });
      const problems = [expect.stringContaining(`REDIS_URL ${reason}`)];
      expect(log[0]).toEqual({ event: 'environment', problems });
    },
  );

  test.for([
    ['Our Leads <web@example.com>', 'a+web@example.com, b@example.com'],
    ['"Our Leads" <web@example.com>', 'Team <a+web@example.com>, "Night, Ravi" <b@example.com>,'],
    [' web@example.com (Our Leads)', 'Night, Ravi <a+web@example.com>; b@example.com'],
  ] as const)(
    'environment · leads go to several recipients, from %s to %s',
    async ([sender, recipients], { createHandler, mails }) => {
      await send(createHandler({ LEAD_TO: recipients, LEAD_FROM: sender }), callback());
      expect(mails[0]).toMatchObject({
        recipients: ['a+web@example.com', 'b@example.com'],
        from: { name: 'Our Leads', address: 'web@example.com' },
      });
    },
  );

  test.for(['a@example.com b@example.com', 'Sales, a@example.com', ','])(
    'environment · LEAD_TO %s is no list of addresses',
    (list) => {
      const { problems } = parseEnvironment({
        ...testEnvironment,
        SMTP_URL: 'smtp://localhost',
        LEAD_TO: list,
      });
      expect(problems).toEqual(['LEAD_TO is no list of e-mail addresses, separated by commas']);
    },
  );

  test.for(['Our Leads', 'a@example.com, b@example.com'])(
    'environment · LEAD_FROM %s is no address',
    (sender) => {
      expect(parseEnvironment({ ...complete, LEAD_FROM: sender })).toEqual({
        settings: undefined,
        problems: ['LEAD_FROM holds no e-mail address'],
      });
    },
  );

  test.for(['smtp:smtp.example.com', 'smtps://', 'http://smtp.example.com', 'smtp.example.com:465'])(
    'environment · SMTP_URL %s is no address of a mail server',
    (address) => {
      const { settings, problems } = parseEnvironment({ ...testEnvironment, SMTP_URL: address });
      expect(problems).toEqual([expect.stringMatching(/^SMTP_URL is no address of a mail server such as /)]);
      expect(settings).toBeUndefined();
    },
  );

  const url = 'https://hooks.example.com/leads';
  const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
  const badUrl =
    'LEAD_WEBHOOK_URL is no https:// address without user and password (http:// is accepted for localhost only)';
  test.for([
    [{ LEAD_WEBHOOK_URL: url }, 'LEAD_WEBHOOK_SECRET is not set, but LEAD_WEBHOOK_URL is'],
    [{ LEAD_WEBHOOK_SECRET: secret }, 'LEAD_WEBHOOK_URL is not set, but LEAD_WEBHOOK_SECRET is'],
    [{ LEAD_WEBHOOK_URL: 'http://localhost.example.com', LEAD_WEBHOOK_SECRET: secret }, badUrl],
    [{ LEAD_WEBHOOK_URL: 'https://user:password@hooks.example.com', LEAD_WEBHOOK_SECRET: secret }, badUrl],
    [
      { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret.replace('whsec_', '') },
      'LEAD_WEBHOOK_SECRET is no whsec_ followed by 24 to 64 bytes in base64',
    ],
  ] as const)('environment · %j: one problem, and no webhook', ([env, problem]) => {
    const { settings, problems } = parseEnvironment({ ...complete, ...env });
    expect(problems).toEqual([problem]);
    expect(settings).toMatchObject({ webhook: undefined });
  });

  test.for([url, 'http://localhost:6801', 'http://127.0.0.1:6801/x', 'http://[::1]:6801'])(
    'environment · leads may be posted to %s',
    (address) => {
      const env = { ...complete, LEAD_WEBHOOK_URL: address, LEAD_WEBHOOK_SECRET: secret };
      const { settings, problems } = parseEnvironment(env);
      expect(problems).toEqual([]);
      expect(settings?.webhook).toEqual({ url: address, secret, format: 'json' });
    },
  );

  test.for([
    'https://WWW.Example.com',
    'https://www.example.com:443',
    'https://www.example.com/',
    'https://www.example.com/site?from=mail',
  ])(
    'environment · with SITE_URL %s, leads of that host are accepted and links in mails work',
    async (url, { createHandler, mails }) => {
      const headers = { origin: 'https://www.example.com' };
      const options = { url: 'http://10.0.0.1:4173/api/send-email', headers };
      const handler = createHandler({ SITE_URL: url });
      expect(await send(handler, callback(), options)).toMatchObject({ status: 200 });
      expect(mails[0]?.text).toContain('https://www.example.com/noida\n');
    },
  );

  test('environment · SITE_URL may be an internationalized name', async ({ createHandler }) => {
    const options = {
      url: 'http://10.0.0.1:4173/api/send-email',
      headers: { origin: 'https://xn--j2b5ayaj.example' },
    };
    const handler = createHandler({ SITE_URL: 'https://शादी.example' });
    expect(await send(handler, callback(), options)).toMatchObject({ status: 200 });
  });

  test.for(['https://www.example.com/site', 'https://www.example.com/?a', 'https://me@www.example.com'])(
    'environment · SITE_URL %s: what is ignored is said at the start',
    (url) => {
      expect(parseEnvironment({ ...complete, SITE_URL: url }).problems).toEqual([
        'SITE_URL has more than protocol and host: the rest is ignored',
      ]);
    },
  );

  test('environment · the key of the limits is LIMIT_SECRET, or derived from the other secrets', () => {
    const limitSecret = (env: Record<string, string>) =>
      parseEnvironment({ ...complete, ...env }).settings?.limitSecret;
    expect(limitSecret({ LIMIT_SECRET: 'sixteen characters' })).toBe('sixteen characters');
    expect(limitSecret({})).toBe(limitSecret({ LEAD_LIMIT_FACTOR: '2' }));
    expect(limitSecret({})).not.toBe(limitSecret({ SMTP_URL: 'smtps://me:secret@smtp.example.com' }));
    expect(limitSecret({ SMTP_URL: 'smtps://me:secret@smtp.example.com' })).not.toContain('secret');
  });
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { describe, expect, vi } from 'vitest';
import { createIdempotency, type Outcome } from '../../api/_mail/idempotency.ts';
import { createRateLimits } from '../../api/_mail/rate-limits.ts';
import { connectRedis, createKeyHash } from '../../api/_mail/redis.ts';
import { redisFindings } from '../../scripts/launch/redis-findings.ts';
import { freePort } from '../build/test-server.ts';
import { callback, type SentLead, send } from './lead-requests.ts';
import { redisProgram, startRedisHost, startRedisServer } from './redis-server.ts';
import { startSmtpTestServer } from './smtp-test-server.ts';
import { test as base, testEnvironment } from './test-handler.ts';

const installed = redisProgram !== undefined;
if (!installed) console.warn('redis-server is not installed: the tests with Redis are skipped.');

const ip = '203.0.113.7';
const limitSecret = 'sixteen characters';
const waitOptions = { timeout: 20_000 };

const test = base
  .extend('redisPort', freePort)
  .extend('redisUrl', ({ redisPort }) => `redis://127.0.0.1:${redisPort}`)
  .extend('admin', ({ redisPort, closeAfterTest }) => () => {
    const client = new Redis(redisPort, '127.0.0.1');
    closeAfterTest({ close: () => client.disconnect() });
    return client;
  })
  /** An instance with a connection of its own, and the states of the connection so far. */
  .extend('connect', ({ redisUrl, closeAfterTest }) => async () => {
    const states: string[] = [];
    const connection = closeAfterTest(connectRedis(redisUrl, (state) => states.push(state)));
    await vi.waitFor(() => expect(states.at(-1)).toBe('up'), waitOptions);
    const idempotency = createIdempotency<string>(connection);
    const run = async (...args: Parameters<typeof idempotency.run>) =>
      (await idempotency.run(...args)).result;
    return { run, states, ...connection };
  })
  .extend('startRedis', ({ redisPort, closeAfterTest }) => async (port = redisPort) => {
    const redis = await startRedisServer(port);
    const exited = once(redis, 'exit');
    closeAfterTest({ close: () => redis.kill('SIGKILL') && exited });
    return redis;
  })
  /** The states of all connections of the function, in the order in which it logged them. */
  .extend(
    'redisStates',
    ({ log }) =>
      () =>
        log.flatMap(({ event, state }) => (event === 'redis' ? [state] : [])),
  )
  /** Two instances of the function with connections of their own, which have this state when it resolves. */
  .extend('createTwo', ({ createHandler, redisUrl, redisStates }) => async (state = 'up') => {
    const env = { REDIS_URL: redisUrl, LIMIT_SECRET: limitSecret };
    const instances = [createHandler(env), createHandler(env)] as const;
    const isIt = (one: unknown) => one === state;
    await vi.waitFor(() => expect(redisStates().filter(isIt)).toHaveLength(2), waitOptions);
    return instances;
  });

describe.runIf(installed)('Redis', () => {
  test('Redis · two instances share limits, also after a reconnect', async ({
    createTwo,
    sendMany,
    startRedis,
    redisStates,
  }) => {
    const instances = await createTwo('down');
    for (const handler of instances) expect(await sendMany(handler, 1, { ip })).toEqual(['delivered']);
    expect(redisStates()).toEqual(['down', 'down']);
    await startRedis();
    await vi.waitFor(() => expect(redisStates()).toEqual(['down', 'down', 'up', 'up']), waitOptions);
    const outcomes: unknown[] = [];
    for (const handler of [...instances, ...instances, ...instances]) {
      outcomes.push(...(await sendMany(handler, 1, { ip })));
    }
    expect(outcomes).toEqual([...Array(5).fill('delivered'), 'marked']);
  });

  test('Redis · two instances mail a repeated lead once; Redis stores no personal data', async ({
    createTwo,
    startRedis,
    admin,
    mails,
  }) => {
    await startRedis();
    const instances = await createTwo();
    const repeated = callback();
    for (const handler of instances) expect(await send(handler, repeated)).toMatchObject({ status: 200 });
    const simultaneous = callback();
    const sent = await Promise.all(instances.map((handler) => send(handler, simultaneous, { ip })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(mails).toHaveLength(2);

    const keys = await admin().keys('*');
    const { phone } = simultaneous;
    expect(keys).toContain(`lead-phonePerHour:${createKeyHash(limitSecret)(`${ip} +91${phone}`)}`);
    const plainHashes = [phone, `+91${phone}`, JSON.stringify({ phone })].flatMap((text) =>
      (['hex', 'base64url'] as const).map((encoding) =>
        createHash('sha256').update(text).digest(encoding).slice(0, 12),
      ),
    );
    for (const text of ['203.0.113', phone, ...plainHashes]) expect(keys.join(' ')).not.toContain(text);
  });

  test('Redis · when the server is killed, no lead is lost or mailed twice, and limits are counted in memory', async ({
    createTwo,
    sendMany,
    startRedis,
    mails,
  }) => {
    const redis = await startRedis();
    const instances = await createTwo();
    const bodies = Array.from({ length: 40 }, callback);
    const sending: Promise<SentLead>[] = [];
    for (const [i, body] of bodies.entries()) {
      if (i === 15) redis.kill('SIGKILL');
      sending.push(send(instances[i % 2] ?? instances[0], body));
      if (i % 5 === 4) await Promise.all(sending);
    }
    expect((await Promise.all(sending)).map(({ status }) => status)).toEqual(Array(40).fill(200));
    for (const { meta } of bodies)
      expect(mails.filter(({ messageId }) => messageId?.includes(meta.id))).toHaveLength(1);
    expect(await sendMany(instances[0], 6, { ip })).toEqual([...Array(5).fill('delivered'), 'marked']);
  });

  test('Redis · after a failover the function connects to the new server, and two instances mail a repeated lead once', async ({
    createHandler,
    startRedis,
    redisPort,
    closeAfterTest,
    admin,
    redisStates,
    mails,
    log,
  }) => {
    const replicaPort = await freePort();
    for (const port of [redisPort, replicaPort]) await startRedis(port);
    let target = redisPort;
    const host = closeAfterTest(await startRedisHost(() => target));
    const env = { REDIS_URL: host.url };
    const instances = [createHandler(env), createHandler(env)];
    await vi.waitFor(() => expect(redisStates().slice(-2)).toEqual(['up', 'up']), waitOptions);

    target = replicaPort;
    await admin().replicaof('127.0.0.1', replicaPort);
    await vi.waitFor(async () => {
      const body = callback();
      for (const handler of instances) expect(await send(handler, body)).toMatchObject({ status: 200 });
      expect(mails.filter(({ messageId }) => messageId?.includes(body.meta.id))).toHaveLength(1);
    }, waitOptions);
    const reported = log.filter(({ state }) => state === 'refusing');
    expect(reported).toEqual(Array(2).fill({ event: 'redis', state: 'refusing', code: 'READONLY' }));
  });

  test.for([
    ['OOM', 'maxmemory'],
    ['NOREPLICAS', 'min-replicas-to-write'],
  ] as const)(
    'Redis · a server that refuses to write with %s: limits are counted in memory, and it is logged once',
    async ([code, setting], { createHandler, startRedis, redisUrl, admin, sendMany, redisStates, log }) => {
      await startRedis();
      const handler = createHandler({ REDIS_URL: redisUrl });
      await vi.waitFor(() => expect(redisStates().at(-1)).toBe('up'), waitOptions);
      await admin().config('SET', setting, 1);
      expect(await sendMany(handler, 6, { ip })).toEqual([...Array(5).fill('delivered'), 'marked']);
      expect(log.filter(({ state }) => state === 'refusing')).toEqual([
        { event: 'redis', state: 'refusing', code },
      ]);
    },
  );

  test('Redis · a connection that the function closes itself is not reported as down', async ({
    startRedis,
    connect,
  }) => {
    await startRedis();
    const { client, close, states } = await connect();
    const ended = once(client, 'end');
    close();
    await ended;
    expect(states).toEqual(['up']);
  });

  test('Redis · launch-check writes and reads one key; it and the log say why that is not possible', async ({
    createHandler,
    log,
    startRedis,
    redisPort,
    redisUrl,
    admin,
  }) => {
    const check = async (url: string) =>
      (await redisFindings({ ...testEnvironment, SMTP_URL: 'smtp://localhost', REDIS_URL: url })).map(
        ({ where, what, blocks }) => ({ where, what, blocks }),
      );
    const problem = (code: string) => [
      { where: 'REDIS_URL', what: `cannot be written to (${code})`, blocks: true },
    ];
    expect(await check(redisUrl)).toEqual(problem('ECONNREFUSED'));
    await startRedis();
    expect(await check(redisUrl)).toEqual([]);
    // Longer than leads wait for it.
    await admin().client('PAUSE', 4000, 'WRITE');
    expect(await check(redisUrl)).toEqual(problem('ETIMEDOUT'));
    await admin().client('UNPAUSE');
    await admin().config('SET', 'maxmemory', 1);
    expect(await check(redisUrl)).toEqual(problem('OOM'));
    await admin().config('SET', 'requirepass', 'secret');
    const wrong = `redis://:wrong@127.0.0.1:${redisPort}`;
    expect(await check(wrong)).toEqual(problem('WRONGPASS'));
    createHandler({ REDIS_URL: wrong });
    const down = { event: 'redis', state: 'down', code: 'WRONGPASS' };
    await vi.waitFor(() => expect(log).toEqual([down]), waitOptions);
  });

  test('Redis · failed leads count against no limit', async ({
    createHandler,
    sendMany,
    startRedis,
    startSmtp,
    redisUrl,
    admin,
  }) => {
    await startRedis();
    const smtp = await startSmtp({ reply: 550 });
    const handler = createHandler({ REDIS_URL: redisUrl, SMTP_URL: smtp.url });
    expect(await sendMany(handler, 2, { ip })).toEqual([502, 502]);
    const client = admin();
    const keys = await client.keys('lead-*Per*');
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(await client.mget(keys))).toEqual(new Set(['0']));
  });

  test('Redis · a failed lead is taken off where it was counted, when Redis has come or gone meanwhile', async ({
    startRedis,
    redisUrl,
    closeAfterTest,
    admin,
  }) => {
    const states: string[] = [];
    const redis = closeAfterTest(connectRedis(redisUrl, (state) => states.push(state)));
    const limits = createRateLimits({ leadsPerHour: 300, rateLimitFactor: 1 }, (text) => text, redis);
    const count = () => limits.count({ ip, phone: '1', suspicious: false });
    const acceptedOf = async (leads: number) => {
      const verdicts = [];
      for (let i = 0; i < leads; i += 1) verdicts.push(await count());
      return verdicts.filter(({ limit }) => !limit).length;
    };
    const inMemory = await count();
    const server = await startRedis();
    await vi.waitFor(() => expect(states.at(-1)).toBe('up'), waitOptions);
    await inMemory.refund();
    expect(await admin().keys('*')).toEqual([]);
    expect(await acceptedOf(4)).toBe(4);
    const inRedis = await count();
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(states.at(-1)).toBe('down'), waitOptions);
    await inRedis.refund();
    expect(await acceptedOf(6)).toBe(5);
  });

  test('Redis · a server that hangs delays a lead by one timeout: then its connection is closed', async ({
    createHandler,
    startRedis,
    redisUrl,
    closeAfterTest,
    redisStates,
    log,
  }) => {
    const redis = await startRedis();
    const statesAtMail: unknown[] = [];
    const script = () => {
      statesAtMail.push(...redisStates());
      return 'accept' as const;
    };
    const smtp = closeAfterTest(await startSmtpTestServer({ script }));
    const handler = createHandler({ REDIS_URL: redisUrl, SMTP_URL: smtp.url });
    await vi.waitFor(() => expect(redisStates().at(-1)).toBe('up'), waitOptions);
    redis.kill('SIGSTOP');
    expect(await send(handler, callback(), { ip })).toMatchObject({ status: 200 });
    expect(statesAtMail.at(-1)).toBe('down');
    expect(log).toContainEqual({ event: 'redis', state: 'down', code: 'ETIMEDOUT' });
  });

  /** Resolves when the work runs; the test ends it. */
  async function startWork(run: (work: () => Promise<Outcome<string>>) => Promise<string>) {
    let end = (_outcome: Outcome<string>) => {};
    let result = Promise.resolve('');
    await new Promise<void>((started, failed) => {
      result = run(() => {
        started();
        return new Promise((done) => {
          end = done;
        });
      });
      result.then((early) => failed(new Error(`Its work has not begun: ${early}`)), failed);
    });
    return {
      end(succeeded: boolean) {
        end({ succeeded, result: 'original' });
        return result;
      },
    };
  }
  const duplicateFor = (ms: number) => ({
    succeeded: 'duplicate',
    unfinished: 'unfinished',
    deadline: Date.now() + ms,
  });

  test.for([
    [false, 'unfinished'],
    [true, 'duplicate'],
  ] as const)(
    'Redis · late answers · an original without a lock, succeeded: %s, leaves the lock of the second one: a third is %s',
    async ([succeeded, third], { startRedis, admin, connect }) => {
      await startRedis();
      const instances = await Promise.all([connect(), connect(), connect(), connect()]);
      // "unfinished" is the answer at the deadline, "duplicate" the one before it.
      const duplicate = () => duplicateFor(succeeded ? 20_000 : 400);
      const run = (i: number, work: () => Promise<Outcome<string>>) =>
        instances[i]?.run('a', work, duplicate()) ?? Promise.reject();
      const client = admin();
      await client.client('PAUSE', 60_000, 'WRITE');
      const id = Number(await instances[0]?.client.client('ID'));
      const first = await startWork((work) => run(0, work));
      // The late command ends with its connection, once the server has noticed.
      await vi.waitFor(() => expect(instances[0]?.states).toContain('down'), waitOptions);
      await vi.waitFor(async () => expect(await client.client('LIST', 'ID', id)).toBe(''), waitOptions);
      await client.client('UNPAUSE');
      const second = await startWork((work) => run(1, work));
      await vi.waitFor(() => expect(instances[0]?.states.at(-1)).toBe('up'), waitOptions);
      expect(await first.end(succeeded)).toBe('original');
      const unexpected = async () => ({ succeeded: true, result: 'sent twice' });
      expect(await run(2, unexpected)).toBe(third);
      expect(await second.end(false)).toBe('original');
      if (succeeded) expect(await run(3, unexpected)).toBe('duplicate');
    },
  );

  test('Redis · late answers · a lock that is set after the timeout is released by its owner', async ({
    startRedis,
    admin,
    connect,
  }) => {
    const redis = await startRedis();
    const [original, repeat] = [await connect(), await connect()];
    redis.kill('SIGSTOP');
    const first = await startWork((work) => original.run('a', work, duplicateFor(0)));
    redis.kill('SIGCONT');
    const client = admin();
    await vi.waitFor(async () => expect(await client.keys('*')).toEqual(['lead-idempotency:a']), waitOptions);
    await vi.waitFor(() => expect(original.states.at(-1)).toBe('up'), waitOptions);
    await first.end(false);
    const succeed = async () => ({ succeeded: true, result: 'second' });
    expect(await repeat.run('a', succeed, duplicateFor(0))).toBe('second');
  });

  test.for([
    [true, 'duplicate'],
    [false, 'second'],
  ] as const)(
    'Redis · a duplicate in another instance waits for late work; when that has succeeded: %s, it gets "%s"',
    async ([succeeded, result], { startRedis, connect }) => {
      await startRedis();
      const [original, repeat] = [await connect(), await connect()];
      let end = (_outcome: Outcome<string>) => {};
      const late = new Promise<Outcome<string>>((resolve) => {
        end = resolve;
      });
      const work = async () => ({ succeeded: false, result: 'undecided', late });
      expect(await original.run('a', work, duplicateFor(0))).toBe('undecided');
      const second = async () => ({ succeeded: true, result: 'second' });
      expect(await repeat.run('a', second, duplicateFor(300))).toBe('unfinished');
      const waiting = repeat.run('a', second, duplicateFor(20_000));
      end({ succeeded, result: 'late' });
      expect(await waiting).toBe(result);
    },
  );

  test('Redis · a duplicate waits until its deadline for an original whose instance has ended', async ({
    startRedis,
    connect,
    admin,
  }) => {
    await startRedis();
    const [original, repeat] = [await connect(), await connect()];
    const duplicate = duplicateFor(600);
    await startWork((work) => original.run('a', work, duplicate));
    const work = async () => ({ succeeded: true, result: 'second' });
    expect(await repeat.run('a', work, duplicate)).toBe('unfinished');
    expect(Date.now()).toBeGreaterThanOrEqual(duplicate.deadline);
    // The lock of the original, which expires later.
    expect(await admin().keys('*')).toEqual(['lead-idempotency:a']);
  });

  test('Redis · work that threw releases its lock, so that a repeat runs at once', async ({
    startRedis,
    connect,
  }) => {
    await startRedis();
    const instances = [await connect(), await connect(), await connect()];
    const run = (i: number, work: () => Promise<Outcome<string>>) =>
      instances[i]?.run('a', work, duplicateFor(20_000));
    await expect(run(0, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const succeed = async () => ({ succeeded: true, result: 'original' });
    expect(await run(1, succeed)).toBe('original');
    expect(await run(2, succeed)).toBe('duplicate');
  });
});

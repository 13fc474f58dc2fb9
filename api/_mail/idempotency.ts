import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisConnection } from './redis.ts';

/** How long a repeated key counts as a duplicate. */
export const ttlMs = 24 * 60 * 60_000;
const maxEntries = 10_000;
/** Longer than any run takes; after that its instance is gone. */
const lockTtlMs = 25_000;
const pollIntervalMs = 250;

export interface Outcome<Result> {
  /** Only a success is remembered; anything else may be tried again. */
  readonly succeeded: boolean;
  readonly result: Result;
}

/** What a duplicate gets when the original runs in another instance. */
interface Duplicate<Result> {
  readonly succeeded: Result;
  /** The original failed, or is still running at `deadline`. */
  readonly unfinished: Result;
  /** In milliseconds since 1970. */
  readonly deadline: number;
}

export interface Idempotency<Result> {
  /** Runs `work` at most once per key. A duplicate waits for the running original. Throws what `work` throws. */
  run(key: string, work: () => Promise<Outcome<Result>>, duplicate: Duplicate<Result>): Promise<Result>;
}

/**
 * Remembers keys in memory, and across instances in Redis. Custom, because lock libraries for Redis do not let a
 * duplicate wait for the original's result.
 */
export function createIdempotency<Result>(redis: RedisConnection | undefined): Idempotency<Result> {
  const entries = new Map<string, { readonly expiresAt: number; readonly result: Promise<Result> }>();

  function evict(now: number) {
    // A Map iterates in insertion order, which is the order of expiry.
    for (const [key, { expiresAt }] of entries) {
      if (expiresAt > now && entries.size < maxEntries) return;
      entries.delete(key);
    }
  }

  return {
    run(key, work, duplicate) {
      const now = Date.now();
      const entry = entries.get(key);
      if (entry && entry.expiresAt > now) return entry.result;
      entries.delete(key);
      evict(now);
      const outcome = redis ? runAcrossInstances(redis, key, work, duplicate) : work();
      const result = outcome.then(
        ({ succeeded, result }) => {
          if (!succeeded) entries.delete(key);
          return result;
        },
        (error) => {
          entries.delete(key);
          throw error;
        },
      );
      entries.set(key, { expiresAt: now + ttlMs, result });
      return result;
    },
  };
}

const release = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";

/** Without an answer from Redis the work runs: two mails with one Message-ID are better than none. */
async function runAcrossInstances<Result>(
  { client, ready }: RedisConnection,
  key: string,
  work: () => Promise<Outcome<Result>>,
  duplicate: Duplicate<Result>,
): Promise<Outcome<Result>> {
  await ready;
  const name = `lead-idempotency:${key}`;
  const token = randomUUID();
  const lock = await client.set(name, token, 'PX', lockTtlMs, 'NX').catch(() => 'OK' as const);
  if (lock !== 'OK') {
    for (; Date.now() < duplicate.deadline; await sleep(pollIntervalMs)) {
      const state = await client.get(name).catch(() => null);
      if (state === 'succeeded') return { succeeded: true, result: duplicate.succeeded };
      if (state === null) break;
    }
    return { succeeded: false, result: duplicate.unfinished };
  }
  let succeeded = false;
  try {
    const outcome = await work();
    succeeded = outcome.succeeded;
    return outcome;
  } finally {
    // A success holds for every instance. Only its owner releases a lock: this run may have had no answer to its own.
    const end = succeeded ? client.set(name, 'succeeded', 'PX', ttlMs) : client.eval(release, 1, name, token);
    await end.catch(() => undefined);
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisConnection } from './redis.ts';

/** How long a repeated key counts as a duplicate. */
export const ttlMs = 24 * 60 * 60_000;
const maxEntries = 10_000;
/** Longer than any run takes; after that its instance is gone. */
const lockTtlMs = 40_000;
const pollIntervalMs = 250;

export interface Outcome<Result> {
  /** Only a success is remembered; anything else may be tried again. */
  readonly succeeded: boolean;
  readonly result: Result;
  /** The outcome of work that goes on after its result. */
  readonly late?: Promise<Outcome<Result>> | undefined;
}

type Work<Result> = () => Promise<Outcome<Result>>;

/** What a duplicate gets. */
interface Duplicate<Result> {
  /** The original succeeded in another instance. */
  readonly succeeded: Result;
  /** The original has not ended at `deadline`. */
  readonly unfinished: Result;
  /** In milliseconds since 1970. */
  readonly deadline: number;
}

/** Remembers keys in memory, and across instances in Redis. */
export function createIdempotency<Result>(redis: RedisConnection | undefined) {
  /** By key, how its work has ended; undefined when it threw. */
  const entries = new Map<string, { expiresAt: number; ended: Promise<Outcome<Result> | undefined> }>();

  return {
    /** Runs `work` unless it has succeeded with this key: a duplicate waits for the original, also for late work. Throws what `work` throws. */
    async run(key: string, work: Work<Result>, duplicate: Duplicate<Result>): Promise<Outcome<Result>> {
      const { deadline, unfinished } = duplicate;
      for (let entry = entries.get(key); entry && entry.expiresAt > Date.now(); entry = entries.get(key)) {
        const leftMs = Math.max(0, deadline - Date.now());
        const ended = await Promise.race([entry.ended, sleep(leftMs, undefined, { ref: false })]);
        if (ended?.succeeded) return ended;
        if (Date.now() >= deadline) return { succeeded: false, result: unfinished };
      }
      const now = Date.now();
      entries.delete(key);
      // A Map iterates in insertion order, which is the order of expiry.
      for (const [oldest, { expiresAt }] of entries) {
        if (expiresAt > now && entries.size < maxEntries) break;
        entries.delete(oldest);
      }
      const outcome = redis ? runAcrossInstances(redis, key, work, duplicate) : work();
      const ended = outcome.then(({ late, ...early }) => late ?? early).catch(() => undefined);
      const entry = { expiresAt: now + ttlMs, ended };
      entries.set(key, entry);
      ended.then((last) => !last?.succeeded && entries.get(key) === entry && entries.delete(key));
      return outcome;
    },
  };
}

const release = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";

/** Without an answer from Redis the work runs: two mails with one Message-ID are better than none. */
async function runAcrossInstances<Result>(
  { client, ready }: RedisConnection,
  key: string,
  work: Work<Result>,
  { succeeded, unfinished, deadline }: Duplicate<Result>,
): Promise<Outcome<Result>> {
  await ready;
  const name = `lead-idempotency:${key}`;
  const token = randomUUID();
  const lock = () => client.set(name, token, 'PX', lockTtlMs, 'NX');
  let locked = await lock().catch(() => 'OK' as const);
  while (locked !== 'OK') {
    const state = await client.get(name).catch(() => null);
    if (state === 'succeeded') return { succeeded: true, result: succeeded };
    if (Date.now() >= deadline) return { succeeded: false, result: unfinished };
    await sleep(pollIntervalMs);
    locked = await lock().catch(() => null);
  }
  // Only its owner releases a lock: this run may have had no answer to its own.
  const unlock = () => client.eval(release, 1, name, token).catch(() => undefined);
  async function end(outcome: Outcome<Result>): Promise<Outcome<Result>> {
    // A success holds for every instance.
    if (outcome.succeeded) await client.set(name, 'succeeded', 'PX', ttlMs).catch(() => undefined);
    else await unlock();
    return outcome;
  }
  try {
    const outcome = await work();
    return outcome.late ? { ...outcome, late: outcome.late.then(end) } : await end(outcome);
  } catch (error) {
    await unlock();
    throw error;
  }
}

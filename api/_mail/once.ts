import { setTimeout as wait } from 'node:timers/promises';
import type { SharedMemory } from './shared-memory.ts';

/** Milliseconds in which a repeat counts as the same lead. */
export const rememberedMs = 24 * 60 * 60_000;
/** Longer than any sending takes: after that its instance is gone. */
const claimMs = 25_000;
const lookEveryMs = 250;
/** As long as the first may take. */
const longestWaitMs = 19_000;
/** Leads that one instance remembers; the oldest go first. */
const mostRemembered = 10_000;

/** How the work for a lead went. Only what was `done` is remembered; all else may be tried again. */
export interface Ended<Result> {
  readonly done: boolean;
  readonly result: Result;
}

export interface Once<Result> {
  /**
   * Runs `work` unless it was done under this key before: then `known.repeat` is the result. A repeat that comes
   * meanwhile waits for the first; `known.late` is its result when the first failed or takes too long elsewhere.
   */
  run(key: string, known: Known<Result>, work: () => Promise<Ended<Result>>): Promise<Result>;
}

interface Known<Result> {
  readonly repeat: Result;
  readonly late: Result;
}

/** Remembers in memory, and through Redis among instances; without Redis for a while, in memory alone. */
export function createOnce<Result>(shared: SharedMemory | undefined, now = () => Date.now()): Once<Result> {
  const remembered = new Map<string, { readonly until: number; readonly result: Promise<Result> }>();
  const forget = () => {
    for (const [key, { until }] of remembered) {
      if (until > now() && remembered.size < mostRemembered) return;
      remembered.delete(key);
    }
  };
  return {
    run(key, known, work) {
      const earlier = remembered.get(key);
      if (earlier && earlier.until > now()) return earlier.result;
      remembered.delete(key);
      forget();
      const ended = shared ? amongInstances(shared, key, known, work) : work();
      const result = ended.then(
        ({ done, result }) => {
          if (!done) remembered.delete(key);
          return result;
        },
        (error) => {
          remembered.delete(key);
          throw error;
        },
      );
      remembered.set(key, { until: now() + rememberedMs, result });
      return result;
    },
  };
}

async function amongInstances<Result>(
  { redis, ready }: SharedMemory,
  key: string,
  known: Known<Result>,
  work: () => Promise<Ended<Result>>,
): Promise<Ended<Result>> {
  await ready;
  const name = `lead-once:${key}`;
  // Whatever fails here must not stop a lead: two mails with one Message-ID are better than none.
  const claim = await redis.set(name, 'sending', 'PX', claimMs, 'NX').catch(() => 'OK' as const);
  if (claim !== 'OK') {
    for (const end = Date.now() + longestWaitMs; Date.now() < end; await wait(lookEveryMs)) {
      const state = await redis.get(name).catch(() => null);
      if (state === 'done') return { done: true, result: known.repeat };
      if (state === null) break;
    }
    return { done: false, result: known.late };
  }
  const ended = await work().catch(async (error: unknown) => {
    // Else the repeat would wait for somebody who is no longer at it.
    await redis.del(name).catch(() => undefined);
    throw error;
  });
  await (ended.done ? redis.set(name, 'done', 'PX', rememberedMs) : redis.del(name)).catch(() => undefined);
  return ended;
}

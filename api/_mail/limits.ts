import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { SharedMemory } from './shared-memory.ts';

const minute = 60;
const hour = 60 * minute;

/** Leads in so many seconds. */
export const leadRates = {
  addressMinute: { points: 5, duration: minute },
  addressHour: { points: 30, duration: hour },
  phoneHour: { points: 5, duration: hour },
} as const;
type RateName = keyof typeof leadRates;

export interface Limits {
  /** Counts a lead. Gives the seconds to wait, 0 when it may pass. Never throws: a broken counter lets leads pass. */
  take(by: { readonly address: string | undefined; readonly phone: string }): Promise<number>;
  /** A lead that did not get through is not counted for its phone number: its repeat must not be kept waiting. */
  giveBack(phone: string): Promise<void>;
}

/** Counters in memory, or shared through Redis and in memory while that is down. `factor` multiplies the rates. */
export function createLimits(factor: number, shared: SharedMemory | undefined): Limits {
  const limiter = (name: RateName) => {
    const { points, duration } = leadRates[name];
    const options = { keyPrefix: `lead-${name}`, points: Math.max(1, Math.round(points * factor)), duration };
    const memory = new RateLimiterMemory(options);
    if (!shared) return memory;
    const store = { storeClient: shared.redis, insuranceLimiter: memory, rejectIfRedisNotReady: true };
    return new RateLimiterRedis({ ...options, ...store });
  };
  const byMinute = limiter('addressMinute');
  const byHour = limiter('addressHour');
  const byPhone = limiter('phoneHour');
  return {
    async take({ address, phone }) {
      await shared?.ready;
      try {
        if (address) {
          await byMinute.consume(nameless(address));
          await byHour.consume(nameless(address));
        }
        await byPhone.consume(nameless(phone));
        return 0;
      } catch (refusal) {
        return secondsToWait(refusal);
      }
    },
    async giveBack(phone) {
      await byPhone.reward(nameless(phone)).catch(() => undefined);
    },
  };
}

/** Counters need to tell people apart, not to know them. */
function nameless(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

function secondsToWait(refusal: unknown): number {
  const { msBeforeNext } = Object(refusal) as { msBeforeNext?: unknown };
  return typeof msBeforeNext === 'number' ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}

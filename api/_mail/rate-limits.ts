import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisConnection } from './redis.ts';

/** Leads (`points`) per `duration` in seconds. */
const limits = {
  ipPerMinute: { points: 5, duration: 60 },
  ipPerHour: { points: 30, duration: 3600 },
  phonePerHour: { points: 5, duration: 3600 },
} as const;

export interface RateLimits {
  /** Counts a lead. Returns the seconds to wait, or 0 when it is within the limits. Never throws. */
  consume(by: { readonly ip: string | undefined; readonly phone: string }): Promise<number>;
  /** Returns the point of a phone number, so that a lead that was not delivered can be sent again. */
  refund(phone: string): Promise<void>;
}

/** Counts in Redis; in memory without Redis and while it is unavailable. `factor` multiplies the limits. */
export function createRateLimits(factor: number, redis: RedisConnection | undefined): RateLimits {
  function createLimiter(name: keyof typeof limits) {
    const { points, duration } = limits[name];
    const options = { keyPrefix: `lead-${name}`, points: Math.max(1, Math.round(points * factor)), duration };
    const memory = new RateLimiterMemory(options);
    if (!redis) return memory;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis.client,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
    });
  }
  const ipPerMinute = createLimiter('ipPerMinute');
  const ipPerHour = createLimiter('ipPerHour');
  const phonePerHour = createLimiter('phonePerHour');
  return {
    async consume({ ip, phone }) {
      await redis?.ready;
      try {
        if (ip) {
          await ipPerMinute.consume(hash(ip));
          await ipPerHour.consume(hash(ip));
        }
        await phonePerHour.consume(hash(phone));
        return 0;
      } catch (error) {
        // A lead is worth more than an exact limit: an unexpected error lets it pass.
        return error instanceof RateLimiterRes ? Math.max(1, Math.ceil(error.msBeforeNext / 1000)) : 0;
      }
    },
    async refund(phone) {
      await phonePerHour.reward(hash(phone)).catch(() => undefined);
    },
  };
}

/** Redis stores no IP address and no phone number in plain text. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

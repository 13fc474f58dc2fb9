import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisConnection } from './redis.ts';

/** Leads (`points`) per `duration` in seconds. */
const limits = {
  ipPerMinute: { points: 5, duration: 60 },
  ipPerHour: { points: 30, duration: 3600 },
  phonePerHour: { points: 5, duration: 3600 },
  /** All clients without an IP address together. */
  unknownPerMinute: { points: 3, duration: 60 },
  unknownPerHour: { points: 15, duration: 3600 },
} as const;

interface Client {
  /** Undefined when the client's IP address is unknown. */
  readonly ip: string | undefined;
  readonly phone: string;
}

export interface RateLimits {
  /** Counts a lead. Returns the seconds to wait, or 0 when it is within the limits. Never throws. */
  consume(client: Client): Promise<number>;
  /** Returns all points of a lead that was not delivered, so that it can be sent again. Never throws. */
  refund(client: Client): Promise<void>;
}

interface RateLimitOptions {
  /** Multiplies the limits. */
  readonly factor: number;
  readonly redis: RedisConnection | undefined;
  /** Makes the stored keys from IP addresses and phone numbers. */
  readonly hashKey: (text: string) => string;
}

/** Counts in Redis; in memory without Redis and while it is unavailable. */
export function createRateLimits({ factor, redis, hashKey }: RateLimitOptions): RateLimits {
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
  const ipLimiters = [createLimiter('ipPerMinute'), createLimiter('ipPerHour')];
  const unknownLimiters = [createLimiter('unknownPerMinute'), createLimiter('unknownPerHour')];
  const phoneLimiter = createLimiter('phonePerHour');

  /** The limiters that count the client, each with its key. */
  function limitsOf({ ip, phone }: Client) {
    const [limiters, key] = ip ? [ipLimiters, hashKey(ip)] : [unknownLimiters, 'all'];
    return [...limiters.map((limiter) => ({ limiter, key })), { limiter: phoneLimiter, key: hashKey(phone) }];
  }

  return {
    async consume(client) {
      await redis?.ready;
      try {
        for (const { limiter, key } of limitsOf(client)) await limiter.consume(key);
        return 0;
      } catch (error) {
        // A lead is worth more than an exact limit: an unexpected error lets it pass.
        return error instanceof RateLimiterRes ? Math.max(1, Math.ceil(error.msBeforeNext / 1000)) : 0;
      }
    },
    async refund(client) {
      await Promise.allSettled(limitsOf(client).map(({ limiter, key }) => limiter.reward(key)));
    },
  };
}

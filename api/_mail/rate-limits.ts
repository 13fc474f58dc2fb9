import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Settings } from './environment.ts';
import { writeLog } from './log.ts';
import type { RedisConnection } from './redis.ts';

const never = Number.POSITIVE_INFINITY;
const address = 'one internet address, which many phones can share';
const network = 'one network, which many phones can share';
/** Leads beyond `mark` are marked: early, because a carrier gives one address to many phones. Those beyond `refuse` are refused. */
const senderLimits = {
  addressPerMinute: { seconds: 60, mark: 5, refuse: 20, source: address },
  addressPerHour: { seconds: 3600, mark: 30, refuse: 500, source: address },
  /** The /48 of an IPv6 address. */
  networkPerMinute: { seconds: 60, mark: 20, refuse: 80, source: network },
  networkPerHour: { seconds: 3600, mark: 120, refuse: 2000, source: network },
  /** One number at one address, so that a stranger cannot use up the limit of a number. */
  phonePerHour: { seconds: 3600, mark: 5, refuse: never, source: 'one internet address with this number' },
};

/** Clients whose address is unknown count as one. `suspicious` leads are marked for another reason. */
type Sender = Readonly<{ ip: string | undefined; phone: string; suspicious: boolean }>;

/** Counts in Redis; in memory without Redis and while it is unavailable. `hashKey` makes the keys from addresses and numbers. */
export function createRateLimits(
  { leadsPerHour, rateLimitFactor }: Pick<Settings, 'leadsPerHour' | 'rateLimitFactor'>,
  hashKey: (text: string) => string,
  redis: RedisConnection | undefined,
) {
  const limits = {
    ...senderLimits,
    /** Of all leads, marked ones get half, so that they are refused first. */
    markedPerHour: { seconds: 3600, mark: never, refuse: leadsPerHour / 2, source: 'anywhere' },
    allPerHour: { seconds: 3600, mark: never, refuse: leadsPerHour, source: 'anywhere' },
  };
  const scale = (leads: number) => Math.max(1, Math.round(leads * rateLimitFactor));
  /** When the alert about a limit may be logged again, by its name. */
  const alerts = new Map<string, number>();

  function createCounter(name: keyof typeof limits) {
    const { seconds, refuse, mark, source } = limits[name];
    const options = { keyPrefix: `lead-${name}`, points: 0, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    const inRedis =
      redis && new RateLimiterRedis({ ...options, storeClient: redis.client, rejectIfRedisNotReady: true });
    return async (text: string) => {
      const key = hashKey(text);
      const shared = await inRedis?.penalty(key).catch(() => undefined);
      const { consumedPoints, msBeforeNext } = shared ?? (await inMemory.penalty(key));
      const endsAt = Date.now() + msBeforeNext;
      const period = seconds === 60 ? 'a minute' : 'an hour';
      const reason = `More than ${scale(mark)} requests within ${period} came from ${source}.`;
      return {
        name,
        endsAt,
        isRefused: consumedPoints > scale(refuse),
        reason: consumedPoints > scale(mark) ? reason : undefined,
        /** Takes the lead back in the store that counted it, while its period lasts. */
        async refund() {
          if (Date.now() < endsAt) await (shared ? inRedis : inMemory)?.reward(key);
        },
      };
    };
  }
  const perAddress = [createCounter('addressPerMinute'), createCounter('addressPerHour')];
  const perNetwork = [createCounter('networkPerMinute'), createCounter('networkPerHour')];
  const perPhone = createCounter('phonePerHour');
  const [marked, all] = [createCounter('markedPerHour'), createCounter('allPerHour')];

  return {
    /** Counts a lead, unless it is refused. Never throws. */
    async count({ ip = 'unknown', phone, suspicious }: Sender) {
      const counts = await Promise.all([
        ...perAddress.map((count) => count(ip)),
        ...(ip.includes(':') ? perNetwork.map((count) => count(ip.split(':', 3).join(':'))) : []),
        perPhone(`${ip} ${phone}`),
      ]);
      const marking = counts.find(({ reason }) => reason);
      const refusing = () => counts.find(({ isRefused }) => isRefused);
      if (!refusing() && (suspicious || marking)) counts.push(await marked('all'));
      if (!refusing()) counts.push(await all('all'));
      /** Takes back what an accepted lead has counted, because it was not delivered. Never throws. */
      const refund = async () => void (await Promise.allSettled(counts.map((count) => count.refund())));
      const refused = refusing();
      if (refused) await refund();
      const now = Date.now();
      if (refused && !(refused.name in senderLimits) && now >= (alerts.get(refused.name) ?? 0)) {
        alerts.set(refused.name, refused.endsAt);
        writeLog({ event: 'alert', limit: refused.name, leads: scale(limits[refused.name].refuse) });
      }
      return {
        /** Until the lead may be sent again; 0 if it is accepted. */
        waitSeconds: refused ? Math.max(1, Math.ceil((refused.endsAt - now) / 1000)) : 0,
        /** Why the lead is marked, for the operator. */
        reason: marking?.reason,
        limit: (refused ?? marking)?.name,
        refund,
      };
    },
  };
}

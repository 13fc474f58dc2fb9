import type { Settings } from './environment.ts';
import { createIdempotency, type Outcome } from './idempotency.ts';
import { createKeyHash } from './key-hash.ts';
import { buildLeadEmail } from './lead-email.ts';
import { type LogEntry, writeLog } from './log.ts';
import { createMailer, type SmtpTimeouts } from './mailer.ts';
import { createRateLimits } from './rate-limits.ts';
import type { ReceivedLead } from './received-lead.ts';
import { connectRedis } from './redis.ts';
import { type LeadResponse, responses } from './responses.ts';

export interface LeadService {
  /**
   * Mails a lead unless it was mailed before or a rate limit is exceeded. Adds the result to `entry`.
   * `ip` is undefined when the client's IP address is unknown.
   */
  submit(lead: ReceivedLead, ip: string | undefined, entry: LogEntry): Promise<LeadResponse>;
  close(): void;
}

interface Submission {
  readonly ip: string | undefined;
  readonly entry: LogEntry;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export function createLeadService(settings: Settings, smtpTimeouts?: SmtpTimeouts): LeadService {
  const redis = settings.redisUrl
    ? connectRedis(settings.redisUrl, (state) => writeLog({ event: 'redis', state }))
    : undefined;
  const mailer = createMailer(settings, smtpTimeouts);
  const hashKey = createKeyHash(settings.limitSecret);
  const rateLimits = createRateLimits({ factor: settings.rateLimitFactor, redis, hashKey });
  const idempotency = createIdempotency<LeadResponse>(redis);
  let loggedUnknownIp = false;

  async function send(
    lead: ReceivedLead,
    { ip, entry, startedAt }: Submission,
  ): Promise<Outcome<LeadResponse>> {
    entry.duplicate = false;
    const client = { ip, phone: lead.phone.e164 ?? lead.fields.phone };
    const waitSeconds = await rateLimits.consume(client);
    if (waitSeconds > 0) return { succeeded: false, result: responses.rateLimited(waitSeconds) };
    const delivery = await mailer.deliver(buildLeadEmail(lead, settings, new Date()), startedAt);
    entry.tries = delivery.tries;
    if (delivery.ok) return { succeeded: true, result: responses.accepted(lead.fields.kind) };
    entry.code = delivery.code;
    if (delivery.reply !== undefined) entry.reply = delivery.reply;
    await rateLimits.refund(client);
    return {
      succeeded: false,
      result: delivery.timedOut ? responses.deliveryTimeout : responses.deliveryFailed,
    };
  }

  return {
    submit(lead, ip, entry) {
      const { id, key, spamReason } = lead;
      const { kind } = lead.fields;
      Object.assign(entry, { id, kind, suspicious: spamReason !== undefined, duplicate: true });
      if (!ip && !loggedUnknownIp) {
        loggedUnknownIp = true;
        writeLog({ event: 'client-ip', state: 'unknown' });
      }
      const startedAt = Date.now();
      // Redis stores this key, and the lead's own key contains a plain hash of the phone number.
      return idempotency.run(hashKey(key), () => send(lead, { ip, entry, startedAt }), {
        succeeded: responses.accepted(kind),
        unfinished: responses.deliveryTimeout,
      });
    },
    close() {
      mailer.close();
      redis?.close();
    },
  };
}

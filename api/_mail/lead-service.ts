import type { Settings } from './environment.ts';
import { createIdempotency, type Outcome } from './idempotency.ts';
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

export function createLeadService(settings: Settings, smtpTimeouts?: SmtpTimeouts): LeadService {
  const redis = settings.redisUrl
    ? connectRedis(settings.redisUrl, (state) => writeLog({ event: 'redis', state }))
    : undefined;
  const mailer = createMailer(settings, smtpTimeouts);
  const rateLimits = createRateLimits(settings.rateLimitFactor, redis);
  const idempotency = createIdempotency<LeadResponse>(redis);

  async function send(
    lead: ReceivedLead,
    ip: string | undefined,
    entry: LogEntry,
  ): Promise<Outcome<LeadResponse>> {
    entry.duplicate = false;
    const phone = lead.phone.e164 ?? lead.fields.phone;
    const waitSeconds = await rateLimits.consume({ ip, phone });
    if (waitSeconds > 0) return { succeeded: false, result: responses.rateLimited(waitSeconds) };
    const delivery = await mailer.deliver(buildLeadEmail(lead, settings, new Date()));
    entry.tries = delivery.tries;
    if (delivery.ok) return { succeeded: true, result: responses.accepted(lead.fields.kind) };
    entry.code = delivery.code;
    if (delivery.reply !== undefined) entry.reply = delivery.reply;
    await rateLimits.refund(phone);
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
      return idempotency.run(key, () => send(lead, ip, entry), {
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

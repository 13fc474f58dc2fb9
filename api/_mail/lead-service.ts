import { callNote } from '../../src/content/call-texts.ts';
import { istOffset } from '../../src/domain/opening-hours.ts';
import type { Settings } from './environment.ts';
import { createIdempotency, type Outcome } from './idempotency.ts';
import { buildLeadEmail } from './lead-email.ts';
import { type LogEntry, writeLog } from './log.ts';
import { mailKindOf } from './mail-kinds.ts';
import { createMailer, type Result, smtpTimeouts } from './mailer.ts';
import { createRateLimits } from './rate-limits.ts';
import type { ReceivedLead } from './received-lead.ts';
import { connectRedis, createKeyHash } from './redis.ts';
import { type LeadResponse, responses } from './responses.ts';
import { postWebhook, webhookMessage, type webhookTimeouts } from './webhook.ts';

interface LeadRequest {
  readonly receivedAt: Date;
  readonly ip: string | undefined;
  /** The log line; gets the result. */
  readonly entry: LogEntry;
}

/** Replace the defaults, for tests. */
export interface Timeouts {
  readonly smtpTimeouts?: typeof smtpTimeouts;
  readonly webhookTimeouts?: typeof webhookTimeouts;
}

/** `inBackground` starts a task that may outlast the answer. */
export function createLeadService(
  settings: Settings,
  inBackground: (task: () => Promise<unknown>) => void,
  timeouts: Timeouts,
) {
  const redis = settings.redisUrl
    ? connectRedis(settings.redisUrl, (state, code) => writeLog({ event: 'redis', state, code }))
    : undefined;
  const mailTimeouts = timeouts.smtpTimeouts ?? smtpTimeouts;
  const mailer = createMailer(settings, mailTimeouts);
  const hashKey = createKeyHash(settings.limitSecret);
  const rateLimits = createRateLimits(settings, hashKey, redis);
  const idempotency = createIdempotency<LeadResponse>(redis);
  let loggedUnknownIp = false;

  async function send(received: ReceivedLead, { receivedAt, ip, entry }: LeadRequest, deadline: number) {
    entry.duplicate = false;
    const sender = { ip, phone: received.phone, suspicious: received.spamReason !== undefined };
    const { waitSeconds, reason, limit, refund } = await rateLimits.count(sender);
    entry.limit = limit;
    if (waitSeconds > 0) return { succeeded: false, result: responses.rateLimited(waitSeconds) };
    const spamReason = [received.spamReason, reason].filter(Boolean).join(' ') || undefined;
    const lead = { ...received, spamReason };
    entry.suspicious = spamReason !== undefined;

    /** Adds the result to a log line. */
    async function conclude(delivery: Result, line: LogEntry): Promise<Outcome<LeadResponse>> {
      if (delivery.ok) {
        line.rejectedRecipients = delivery.rejected.length || undefined;
        inBackground(() => postToWebhook(lead, receivedAt));
        return { succeeded: true, result: acceptedResponse(lead, receivedAt) };
      }
      Object.assign(line, { code: delivery.code, reply: delivery.reply });
      const result = delivery.timedOut ? responses.deliveryTimeout : responses.deliveryFailed;
      if (!delivery.late) await refund();
      return { succeeded: false, result, late: delivery.late?.then(concludeLate) };
    }

    async function concludeLate(delivery: Result): Promise<Outcome<LeadResponse>> {
      const line: LogEntry = { event: 'late', ...named(lead), ok: delivery.ok };
      const outcome = await conclude(delivery, line);
      writeLog({ ...line, ms: Date.now() - receivedAt.getTime() });
      return outcome;
    }

    const mail = buildLeadEmail(lead, settings, receivedAt);
    const { tries, fallback, ...delivery } = await mailer.deliver(mail, deadline);
    Object.assign(entry, { tries, fallback });
    return conclude(delivery, entry);
  }

  async function postToWebhook(lead: ReceivedLead, receivedAt: Date) {
    if (!settings.webhook) return;
    const started = performance.now();
    const message = webhookMessage(lead, receivedAt);
    const result = await postWebhook(lead.key, message, settings.webhook, timeouts.webhookTimeouts);
    writeLog({ event: 'webhook', ...named(lead), ...result, ms: Math.round(performance.now() - started) });
  }

  return {
    /** Mails a lead unless it was mailed before or a rate limit is exceeded. */
    async submit(lead: ReceivedLead, request: LeadRequest): Promise<LeadResponse> {
      const { receivedAt, ip, entry } = request;
      const suspicious = lead.spamReason !== undefined;
      Object.assign(entry, { ...named(lead), kind: lead.fields.kind, suspicious, duplicate: true });
      if (!ip && !loggedUnknownIp) {
        loggedUnknownIp = true;
        writeLog({ event: 'client-ip', state: 'unknown' });
      }
      const deadline = receivedAt.getTime() + mailTimeouts.totalMs;
      // Redis stores this key, and the lead's own key contains a plain hash of the phone number.
      const { result, late } = await idempotency.run(hashKey(lead.key), () => send(lead, request, deadline), {
        succeeded: acceptedResponse(lead, receivedAt),
        unfinished: responses.deliveryTimeout,
        deadline,
      });
      if (late) inBackground(() => late);
      return result;
    },
    close() {
      mailer.close();
      redis?.close();
    },
  };
}

const named = ({ id, reference }: ReceivedLead) => ({ id, reference });

/** Says who calls by when. */
function acceptedResponse({ fields, meta }: ReceivedLead, now: Date): LeadResponse {
  const { accepted } = mailKindOf(fields);
  const clock = { now, utcOffset: meta.utcOffset ?? istOffset };
  return {
    status: 200,
    message: (none, options) => `${accepted(none, options)}\n${callNote(fields.callTime, clock, options)}`,
  };
}

import { type AcceptedLead, acceptLead } from './accept-lead.ts';
import { type Answer, answers, toResponse } from './answers.ts';
import { parseEnvironment, type Settings } from './environment.ts';
import { clientAddress, readBody, refuse, suspicion } from './guard.ts';
import { leadEmail } from './lead-email.ts';
import { createLimits } from './limits.ts';
import { createOnce, type Ended } from './once.ts';
import { connectSharedMemory } from './shared-memory.ts';
import { createMailer, type MailTiming } from './smtp.ts';

/** What the log may say about a request: nothing of it tells who the visitor is. */
type LogNote = Record<string, string | number | boolean | readonly string[]>;

export interface LeadHandler {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends the connections that are kept for the next lead. */
  readonly close: () => void;
}

interface HandlerOptions {
  /** Other times than `mailTiming`, for tests. */
  readonly timing?: MailTiming;
}

/** The lead function for an environment. Its `fetch` never throws, and writes one JSON line to the log a request. */
export function createLeadHandler(
  environment: Readonly<Record<string, string | undefined>>,
  options: HandlerOptions = {},
): LeadHandler {
  const { settings, problems } = parseEnvironment(environment);
  const desk = settings && openDesk(settings, options);
  if (settings && problems.length > 0) log({ event: 'settings', mend: problems });
  return {
    async fetch(request) {
      const started = performance.now();
      const note: LogNote = { event: 'lead' };
      let answer: Answer;
      try {
        const refusal = refuse(request, settings?.hosts ?? []);
        if (!desk && !refusal) note.set = problems;
        answer = refusal ?? (desk ? await desk.take(request, note) : answers.notConfigured);
      } catch (error) {
        note.code = error instanceof Error ? error.name : 'UNKNOWN';
        answer = answers.broken;
      }
      log({ ...note, status: answer.status, ms: Math.round(performance.now() - started) });
      return toResponse(answer);
    },
    close: () => desk?.close(),
  };
}

function openDesk(settings: Settings, { timing }: HandlerOptions) {
  const shared = settings.redisUrl
    ? connectSharedMemory(settings.redisUrl, (state) => log({ event: 'redis', state }))
    : undefined;
  const mailer = createMailer(settings, timing);
  const limits = createLimits(settings.limitFactor, shared);
  const once = createOnce<Answer>(shared);

  async function send(lead: AcceptedLead, request: Request, note: LogNote): Promise<Ended<Answer>> {
    note.repeat = false;
    const phone = lead.phone.e164 ?? lead.fields.phone;
    const seconds = await limits.take({ address: clientAddress(request, settings), phone });
    if (seconds > 0) return { done: false, result: answers.tooMany(seconds) };
    const delivery = await mailer.deliver(leadEmail(lead, settings, new Date()));
    note.tries = delivery.tries;
    if (delivery.ok) return { done: true, result: answers.accepted(lead.kind) };
    note.code = delivery.code;
    if (delivery.reply !== undefined) note.reply = delivery.reply;
    await limits.giveBack(phone);
    return { done: false, result: delivery.late ? answers.late : answers.notSent };
  }

  return {
    async take(request: Request, note: LogNote): Promise<Answer> {
      const text = await readBody(request);
      if (typeof text !== 'string') return text;
      const accepted = acceptLead(text);
      if ('problem' in accepted) return accepted.problem;
      const { lead } = accepted;
      Object.assign(note, {
        id: lead.id,
        kind: lead.kind,
        check: Boolean(suspicion(lead.meta)),
        repeat: true,
      });
      const known = { repeat: answers.accepted(lead.kind), late: answers.late };
      return once.run(lead.key, known, () => send(lead, request, note));
    },
    close() {
      mailer.close();
      shared?.close();
    },
  };
}

function log(line: LogNote): void {
  console.log(JSON.stringify(line));
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { waitUntil } from '@vercel/functions';
import { baseLocale, type Locale } from '../../src/i18n/locale.ts';
import { clientIp } from './client-ip.ts';
import { parseEnvironment, type Variables } from './environment.ts';
import { createLeadService, type Timeouts } from './lead-service.ts';
import { errorName, type LogEntry, writeLog } from './log.ts';
import { parseReceivedLead } from './received-lead.ts';
import { readRequest } from './request-checks.ts';
import { type LeadResponse, responses, toResponse } from './responses.ts';

export interface LeadHandler {
  /** Never throws; writes one log line per request, and one per webhook. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Waits for the late replies and the webhooks in progress, and closes the connections to the mail servers and to Redis. */
  readonly close: () => Promise<void>;
}

/** A request with its log line and the language of its answer. */
interface Exchange {
  readonly startedAt: number;
  readonly entry: LogEntry;
  locale: Locale;
}

/** The HTTP side of the function. */
export function createLeadHandler(variables: Variables, timeouts: Timeouts = {}): LeadHandler {
  const { settings, problems } = parseEnvironment(variables);
  const service = settings && createLeadService(settings, inBackground, timeouts);
  const running = new Set<Promise<unknown>>();
  if (settings && problems.length > 0) writeLog({ event: 'environment', problems });

  async function respond(request: Request, exchange: Exchange): Promise<LeadResponse> {
    const { startedAt, entry } = exchange;
    const body = await readRequest(request, settings?.allowedHosts ?? [], entry);
    if (typeof body !== 'string') return body;
    const result = parseReceivedLead(body);
    exchange.locale = result.locale;
    if (!settings || !service) {
      entry.problems = problems;
      return responses.notConfigured;
    }
    if (!result.ok) return result.response;
    return service.submit(result.lead, { startedAt, entry, ip: clientIp(request, settings) });
  }

  /** Starts a task once the current request has had its turn; Vercel keeps the instance running until it ends. */
  function inBackground(task: () => Promise<unknown>): void {
    const ended = nextTurn()
      .then(task)
      .catch((error: unknown) => writeLog({ event: 'background', code: errorName(error) }))
      .finally(() => running.delete(ended));
    running.add(ended);
    // Does nothing outside of Vercel.
    waitUntil(ended);
  }

  return {
    async fetch(request) {
      const startedAt = Date.now();
      const exchange: Exchange = { startedAt, entry: { event: 'lead' }, locale: baseLocale };
      const response = await respond(request, exchange).catch((error: unknown) => {
        exchange.entry.code = errorName(error);
        return responses.internalError;
      });
      writeLog({ ...exchange.entry, status: response.status, ms: Date.now() - startedAt });
      return toResponse(response, exchange.locale);
    },
    async close() {
      // A late reply starts a webhook.
      while (running.size > 0) await Promise.all(running);
      service?.close();
    },
  };
}

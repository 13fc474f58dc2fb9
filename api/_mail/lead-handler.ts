import { setImmediate as nextTurn } from 'node:timers/promises';
import { waitUntil } from '@vercel/functions';
import { baseLocale, type Locale } from '../../src/i18n/locale.ts';
import { parseEnvironment, type Variables } from './environment.ts';
import { createLeadService, type Timeouts } from './lead-service.ts';
import { errorName, type LogEntry, writeLog } from './log.ts';
import { parseReceivedLead } from './received-lead.ts';
import { clientIp, readRequest } from './request-checks.ts';
import { type LeadResponse, responses, toResponse } from './responses.ts';

export type LeadHandler = ReturnType<typeof createLeadHandler>;

/** The HTTP side of the function. */
export function createLeadHandler(variables: Variables, timeouts: Timeouts = {}) {
  const { settings, problems } = parseEnvironment(variables);
  const service = settings && createLeadService(settings, inBackground, timeouts);
  const running = new Set<Promise<unknown>>();
  if (settings && problems.length > 0) writeLog({ event: 'environment', problems });

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
    /** Answers with a message for the visitor. Never throws; writes one log line per request, and one per webhook. */
    async fetch(request: Request): Promise<Response> {
      const startedAt = Date.now();
      const entry: LogEntry = { event: 'lead' };
      let locale: Locale = baseLocale;
      async function respond(): Promise<LeadResponse> {
        const body = await readRequest(request, settings?.allowedHosts ?? [], entry);
        if (typeof body !== 'string') return body;
        const received = parseReceivedLead(body);
        locale = received.locale;
        if (!settings || !service) {
          entry.problems = problems;
          return responses.notConfigured;
        }
        if (!received.lead) return received.response;
        const ip = clientIp(request, settings);
        return service.submit(received.lead, { receivedAt: new Date(startedAt), ip, entry });
      }
      const response = await respond().catch((error: unknown) => {
        entry.code = errorName(error);
        return responses.internalError;
      });
      writeLog({ ...entry, status: response.status, ms: Date.now() - startedAt });
      return toResponse(response, locale);
    },
    /** For a server that shuts down, when it has answered all requests: waits for late replies of mail servers and webhooks in progress. */
    async close() {
      // A late reply starts a webhook.
      while (running.size > 0) await Promise.all(running);
      service?.close();
    },
  };
}

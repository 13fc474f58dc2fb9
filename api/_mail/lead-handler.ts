import { baseLocale, type Locale } from '../../src/i18n/locale.ts';
import { createBackground } from './background.ts';
import { clientIp } from './client-ip.ts';
import { parseEnvironment, type Variables } from './environment.ts';
import { createLeadService, type SubmitContext, type Timeouts } from './lead-service.ts';
import { type LogEntry, writeLog } from './log.ts';
import { parseReceivedLead } from './received-lead.ts';
import { checkRequest, readBody } from './request-checks.ts';
import { type LeadResponse, responses, toResponse } from './responses.ts';

export interface LeadHandler {
  /** Never throws; writes one log line per request, and one per webhook. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Waits for the webhooks in progress, and closes the connections to the mail servers and to Redis. */
  readonly close: () => Promise<void>;
}

/** The HTTP side of the function. */
export function createLeadHandler(variables: Variables, timeouts: Timeouts = {}): LeadHandler {
  const { settings, problems } = parseEnvironment(variables);
  const service = settings && createLeadService(settings, timeouts);
  const background = createBackground();
  if (settings && problems.length > 0) writeLog({ event: 'environment', problems });

  async function respond(
    request: Request,
    context: Omit<SubmitContext, 'ip'>,
    onLocale: (locale: Locale) => void,
  ): Promise<LeadResponse> {
    const rejection = checkRequest(request, settings?.allowedHosts ?? []);
    if (rejection) return rejection;
    const body = await readBody(request);
    if (typeof body !== 'string') return body;
    const result = parseReceivedLead(body);
    onLocale(result.locale);
    if (!settings || !service) {
      context.entry.problems = problems;
      return responses.notConfigured;
    }
    if (!result.ok) return result.response;
    return service.submit(result.lead, { ...context, ip: clientIp(request, settings) });
  }

  return {
    async fetch(request) {
      const startedAt = Date.now();
      const entry: LogEntry = { event: 'lead' };
      const tasks: (() => Promise<void>)[] = [];
      const afterResponse = (task: () => Promise<void>) => tasks.push(task);
      let locale: Locale = baseLocale;
      const response = await respond(request, { startedAt, entry, afterResponse }, (found) => {
        locale = found;
      }).catch((error: unknown) => {
        entry.code = error instanceof Error ? error.name : 'UNKNOWN';
        return responses.internalError;
      });
      writeLog({ ...entry, status: response.status, ms: Date.now() - startedAt });
      for (const task of tasks) background.run(task);
      return toResponse(response, locale);
    },
    async close() {
      await background.idle();
      service?.close();
    },
  };
}

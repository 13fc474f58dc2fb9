import { clientIp } from './client-ip.ts';
import { parseEnvironment, type Variables } from './environment.ts';
import { createLeadService } from './lead-service.ts';
import { type LogEntry, writeLog } from './log.ts';
import type { SmtpTimeouts } from './mailer.ts';
import { parseReceivedLead } from './received-lead.ts';
import { checkRequest, readBody } from './request-checks.ts';
import { type LeadResponse, responses, toResponse } from './responses.ts';

export interface LeadHandler {
  /** Never throws; writes one log line per request. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Closes the connections to the mail servers and to Redis. */
  readonly close: () => void;
}

/** The HTTP side of the function. `smtpTimeouts` replaces the defaults, for tests. */
export function createLeadHandler(
  variables: Variables,
  { smtpTimeouts }: { readonly smtpTimeouts?: SmtpTimeouts } = {},
): LeadHandler {
  const { settings, problems } = parseEnvironment(variables);
  const service = settings && createLeadService(settings, smtpTimeouts);
  if (settings && problems.length > 0) writeLog({ event: 'environment', problems });

  async function respond(request: Request, entry: LogEntry): Promise<LeadResponse> {
    const rejection = checkRequest(request, settings?.allowedHosts ?? []);
    if (rejection) return rejection;
    if (!settings || !service) {
      entry.problems = problems;
      return responses.notConfigured;
    }
    const body = await readBody(request);
    if (typeof body !== 'string') return body;
    const result = parseReceivedLead(body);
    return result.ok ? service.submit(result.lead, clientIp(request, settings), entry) : result.response;
  }

  return {
    async fetch(request) {
      const started = performance.now();
      const entry: LogEntry = { event: 'lead' };
      const response = await respond(request, entry).catch((error: unknown) => {
        entry.code = error instanceof Error ? error.name : 'UNKNOWN';
        return responses.internalError;
      });
      writeLog({ ...entry, status: response.status, ms: Math.round(performance.now() - started) });
      return toResponse(response);
    },
    close: () => service?.close(),
  };
}

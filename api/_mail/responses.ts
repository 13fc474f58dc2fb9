import { site } from '../../src/content/site.ts';
import type { FieldErrors } from '../../src/features/leads/lead-schema.ts';
import * as m from '../../src/i18n/compiled/messages.js';
import type { Locale, TextOptions } from '../../src/i18n/locale.ts';

/** A message, which requests in both languages ask for concurrently. */
export type Text = (inputs: Readonly<Record<string, never>>, options: TextOptions) => string;

export interface LeadResponse {
  readonly status: number;
  readonly message: Text;
  readonly fields?: FieldErrors;
  /** The id of an invalid lead, as the client sent it: so it knows that this answer is final. */
  readonly id?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const { display: phone } = site.phone;

/** All but that of an accepted lead. */
export const responses = {
  malformedBody: { status: 400, message: m.response_unreadable },
  crossOrigin: { status: 403, message: m.response_cross_origin },
  methodNotAllowed: { status: 405, message: m.response_wrong_method, headers: { allow: 'POST' } },
  bodyTooLarge: { status: 413, message: m.response_too_long },
  unsupportedType: { status: 415, message: m.response_unreadable },
  invalidFields: (fields: FieldErrors, id: string | undefined): LeadResponse => ({
    status: 422,
    message: (...inputs) => Object.values(fields)[0] ?? m.leads_error_fields(...inputs),
    fields,
    id,
  }),
  rateLimited: (waitSeconds: number): LeadResponse => ({
    status: 429,
    message: (_, options) => m.response_rate_limited({ ...waitOf(waitSeconds), phone }, options),
    headers: { 'retry-after': String(waitSeconds) },
  }),
  internalError: { status: 500, message: m.leads_went_wrong },
  deliveryFailed: { status: 502, message: m.leads_went_wrong },
  notConfigured: { status: 503, message: (_, options) => m.response_not_configured({ phone }, options) },
  deliveryTimeout: { status: 504, message: m.leads_went_wrong },
} as const satisfies Record<string, LeadResponse | ((...args: never[]) => LeadResponse)>;

function waitOf(seconds: number) {
  const few = seconds <= 90 ? 'minute' : 'minutes';
  return { wait: seconds <= 3000 ? few : 'hour', count: Math.ceil(seconds / 60) } as const;
}

const commonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function toResponse({ status, message, fields, id, headers }: LeadResponse, locale: Locale): Response {
  const body = { message: message({}, { locale }), fields, id };
  return Response.json(body, { status, headers: { ...commonHeaders, ...headers } });
}

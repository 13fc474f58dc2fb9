import { site } from '../../src/content/site.ts';
import type { FieldErrors } from '../../src/features/leads/lead-schema.ts';
import * as m from '../../src/i18n/compiled/messages.js';
import type { Locale, TextOptions } from '../../src/i18n/locale.ts';

/** A text in the language that the options name: requests in both languages are answered concurrently. */
export type Text = (options: TextOptions) => string;

export interface LeadResponse {
  readonly status: number;
  /** A sentence for the visitor. */
  readonly message: Text;
  /** In the language of the visitor. */
  readonly fields?: FieldErrors;
  /** The id of an invalid lead, as the client sent it: so it knows that this answer is final. */
  readonly id?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const { display: phone } = site.phone;
const wentWrong: Text = (options) => m.leads_went_wrong({}, options);
const unreadable: Text = (options) => m.response_unreadable({}, options);

export const responses = {
  /** `note` is a second line. */
  accepted: (text: Text, note: Text): LeadResponse => ({
    status: 200,
    message: (options) => `${text(options)}\n${note(options)}`,
  }),
  malformedBody: { status: 400, message: unreadable },
  crossOrigin: { status: 403, message: (options) => m.response_cross_origin({}, options) },
  methodNotAllowed: {
    status: 405,
    message: (options) => m.response_wrong_method({}, options),
    headers: { allow: 'POST' },
  },
  bodyTooLarge: { status: 413, message: (options) => m.response_too_long({}, options) },
  unsupportedType: { status: 415, message: unreadable },
  invalidFields: (fields: FieldErrors, id: string | undefined): LeadResponse => ({
    status: 422,
    message: (options) => Object.values(fields)[0] ?? m.leads_error_fields({}, options),
    fields,
    id,
  }),
  rateLimited: (waitSeconds: number): LeadResponse => ({
    status: 429,
    message: (options) => m.response_rate_limited({ ...waitOf(waitSeconds), phone }, options),
    headers: { 'retry-after': String(waitSeconds) },
  }),
  internalError: { status: 500, message: wentWrong },
  deliveryFailed: { status: 502, message: wentWrong },
  notConfigured: { status: 503, message: (options) => m.response_not_configured({ phone }, options) },
  deliveryTimeout: { status: 504, message: wentWrong },
} as const satisfies Record<string, LeadResponse | ((...args: never[]) => LeadResponse)>;

function waitOf(seconds: number): { readonly wait: 'minute' | 'minutes' | 'hour'; readonly count: number } {
  const count = Math.ceil(seconds / 60);
  if (seconds <= 90) return { wait: 'minute', count };
  return { wait: seconds <= 3000 ? 'minutes' : 'hour', count };
}

/** The response with its texts in the language of the visitor. */
export function toResponse({ status, message, fields, id, headers }: LeadResponse, locale: Locale): Response {
  const options = { locale };
  return Response.json(
    { message: message(options), ...(fields && { fields, id }) },
    {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...headers,
      },
    },
  );
}

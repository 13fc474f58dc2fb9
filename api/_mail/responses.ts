import { site } from '../../src/content/site.ts';
import type { LeadKind } from '../../src/features/leads/lead-schema.ts';

export interface LeadResponse {
  readonly status: number;
  /** A sentence for the visitor. */
  readonly message: string;
  /** Field name to error message. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const submitted = 'Your request has been submitted!';
const soon = `within ${site.promise.withinHours} hours, ${site.hours.between}`;

const acceptedMessages = {
  callback: `Got it, thank you. ${site.promise.callBack}`,
  price: `Thank you. We have your request for prices and will get back to you ${soon}.`,
  enquiry: `Thank you. We have your enquiry and will call you ${soon}.`,
  'venue-callback': submitted,
  visit: submitted,
} as const satisfies Record<LeadKind, string>;

const callUs = `You can also call us on ${site.phone.display}.`;
const wentWrong = 'Something went wrong. Please try again.';
const unreadable = 'We could not read this request. Please reload the page and try again.';

export const responses = {
  accepted: (kind: LeadKind): LeadResponse => ({ status: 200, message: acceptedMessages[kind] }),
  malformedBody: { status: 400, message: unreadable },
  crossOrigin: { status: 403, message: 'Please send your request from our own website.' },
  methodNotAllowed: {
    status: 405,
    message: 'Requests are sent with the forms on our website.',
    headers: { allow: 'POST' },
  },
  bodyTooLarge: { status: 413, message: 'Your request is too long. Please shorten your message.' },
  unsupportedType: { status: 415, message: unreadable },
  invalidFields: (fields: Readonly<Record<string, string>>): LeadResponse => ({
    status: 422,
    message: Object.values(fields)[0] ?? 'Please check what you typed.',
    fields,
  }),
  rateLimited: (waitSeconds: number): LeadResponse => ({
    status: 429,
    message: `We have several requests from you already. Please try again in ${formatWait(waitSeconds)}. ${callUs}`,
    headers: { 'retry-after': String(waitSeconds) },
  }),
  internalError: { status: 500, message: wentWrong },
  deliveryFailed: { status: 502, message: wentWrong },
  notConfigured: {
    status: 503,
    message: `We cannot take requests on the website right now. Please call us on ${site.phone.display}.`,
  },
  deliveryTimeout: { status: 504, message: wentWrong },
} as const satisfies Record<string, LeadResponse | ((...args: never[]) => LeadResponse)>;

function formatWait(seconds: number): string {
  if (seconds <= 90) return 'a minute';
  return seconds <= 3000 ? `${Math.ceil(seconds / 60)} minutes` : 'an hour';
}

export function toResponse({ status, message, fields, headers }: LeadResponse): Response {
  return Response.json(
    { message, ...(fields && { fields }) },
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

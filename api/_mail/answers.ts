import { site } from '../../src/content/site.ts';
import type { LeadKind } from '../../src/features/leads/lead-schema.ts';

/** What the visitor's browser is told. `message` is for the visitor to read. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  /** Field name -> sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const submitted = 'Your request has been submitted!';
const soon = `within ${site.promise.withinHours} hours, ${site.hours.between}`;

/** site.md section 9 and venues.md section 8 have the words for three of them. */
const thanks: Readonly<Record<LeadKind, string>> = {
  callback: `Got it, thank you. ${site.promise.callBack}`,
  price: `Thank you. We have your request for prices and will get back to you ${soon}.`,
  enquiry: `Thank you. We have your enquiry and will call you ${soon}.`,
  'venue-callback': submitted,
  visit: submitted,
};

const callUs = `You can also call us on ${site.phone.display}.`;
const wentWrong = 'Something went wrong. Please try again.';

export const answers = {
  accepted: (kind: LeadKind): Answer => ({ status: 200, message: thanks[kind] }),
  malformed: {
    status: 400,
    message: 'We could not read this request. Please reload the page and try again.',
  },
  crossSite: { status: 403, message: 'Please send your request from our own website.' },
  wrongMethod: {
    status: 405,
    message: 'Requests are sent with the forms on our website.',
    headers: { allow: 'POST' },
  },
  tooLarge: { status: 413, message: 'Your request is too long. Please shorten your message.' },
  wrongType: {
    status: 415,
    message: 'We could not read this request. Please reload the page and try again.',
  },
  wrongFields: (fields: Readonly<Record<string, string>>): Answer => ({
    status: 422,
    message: Object.values(fields)[0] ?? 'Please check what you typed.',
    fields,
  }),
  tooMany: (seconds: number): Answer => ({
    status: 429,
    message: `We have several requests from you already. Please try again in ${inWords(seconds)}. ${callUs}`,
    headers: { 'retry-after': String(seconds) },
  }),
  broken: { status: 500, message: wentWrong },
  notSent: { status: 502, message: wentWrong },
  notConfigured: {
    status: 503,
    message: `We cannot take requests on the website right now. Please call us on ${site.phone.display}.`,
  },
  late: { status: 504, message: wentWrong },
} as const satisfies Record<string, Answer | ((...given: never[]) => Answer)>;

function inWords(seconds: number): string {
  if (seconds <= 90) return 'a minute';
  return seconds <= 3000 ? `${Math.ceil(seconds / 60)} minutes` : 'an hour';
}

/** The answer as JSON that nobody stores. */
export function toResponse({ status, message, fields, headers }: Answer): Response {
  return new Response(JSON.stringify({ message, ...(fields && { fields }) }), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

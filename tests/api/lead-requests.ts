import { randomUUID } from 'node:crypto';
import type { LeadHandler } from '../../api/_mail/lead-handler.ts';

/** What the leads of `leadId` are called. */
export const reference = 'TF9TC';
/** A new id on each call. */
export const leadId = (): string => `0b0e7a52-9d0c${randomUUID().slice(13)}`;

let phoneCount = 0;
/** A different Indian mobile number on each call. */
export function uniquePhone(): string {
  phoneCount += 1;
  return `98${String(10_000_000 + phoneCount * 7919).slice(-8)}`;
}

/** A call-back request with a new phone number and id. */
export function callback() {
  const meta = { id: randomUUID(), page: '/noida', control: 'header', tookMs: 5000 };
  return { phone: uniquePhone(), meta };
}

export interface RequestOptions extends RequestInit {
  readonly headers?: Record<string, string>;
  /** The client's IP address, in the header that the host sets; null for none. A new one by default. */
  readonly ip?: string | null;
  readonly url?: string;
  /** Required by Node for a body that is a stream. */
  readonly duplex?: 'half';
}

let ipCount = 0;
/** A different IP address on each call. */
function uniqueIp(): string {
  ipCount += 1;
  return `10.${ipCount >> 16}.${(ipCount >> 8) & 255}.${ipCount & 255}`;
}

/** A POST of JSON; a string is sent as it is. `options` override the method, the body and the headers. */
export function leadRequest(
  body: unknown,
  { ip = uniqueIp(), headers, url, ...init }: RequestOptions = {},
): Request {
  return new Request(url ?? 'https://www.example.com/api/send-email', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...(ip && { 'x-real-ip': ip }), ...headers },
  });
}

export interface SentLead {
  readonly status: number;
  readonly message: string;
  readonly fields: Record<string, string> | undefined;
  readonly id: string | undefined;
  readonly headers: Headers;
}

export async function send(
  handler: LeadHandler,
  body: unknown,
  options: RequestOptions = {},
): Promise<SentLead> {
  const response = await handler.fetch(leadRequest(body, options));
  const answer = (await response.json()) as Pick<SentLead, 'message' | 'fields' | 'id'>;
  return { ...answer, status: response.status, headers: response.headers };
}

/** The JSON of a lead as the body of a request; `onArrival` runs when the function reads it. */
export function streamOf(lead: object, onArrival: () => void): ReadableStream {
  return new ReadableStream(
    {
      pull(controller) {
        onArrival();
        controller.enqueue(new TextEncoder().encode(JSON.stringify(lead)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

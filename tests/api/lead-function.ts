import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { createLeadHandler, type LeadHandler } from '../../api/_mail/answer-lead.ts';
import type { MailTiming } from '../../api/_mail/smtp.ts';

/** A twentieth of the real times, so that hanging servers are soon told. */
export const quickTiming: MailTiming = {
  together: 1200,
  connection: 300,
  greeting: 300,
  silence: 450,
  pause: 20,
  warm: 30_000,
};

export const environment = {
  LEAD_TO: 'leads@example.com',
  LEAD_FROM: 'website@example.com',
  SITE_URL: 'https://www.example.com',
};

interface FunctionOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly timing?: MailTiming;
}

const open: { close: () => unknown }[] = [];

/** The function with an environment; closed by `closeAll` after the test. */
export function leadFunction({ env = {}, timing = quickTiming }: FunctionOptions = {}): LeadHandler {
  return closeLater(createLeadHandler({ ...environment, ...env }, { timing }));
}

export function closeLater<Closable extends { close: () => unknown }>(thing: Closable): Closable {
  open.push(thing);
  return thing;
}

export async function closeAll(): Promise<void> {
  for (const thing of open.splice(0).reverse()) await thing.close();
}

/** Keeps what is logged from the console, as objects. */
export function readLog(): readonly Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
  });
  return lines;
}

export interface Sent {
  readonly status: number;
  readonly message: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Headers;
  readonly ms: number;
}

/** A request as the site's own page sends it; `address` is what the platform's header says. */
export function leadRequest(body: unknown, init: RequestInit & { address?: string } = {}): Request {
  const { address, headers, ...rest } = init;
  return new Request('https://www.example.com/api/send-email', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...rest,
    headers: {
      'content-type': 'application/json',
      ...(address && { 'x-real-ip': address }),
      ...(headers as Record<string, string>),
    },
  });
}

export async function send(
  handler: LeadHandler,
  body: unknown,
  init: RequestInit & { address?: string } = {},
): Promise<Sent> {
  const started = performance.now();
  const response = await handler.fetch(leadRequest(body, init));
  const ms = performance.now() - started;
  const answer = (await response.json()) as { message: string; fields?: Record<string, string> };
  return {
    status: response.status,
    message: answer.message,
    fields: answer.fields,
    headers: response.headers,
    ms,
  };
}

let counter = 0;
/** A different Indian mobile number each time. */
export function somePhone(): string {
  counter += 1;
  return `98${String(10_000_000 + counter * 7919).slice(-8)}`;
}

export function callback(more: Record<string, unknown> = {}) {
  return {
    phone: somePhone(),
    meta: { id: randomUUID(), page: '/noida', control: 'header', tookMs: 5000 },
    ...more,
  };
}

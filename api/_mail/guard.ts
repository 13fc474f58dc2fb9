import type { LeadMeta } from '../../src/features/leads/lead-schema.ts';
import { type Answer, answers } from './answers.ts';
import type { Settings } from './environment.ts';

/** Bytes of the longest body that is read; the longest lead of the forms is about 4 KB. */
export const longestBody = 16 * 1024;
/** Milliseconds from a form's appearance to its button that nobody needs less than. */
export const tooFastMs = 1500;

/** What is wrong with a request before its body is read, if anything. */
export function refuse(request: Request, hosts: readonly string[]): Answer | undefined {
  if (request.method !== 'POST') return answers.wrongMethod;
  if (!isOwnPage(request, hosts)) return answers.crossSite;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return answers.wrongType;
  if (Number(request.headers.get('content-length')) > longestBody) return answers.tooLarge;
  return undefined;
}

/** Browsers name the sending page; what names none is no browser, and so no visitor's browser that was misused. */
function isOwnPage(request: Request, hosts: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  const relation = request.headers.get('sec-fetch-site');
  if (origin && origin !== 'null') {
    if (!URL.canParse(origin)) return false;
    const { host } = new URL(origin);
    return host === new URL(request.url).host || hosts.includes(host);
  }
  if (relation) return relation === 'same-origin' || relation === 'none';
  return origin !== 'null';
}

/** The body as text; counted while it is read, so that nobody's gigabyte is kept. */
export async function readBody(request: Request): Promise<string | Answer> {
  if (!request.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body.getReader();
  let size = 0;
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > longestBody) {
        await reader.cancel();
        return answers.tooLarge;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // Broken off, or no UTF-8.
    return answers.malformed;
  }
}

/** The client's address from the platform's own header; undefined when nobody trustworthy tells it. */
export function clientAddress(
  request: Request,
  { onPlatform }: Pick<Settings, 'onPlatform'>,
): string | undefined {
  const told = onPlatform ? request.headers.get('x-vercel-forwarded-for') : null;
  const address = (told ?? request.headers.get('x-real-ip'))?.split(',')[0]?.trim();
  return address ? wholeNetwork(address) : undefined;
}

/** A household or a hired server has a whole IPv6 /64: its addresses count as one. */
function wholeNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  while (tail !== undefined && groups.length + last.length < 8) groups.push('0');
  const network = [...groups, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** Why a lead may come from a program, in the operator's words. It only marks the mail: nothing is dropped. */
export function suspicion(meta: LeadMeta | undefined): string | undefined {
  if (meta?.honeypot) return 'A field that people cannot see was filled in.';
  if (meta?.tookMs === undefined || meta.tookMs >= tooFastMs) return undefined;
  return `Sent ${(meta.tookMs / 1000).toFixed(1)} seconds after the form appeared.`;
}

import { isUtf8 } from 'node:buffer';
import type { Settings } from './environment.ts';
import type { LogEntry } from './log.ts';
import { readLimited } from './read-limited.ts';
import { responses } from './responses.ts';

/** The longest lead that the forms can send is about 20 KB. */
const maxBodyBytes = 32 * 1024;

/** The body of an acceptable request. The log line gets a code if it has broken off, which is no fault of the form. */
export async function readRequest(request: Request, hosts: readonly (string | undefined)[], entry: LogEntry) {
  if (request.method !== 'POST') return responses.methodNotAllowed;
  if (!isAllowedOrigin(request, hosts)) return responses.crossOrigin;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return responses.unsupportedType;
  try {
    const bytes = await readLimited(request.body, maxBodyBytes);
    if (!bytes) return responses.bodyTooLarge;
    return isUtf8(bytes) ? new TextDecoder().decode(bytes) : responses.malformedBody;
  } catch {
    entry.code = 'EINCOMPLETE';
    return responses.malformedBody;
  }
}

/** A request without `Origin` and `Sec-Fetch-Site` does not come from a browser, so it cannot be cross-site forgery. */
function isAllowedOrigin(request: Request, hosts: readonly (string | undefined)[]): boolean {
  const origin = request.headers.get('origin');
  const fetchSite = request.headers.get('sec-fetch-site');
  if (origin && origin !== 'null') {
    if (!URL.canParse(origin)) return false;
    const { host } = new URL(origin);
    return host === new URL(request.url).host || hosts.includes(host);
  }
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin !== 'null';
}

/** From a header that the host sets and a client cannot. Of IPv6 the /64 network: a household or a server usually has a whole one. */
export function clientIp(request: Request, { onVercel }: Pick<Settings, 'onVercel'>): string | undefined {
  const forwarded = onVercel ? request.headers.get('x-vercel-forwarded-for') : null;
  const ip = (forwarded ?? request.headers.get('x-real-ip'))?.split(',')[0]?.trim();
  return ip ? toNetwork(ip) : undefined;
}

/** `node:net` has no function for this. Some proxies add the port: `203.0.113.7:50000`, `[2001:db8::1]:443`. */
function toNetwork(text: string): string {
  const ip = text.replace(/^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/, '$1$2');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  while (tail !== undefined && groups.length + last.length < 8) groups.push('0');
  const network = [...groups, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

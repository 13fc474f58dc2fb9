import type { Settings } from './environment.ts';

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

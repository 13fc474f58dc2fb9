import { type LeadResponse, responses } from './responses.ts';

/** The longest lead that the forms can send is about 4 KB. */
const maxBodyBytes = 16 * 1024;

/** Checks method, origin, content type and declared size; undefined when the body may be read. */
export function checkRequest(request: Request, allowedHosts: readonly string[]): LeadResponse | undefined {
  if (request.method !== 'POST') return responses.methodNotAllowed;
  if (!isAllowedOrigin(request, allowedHosts)) return responses.crossOrigin;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return responses.unsupportedType;
  if (Number(request.headers.get('content-length')) > maxBodyBytes) return responses.bodyTooLarge;
  return undefined;
}

/** A request without `Origin` and `Sec-Fetch-Site` does not come from a browser, so it cannot be cross-site forgery. */
function isAllowedOrigin(request: Request, allowedHosts: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  const fetchSite = request.headers.get('sec-fetch-site');
  if (origin && origin !== 'null') {
    if (!URL.canParse(origin)) return false;
    const { host } = new URL(origin);
    return host === new URL(request.url).host || allowedHosts.includes(host);
  }
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin !== 'null';
}

/** The body as text. Stops reading at `maxBodyBytes`, because `Content-Length` may be missing or wrong. */
export async function readBody(request: Request): Promise<string | LeadResponse> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBodyBytes) return responses.bodyTooLarge;
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return responses.malformedBody;
  }
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible } from './content-types.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the build; bodies are read when first asked for. */
interface StaticFile {
  readonly type: string;
  /** Its tag and its body as the encoding asks. */
  readonly read: (encoding: Encoding) => Promise<{ body: Buffer; tag: string }>;
  readonly compressible: boolean;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const brotli = promisify(brotliCompress);
/** How files are packed while somebody waits. */
export const packed = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const zip = promisify(gzip);

/**
 * Lists a folder as the host does with clean URLs: `/photos` for photos.html, `/` for index.html, else the file's path.
 * Requests are looked up in this list only, so that no path can leave the folder.
 */
export async function listFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path.replace(/\.html$/, '').replace(/\/index$/, '') || '/', staticFile(file));
  }
  return files;
}

function staticFile(file: string): StaticFile {
  const type = contentType(file);
  const compressible = isCompressible(type);
  const kept = new Map<Encoding, Promise<Buffer>>();
  let tag: string | undefined;
  const body = (encoding: Encoding): Promise<Buffer> => {
    // Pictures are read each time: kept in memory they would be most of the process.
    if (!compressible) return readFile(file);
    const known = kept.get(encoding) ?? (encoding === 'identity' ? readFile(file) : compress(encoding));
    kept.set(encoding, known);
    return known;
  };
  const compress = async (encoding: Encoding): Promise<Buffer> => {
    const plain = await body('identity');
    return encoding === 'gzip' ? zip(plain) : brotli(plain, packed);
  };
  const read = async (encoding: Encoding) => {
    const bytes = await body(encoding);
    tag ??= `W/"${createHash('sha256')
      .update(compressible ? await body('identity') : bytes)
      .digest('hex')
      .slice(0, 24)}"`;
    return { body: bytes, tag };
  };
  return { type, read, compressible };
}

/** Answers GET and HEAD with the file, 304 where the visitor has it already, 405 for any other method. */
export async function sendFile(
  file: StaticFile,
  options: {
    request: IncomingMessage;
    response: ServerResponse;
    headers: Record<string, string>;
    status: number;
  },
): Promise<void> {
  const { request, response, headers, status } = options;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
    return;
  }
  const encoding = file.compressible ? bestEncoding(request.headers['accept-encoding']) : 'identity';
  const { body, tag } = await file.read(encoding);
  const all: Record<string, string> = {
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': file.type,
    ...headers,
    etag: tag,
  };
  if (file.compressible) all.vary = 'Accept-Encoding';
  if (encoding !== 'identity') all['content-encoding'] = encoding;
  // A missing file must not be remembered for as long as a present one.
  if (status === 404) all['cache-control'] = 'public, max-age=0, must-revalidate';
  if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(tag)) {
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(status, { ...all, 'content-length': String(body.length) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted && /\bbr\b/.test(accepted)) return 'br';
  return accepted && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

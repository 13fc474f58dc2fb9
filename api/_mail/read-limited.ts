/** A body of at most `maxBytes`, else undefined: `Content-Length` may be missing or wrong. Rejects when the body breaks off. */
export async function readLimited(body: AsyncIterable<Uint8Array> | null, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

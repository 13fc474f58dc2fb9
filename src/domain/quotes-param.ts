/** The quotes as a parameter of a link: base64 for URLs, whose end a messenger's punctuation does not change. */
export function formatQuotesParam(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of such a parameter; empty where it is not one. */
export function readQuotesParam(param: string): string {
  try {
    const [base64 = ''] = /^[\w-]*/.exec(param) ?? [];
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (char) => char.charCodeAt(0)),
    );
  } catch {
    return '';
  }
}

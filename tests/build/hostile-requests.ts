import fc from 'fast-check';

export interface HostileRequest {
  readonly bytes: Buffer;
  /** When the client ends the connection: `idle` and `reset` when an answer begins or none comes, `end` at once. */
  readonly ending: 'idle' | 'reset' | 'end';
}

const word = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 30,
});
/** Node's parser refuses the others, so that they do not reach the server's own code. */
const mostly = <T>(valid: fc.Arbitrary<T>, invalid: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 15, arbitrary: valid }, { weight: 1, arbitrary: invalid });

const method = mostly(
  fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'HEAD', 'POST', 'POST', 'OPTIONS', 'TRACE', 'QUERY'),
  fc.oneof(fc.constantFrom('CONNECT', 'get'), word),
);
const knownPath = fc.constantFrom(
  ...['/', '/faridabad', '/Faridabad', '/faridabad/', '/favicon.svg', '/assets', '/404', '/api/send-email'],
);
const oddPath = fc.constantFrom(
  ...['/%', '/%00', '/..%5c', '//y', '/\\y', '/.%2e/', '/a:b', '?', '*', `/${'a/'.repeat(3000)}`],
  ...['http://y/faridabad', 'https://y', 'http://y:99999999/api/send-email', '/api/send-email?x=//y#z'],
);
const urlText = fc
  .string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 30,
  })
  .map((text) => `/${text}`);
const path = mostly(fc.oneof(knownPath, knownPath, oddPath, urlText), word);

const header = mostly(
  fc.oneof(
    fc.constantFrom(
      'Range: bytes=5-2',
      'Range: bytes=0-99999999999999999999999',
      'Range: bytes=-99999999999999999999999',
      'Range: bytes=0-0,5-2,1-',
      'Range: bytes=NaN-Infinity',
      'If-Range: "x"',
      'If-None-Match: *',
      'If-Match: "x"',
      'If-Modified-Since: never',
      'Accept-Encoding: br;q=9, gzip;q=-1, *;q=x',
      'Accept-Encoding: br',
      'Content-Type: application/json',
      'Expect: 100-continue',
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'Connection: close',
      'Origin: javascript:x',
      'Origin: null',
      'Sec-Fetch-Site: same-origin',
      'X-Forwarded-Host: //',
      'X-Forwarded-Host: [::1',
      'X-Forwarded-Proto: javascript',
      'X-Forwarded-For: ::::,\xff',
      '__proto__: x',
    ),
    fc
      .tuple(fc.constantFrom('Range', 'X-Forwarded-For', 'X-Forwarded-Host', 'If-Match', 'Origin', 'X'), word)
      .map((pair) => pair.join(': ')),
  ),
  fc.oneof(fc.constantFrom('Host: y', 'Content-Length: -1', 'Transfer-Encoding: gzip, chunked'), word),
);

/** Lines that announce a body, and the body: not always as long as announced. */
const body = fc.oneof(
  fc.constant(['']),
  fc
    .constantFrom('', '{}', '{"phone":', 'x'.repeat(20_000))
    .map((text) => [`Content-Length: ${text.length}`, '', text]),
  fc.constantFrom('{}', '').map((text) => ['Content-Length: 9', '', text]),
  fc
    .constantFrom('5\r\n{"a":\r\n0\r\n\r\n', '5\r\n{"a":\r\n', 'fffffffffffffffff\r\n', '0\r\nX: y\r\n\r\n')
    .map((text) => ['Transfer-Encoding: chunked', '', text]),
);
const host = mostly(fc.constant('x'), fc.oneof(fc.constantFrom('a/b?c#d', '', '[::1'), word));
const version = mostly(fc.constantFrom('HTTP/1.1', 'HTTP/1.0'), fc.constantFrom('HTTP/2.0', ''));
const whole = fc
  .tuple(method, path, version, host, fc.array(header, { maxLength: 4 }), body)
  .map(([verb, target, protocol, name, headers, rest]) =>
    Buffer.from(
      [`${verb} ${target} ${protocol}`, `Host: ${name}`, ...headers, ...rest, ''].join('\r\n'),
      'latin1',
    ),
  );
const part = mostly(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));

/** A request, sometimes cut off, and how its connection ends. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({
  bytes: fc.tuple(whole, part).map(([bytes, share]) => bytes.subarray(0, Math.ceil(bytes.length * share))),
  ending: fc.constantFrom('idle', 'idle', 'reset', 'end'),
});

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { Redis } from 'ioredis';

/** Limit of one command, and of the first request's wait for the connection. */
export const redisTimeoutMs = 500;

export type RedisConnection = ReturnType<typeof connectRedis>;

const reportEveryMs = 60 * 60_000;

/** Reconnects in the background; meanwhile commands fail at once, so that leads are not delayed. */
export function connectRedis(
  url: string,
  onChange: (state: 'up' | 'down' | 'refusing', code?: string) => void,
) {
  const reportedAt = new Map<string, number>();
  let isChangingServer = false;
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    // Closes the connection to a server that hangs, so that only one command waits for it.
    socketTimeout: redisTimeoutMs,
    commandTimeout: redisTimeoutMs,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
    // Called for every error reply.
    reconnectOnError({ message }) {
      const [code = ''] = message.split(' ', 1);
      // ioredis sends the script then.
      if (code === 'NOSCRIPT') return false;
      const now = Date.now();
      if (now >= (reportedAt.get(code) ?? 0) + reportEveryMs) {
        reportedAt.set(code, now);
        onChange('refusing', code);
      }
      if (code !== 'READONLY') return false;
      // This server is a replica now, and the address leads to another one.
      isChangingServer = true;
      return true;
    },
  });
  let state = '';
  const change = (next: 'up' | 'down', code?: string) => {
    if (state !== next) onChange(next, code);
    state = next;
  };
  client.on('error', (error) => change('down', redisErrorCode(error)));
  client.on('close', () => isChangingServer || change('down'));
  client.on('ready', () => {
    isChangingServer = false;
    change('up');
  });
  return {
    client,
    /** Resolves once connected, or after an error or `redisTimeoutMs`. Never rejects. */
    ready: once(client, 'ready', { signal: AbortSignal.timeout(redisTimeoutMs) }).catch(() => undefined),
    close() {
      // Its own end is no failure to report.
      state = 'down';
      client.disconnect();
    },
  };
}

/** The code of a failed connection or command: of an error reply its first word, such as WRONGPASS. ioredis has none for its timeouts. */
export function redisErrorCode({ code, message }: NodeJS.ErrnoException): string | undefined {
  return code ?? (/time(d )?out/.test(message) ? 'ETIMEDOUT' : message.split(' ', 1)[0]);
}

/** Keys for Redis from personal data, such as phone numbers and IP addresses: not computable without the secret. */
export const createKeyHash = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { Redis } from 'ioredis';

/** Limit of one command, and of the first request's wait for the connection. */
const timeoutMs = 500;

export interface RedisConnection {
  readonly client: Redis;
  /** Resolves once connected, or after an error or `timeoutMs`. Never rejects. */
  readonly ready: Promise<unknown>;
  close(): void;
}

/**
 * Connects to Redis and reconnects in the background. While the server is unavailable commands fail at once,
 * so that leads are not delayed. `onChange` is called when the connection becomes available or unavailable.
 */
export function connectRedis(url: string, onChange: (state: 'up' | 'down') => void): RedisConnection {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    // Closes the connection to a server that hangs, so that only one command waits for it.
    socketTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  let state = '';
  const change = (next: 'up' | 'down') => {
    if (state !== next) onChange(next);
    state = next;
  };
  client.on('error', () => change('down'));
  client.on('close', () => change('down'));
  client.on('ready', () => change('up'));
  const ready = once(client, 'ready', { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  return { client, ready, close: () => client.disconnect() };
}

/** Keys for Redis from personal data, such as phone numbers and IP addresses: not computable without the secret. */
export function createKeyHash(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}

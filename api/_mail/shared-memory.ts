import { Redis } from 'ioredis';

/** Milliseconds that one question may take, and that the first request waits for the connection. */
const patience = 500;

export interface SharedMemory {
  readonly redis: Redis;
  /** Resolves once connected, or when waiting any longer would delay leads. */
  readonly ready: Promise<void>;
  close(): void;
}

/**
 * What instances share. While the server is away every command fails at once, and callers go on with their own
 * memory; the connection is tried again in the background. `onChange` hears "up" and "down", once a change.
 */
export function connectSharedMemory(url: string, onChange: (state: 'up' | 'down') => void): SharedMemory {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    // A server that hangs is left at once, so that one question alone waits for it.
    socketTimeout: patience,
    commandTimeout: patience,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  let state = '';
  const change = (next: 'up' | 'down') => {
    if (state !== next) onChange(next);
    state = next;
  };
  redis.on('error', () => change('down'));
  redis.on('close', () => change('down'));
  redis.on('ready', () => change('up'));
  const ready = new Promise<void>((resolve) => {
    redis.once('ready', () => resolve());
    redis.once('error', () => resolve());
    setTimeout(resolve, patience).unref();
  });
  return { redis, ready, close: () => redis.disconnect() };
}

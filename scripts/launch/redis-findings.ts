import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { parseEnvironment, type Variables } from '../../api/_mail/environment.ts';
import { redisErrorCode, redisTimeoutMs } from '../../api/_mail/redis.ts';
import { type Finding, finding } from './report.ts';

/** Writes and reads one key, which expires; a finding if Redis refuses, cannot be reached, or is slower than leads wait. */
export async function redisFindings(variables: Variables): Promise<readonly Finding[]> {
  const url = parseEnvironment(variables).settings?.redisUrl;
  if (!url) return [];
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    commandTimeout: redisTimeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let connectionError: Error | undefined;
  client.on('error', (error) => {
    connectionError ??= error;
  });
  const [key, value] = ['lead-launch-check', randomUUID()];
  try {
    await client.connect();
    await client.set(key, value, 'EX', 60);
    if ((await client.get(key)) === value) return [];
    return [finding('environment', 'REDIS_URL', 'does not return what was written')];
  } catch (error) {
    const code = redisErrorCode(connectionError ?? (error as Error));
    return [finding('environment', 'REDIS_URL', `cannot be written to (${code})`)];
  } finally {
    client.disconnect();
  }
}

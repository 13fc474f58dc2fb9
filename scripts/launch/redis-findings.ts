import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { parseEnvironment, type Variables } from '../../api/_mail/environment.ts';
import { type Finding, finding } from './report.ts';

const timeoutMs = 5_000;

/** Writes and reads one key, which expires; a finding if Redis refuses, or cannot be reached. */
export async function redisFindings(variables: Variables): Promise<readonly Finding[]> {
  const url = parseEnvironment(variables).settings?.redisUrl;
  if (!url) return [];
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let connectionError: NodeJS.ErrnoException | undefined;
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
    // The first word of an error reply is its code.
    const code = connectionError?.code ?? String(Object(connectionError ?? error).message).split(' ', 1)[0];
    return [finding('environment', 'REDIS_URL', `cannot be written to (${code})`)];
  } finally {
    client.disconnect();
  }
}

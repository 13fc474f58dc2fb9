import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadEnvFile } from 'node:process';

/** An error whose message tells the developer what to do; printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Loads `.env` if it exists (`ENV_FILE` names another file); variables that are set already win. */
export function readEnvironment(): void {
  const file = process.env.ENV_FILE || '.env';
  if (existsSync(file)) loadEnvFile(file);
}

/** A port from the environment, or its default; throws a StartError if it is not a port number. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`${name} is "${text}", but it must be a port number from 1 to 65535.`);
}

/** Throws a StartError that names the variable to change if the port is in use. */
export async function assertPortFree(port: {
  number: number;
  host: string;
  name: string;
  purpose: string;
}): Promise<void> {
  const { number, host, name, purpose } = port;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened: ${error.message}`;
      const advice = `Stop what uses it, or choose another: ${name}=${number + 10} npm start`;
      reject(new StartError(`Port ${number} (${purpose}) ${reason}. ${advice}`));
    });
    probe.listen(number, host, () => probe.close(() => resolve()));
  });
}

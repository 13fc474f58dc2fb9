import { createServer } from 'node:net';

/** A start that cannot go on, told in a sentence that says what to do. */
export class StartProblem extends Error {}

/** One port from the environment, or its default; throws a StartProblem when it is no port number. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartProblem(`${name} is "${text}", but it must be a port number from 1 to 65535.`);
}

/** Throws a StartProblem that names the variable to set when something else listens on the port already. */
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
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${number} (${purpose}) is already in use.`
          : `Port ${number} (${purpose}) cannot be opened: ${error.message}.`;
      reject(
        new StartProblem(`${reason} Stop what uses it, or choose another: ${name}=${number + 10} npm start`),
      );
    });
    probe.listen(number, host, () => probe.close(() => resolve()));
  });
}

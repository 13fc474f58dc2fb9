import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { parseEnv } from 'node:util';

/** An error whose message tells the developer what to do; printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Reads `.env` if it exists, or the file that `ENV_FILE` names; variables that are set already win. Throws a StartError where
 * that file does not exist, is not UTF-8, or is read otherwise than it was meant.
 */
export function readEnvironment(): void {
  const named = process.env.ENV_FILE;
  const file = named || '.env';
  if (named && !existsSync(named)) throw new StartError(`ENV_FILE is "${named}", which does not exist.`);
  if (!existsSync(file)) return;
  // Without the byte order mark that some editors write.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new StartError(`${file} is not UTF-8. Save it as UTF-8.`);
  // Without the further lines of a value in quotation marks.
  const lines = text
    .replace(/^[ \t]*(?:export\s+)?\w+[ \t]*=[ \t]*(["'`])[\s\S]*?\1/gm, (value) =>
      value.replace(/\n.*/g, '\n'),
    )
    .split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const problem = lineProblem(line);
    if (problem) throw new StartError(`${file}, line ${index + 1}: ${problem}`);
  }
  // parseEnv keeps the spaces before a name.
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name.trim()] ??= value;
}

/** What parseEnv does not read of a line, without its value, which may be a password. */
function lineProblem(line: string): string | undefined {
  if (line.includes('\r')) return 'write each variable on a line of its own.';
  if (!/^\s*(#|$|(export\s+)?\w+\s*=)/.test(line)) return 'write NAME=value.';
  const [, value = ''] = /^\s*(?:export\s+)?\w+\s*=\s*(.*)$/.exec(line) ?? [];
  if (/^(["'`]).*?\1\s*[^\s#]/.test(value))
    return 'what is behind the quotation marks is not read. Put them around the whole value, or leave them out.';
  if (/^[^"'`#][^#]*[^\s#]#/.test(value))
    return '# begins a comment. Write %23 in an address, or put quotation marks around the value.';
  return undefined;
}

/** A port from the environment, or its default; throws a StartError if it is not a port number. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`${name} is "${text}", but it must be a port number from 1 to 65535.`);
}

/** `localhost` can be either, and programs do not agree on which. */
const loopbackAddresses = ['127.0.0.1', '::1'];

/** Where to listen: on the address of HOST, else on those of `localhost` that this machine has. */
export async function findHosts(
  host = process.env.HOST,
  addresses: readonly string[] = loopbackAddresses,
): Promise<readonly string[]> {
  if (host && host !== 'localhost') return [host];
  const errors = await Promise.all(addresses.map((address) => tryToListen(0, address)));
  return addresses.filter((_, index) => !errors[index]);
}

/** An address as it stands in a URL. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

interface Port {
  readonly number: number;
  readonly hosts: readonly string[];
  /** The variable that chooses it. */
  readonly name: string;
  readonly purpose: string;
}

/** Throws one StartError that names every port in use, and the command with the variables to change; or two variables with one port. */
export async function assertPortsFree(ports: readonly Port[], command: string): Promise<void> {
  for (const [index, { name, number }] of ports.entries()) {
    const other = ports.slice(0, index).find((port) => port.number === number);
    if (other)
      throw new StartError(`${other.name} and ${name} are both ${number}: give each a port of its own.`);
  }
  const problems = (await Promise.all(ports.map(portProblem))).filter((problem) => problem !== undefined);
  const taken = problems.flatMap(({ change }) => change ?? []);
  if (problems.length === 0) return;
  const texts = problems.map(({ text }) => text);
  if (taken.length > 0)
    texts.push(
      `Stop what uses ${taken.length > 1 ? 'them' : 'it'}, or choose another: ${taken.join(' ')} ${command}`,
    );
  throw new StartError(texts.join('\n'));
}

/** The error of listening there. */
function tryToListen(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

async function portProblem({ number, hosts, name, purpose }: Port) {
  const errors = await Promise.all(hosts.map((host) => tryToListen(number, host)));
  const error = errors.find((one) => one !== undefined);
  if (!error) return undefined;
  const port = `Port ${number} (${purpose})`;
  if (error.code === 'EADDRINUSE')
    return { text: `${port} is already in use.`, change: `${name}=${number + 10}` };
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return {
      text: `HOST is "${hosts.join()}", which is no address of this machine. Leave it out, or write 0.0.0.0 to open the site from a phone.`,
    };
  if (error.code === 'EACCES')
    return { text: `${port} needs the rights of an administrator.`, change: `${name}=${number + 8000}` };
  return { text: `${port} cannot be opened: ${error.message}` };
}

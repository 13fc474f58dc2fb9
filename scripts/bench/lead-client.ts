import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Agent, request } from 'node:http';
import { join } from 'node:path';
import type { Role } from './lead-process.ts';

const environment = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  LEAD_TO: 'leads@example.com',
  LEAD_FROM: 'website@example.com',
  LEAD_LIMIT_FACTOR: '1000000',
};
const children: ChildProcess[] = [];

/** A role's process: its memory after garbage collection in MB, and the longest delay of its event loop since the last answer. */
export interface Memory {
  readonly rss: number;
  readonly heap: number;
  readonly delayMs: number;
  readonly unhandledRejections: number;
}

/** Starts a role of `lead-process.ts` in a process of its own. */
export async function startRole(role: Role, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', join(import.meta.dirname, 'lead-process.ts'), role],
    { env: { ...environment, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  children.push(child);
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

/** Ends every process that `startRole` started. */
export function stopRoles(): void {
  for (const child of children) child.kill();
}

/** Sends a message to a role's process and waits for its answer. */
export async function ask<Answer>(child: ChildProcess): Promise<Answer> {
  child.send('?');
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

/** Returns the status. Rejects without an answer, or after `signal`. */
export function postLead(
  options: {
    readonly agent: Agent;
    readonly port: number;
    readonly ip?: string;
    readonly signal?: AbortSignal;
  },
  body: string,
): Promise<number> {
  const { agent, port, ip, signal } = options;
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(ip && { 'x-forwarded-for': ip }),
    };
    const sending = request(
      { agent, port, signal, host: '127.0.0.1', path: '/api/send-email', method: 'POST', headers },
      (response) => {
        response.on('error', reject);
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sending.on('error', reject).end(body);
  });
}

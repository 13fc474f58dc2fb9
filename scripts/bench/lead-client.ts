import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Starts a role of `lead-process.ts` in a process of its own. */
export async function startRole(role: Role, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', join(import.meta.dirname, 'lead-process.ts'), role],
    { env: { ...environment, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  children.push(child);
  const [port] = (await once(child, 'message')) as [number];
  return { child, port, url: `http://127.0.0.1:${port}/api/send-email` };
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
export async function postLead(
  url: string,
  lead: unknown,
  { ip = '', signal }: { readonly ip?: string; readonly signal?: AbortSignal } = {},
): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(ip && { 'x-forwarded-for': ip }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(lead), signal });
  await response.arrayBuffer();
  return response.status;
}

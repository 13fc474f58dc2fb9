import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { serverEnvironment, siteUrl } from '../support/test-server.ts';

const ports = [1, 2, 3].map((step) => Number(serverEnvironment.PORT) + step);
const [port, inbox, smtp] = ports.map(String);
const otherPorts = { ...serverEnvironment, PORT: port, MAIL_UI_PORT: inbox, MAIL_SMTP_PORT: smtp };

const running: ChildProcess[] = [];

test.afterEach(() => {
  // A failed test must not leave its server running.
  for (const { pid } of running.splice(0)) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has exited already.
    }
  }
});

/** Runs `npm start` in its own process group, as a terminal does. */
function npmStart(env: Record<string, string | undefined>, script = 'start') {
  const child = spawn('npm', ['run', script], { env: { ...process.env, ...env }, detached: true });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, ended: once(child, 'close') };
}

function isOpen(number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(number, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });
}

async function untilReady({ output, ended }: ReturnType<typeof npmStart>): Promise<void> {
  const stopped = ended.then(() => Promise.reject(new Error(`It has ended: ${output()}`)));
  await Promise.race([expect.poll(output, { timeout: 100_000 }).toContain('Stop with Ctrl-C'), stopped]);
}

// One after the other, because they share ports.
test.describe.configure({ mode: 'default' });

test('start · a port in use is reported with the variable to change', async () => {
  const { output, ended } = npmStart({ ...otherPorts, PORT: serverEnvironment.PORT });
  const [status] = (await ended) as [number];
  expect(status).toBe(1);
  expect(output()).toContain(`Port ${serverEnvironment.PORT} (the site) is already in use.`);
  expect(output()).toContain(`PORT=${Number(serverEnvironment.PORT) + 10} npm start`);
  expect(output()).not.toMatch(/\n\s+at /);
});

test('start · an unchanged site starts without a build, and Ctrl-C ends everything', async () => {
  const started = npmStart(otherPorts);
  await untilReady(started);
  expect(started.output()).not.toContain('Building');
  expect(started.output()).toContain(`Leads stay on this machine: read them at http://127.0.0.1:${inbox}`);
  expect((await fetch(siteUrl.replace(serverEnvironment.PORT, port ?? ''))).status).toBe(200);
  expect(await Promise.all(ports.map(isOpen))).toEqual([true, true, true]);
  process.kill(-(started.child.pid ?? 0), 'SIGINT');
  await started.ended;
  await expect.poll(() => Promise.all(ports.map(isOpen))).toEqual([false, false, false]);
});

for (const { script, variable } of [
  { script: 'start', variable: { NODE_ENV: 'production' } },
  // Without a build for this address.
  { script: 'preview', variable: { SITE_URL: 'https://www.example.com' } },
]) {
  const [name = ''] = Object.keys(variable);
  test(`${script} · with ${name} there is no inbox, leads are answered with 503, and a signal to npm only ends everything`, async () => {
    const started = npmStart({ ...otherPorts, ...variable }, script);
    await untilReady(started);
    expect(started.output()).toContain('Leads cannot be mailed: they are answered with 503');
    expect(await Promise.all(ports.map(isOpen))).toEqual([true, false, false]);
    const response = await fetch(`${siteUrl.replace(serverEnvironment.PORT, port ?? '')}/api/send-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '9876543210' }),
    });
    expect(response.status).toBe(503);
    process.kill(started.child.pid ?? 0, 'SIGTERM');
    await started.ended;
    await expect.poll(() => Promise.all(ports.map(isOpen))).toEqual([false, false, false]);
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { serverEnvironment, siteUrl } from '../test-server.ts';

const ports = [1, 2, 3].map((step) => Number(serverEnvironment.PORT) + step);
const [port, inbox, smtp] = ports.map(String);
const elsewhere = { ...serverEnvironment, PORT: port, MAIL_UI_PORT: inbox, MAIL_SMTP_PORT: smtp };

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<unknown>;
}

const running: ChildProcess[] = [];

test.afterEach(() => {
  // A failed test must not leave its server behind for the next one.
  for (const { pid } of running.splice(0)) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already, as it should.
    }
  }
});

/** `npm start` as one types it, in a process group of its own as a terminal gives it. */
function npmStart(env: Record<string, string | undefined>): Started {
  const child = spawn('npm', ['start'], { env: { ...process.env, ...env }, detached: true });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, ended: once(child, 'close') };
}

function isOpen(number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(number, 'localhost');
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });
}

async function upWithin(started: Started, milliseconds: number): Promise<void> {
  await expect.poll(started.output, { timeout: milliseconds }).toContain('Stop with Ctrl-C');
}

test.describe.configure({ mode: 'serial' });

test('host · a taken port is told with what to do about it', async () => {
  const { output, ended } = npmStart({ ...elsewhere, PORT: serverEnvironment.PORT });
  const [status] = (await ended) as [number];
  expect(status).toBe(1);
  expect(output()).toContain(`Port ${serverEnvironment.PORT} (the site) is already in use.`);
  expect(output()).toContain(`PORT=${Number(serverEnvironment.PORT) + 10} npm start`);
  expect(output()).not.toMatch(/\n\s+at /);
});

test('host · a port that is none is told too', async () => {
  const { output, ended } = npmStart({ ...elsewhere, MAIL_UI_PORT: 'inbox' });
  expect((await ended) as [number]).toEqual([1, null]);
  expect(output()).toContain('MAIL_UI_PORT is "inbox", but it must be a port number');
});

for (const { name, end } of [
  { name: 'Ctrl-C', end: (pid: number) => process.kill(-pid, 'SIGINT') },
  { name: 'a signal to npm alone', end: (pid: number) => process.kill(pid, 'SIGTERM') },
]) {
  test(`host · a second start is up in seconds without a build, and ${name} leaves nothing behind`, async () => {
    const started = npmStart(elsewhere);
    await upWithin(started, 20_000);
    expect(started.output()).not.toContain('Building');
    expect(started.output()).toContain(`Leads stay on this machine: read them at http://localhost:${inbox}`);
    expect((await fetch(siteUrl.replace(serverEnvironment.PORT, port ?? ''))).status).toBe(200);
    end(started.child.pid ?? 0);
    await started.ended;
    await expect.poll(() => Promise.all(ports.map(isOpen))).toEqual([false, false, false]);
  });
}

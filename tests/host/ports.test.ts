import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { assertPortsFree, findHosts, portFrom } from '../../scripts/environment.ts';

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const port = (number: number, name: string, host = '127.0.0.1') => ({
  number,
  hosts: [host],
  name,
  purpose: name,
});

test('ports · all that are taken are reported at once, with the command to start', async () => {
  const [site, inbox] = [await takenPort(), await takenPort()];
  await expect(
    assertPortsFree([port(site, 'PORT'), port(inbox, 'MAIL_UI_PORT')], 'npm run dev'),
  ).rejects.toThrow(
    `Port ${site} (PORT) is already in use.\nPort ${inbox} (MAIL_UI_PORT) is already in use.\nStop what uses them, or choose another: PORT=${site + 10} MAIL_UI_PORT=${inbox + 10} npm run dev`,
  );
});

test('ports · two variables with one port are named', async () => {
  await expect(
    assertPortsFree(
      [port(4173, 'PORT'), port(1025, 'MAIL_UI_PORT'), port(4173, 'MAIL_SMTP_PORT')],
      'npm start',
    ),
  ).rejects.toThrow('PORT and MAIL_SMTP_PORT are both 4173: give each a port of its own.');
});

test('ports · a HOST that is no address of this machine is one sentence', async () => {
  await expect(assertPortsFree([port(4173, 'PORT', '203.0.113.9')], 'npm start')).rejects.toThrow(
    /^HOST is "203\.0\.113\.9", which is no address of this machine\. Leave it out, .*$/,
  );
});

test('ports · on a machine that lacks an address of localhost the other is used, and HOST is used alone', async () => {
  expect(await findHosts('', ['127.0.0.1', '203.0.113.9'])).toEqual(['127.0.0.1']);
  expect(await findHosts('', ['203.0.113.9', '127.0.0.1'])).toEqual(['127.0.0.1']);
  expect(await findHosts('0.0.0.0')).toEqual(['0.0.0.0']);
});

test.each(['inbox', '0', '65536', '80.5'])('ports · "%s" is no port, which is one sentence', (text) => {
  vi.stubEnv('MAIL_UI_PORT', text);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => portFrom('MAIL_UI_PORT', 1080)).toThrow(
    `MAIL_UI_PORT is "${text}", but it must be a port number from 1 to 65535.`,
  );
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sendEmail from '../../api/send-email.ts';
import { callFunction } from '../../scripts/host/function-adapter.ts';

/** One instance of the function in a process of its own; it sends its port to the parent process. */
const server = createServer((request, response) => {
  callFunction(sendEmail, { request, response, timeoutMs: 30_000, trustProxy: true }).catch(() =>
    response.destroy(),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

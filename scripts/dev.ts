import { createServer } from 'vite';
import { assertPortFree, portFrom, readEnvironment } from './environment.ts';
import { describeMail } from './host/describe-mail.ts';
import { startLocalMail } from './host/mail-server.ts';
import { onShutdown } from './on-shutdown.ts';

/** Vite's development server with the function and a local mail server. */
export async function run(): Promise<void> {
  readEnvironment();
  const host = process.env.HOST || 'localhost';
  const port = portFrom('PORT', 5173);
  await assertPortFree({ number: port, host, name: 'PORT', purpose: 'the development server' });
  await startLocalMail();
  const server = await createServer({ server: { host, port, strictPort: true }, clearScreen: false });
  onShutdown(() => server.close());
  await server.listen();
  server.printUrls();
  console.log(`${describeMail(process.env)}\nStop with Ctrl-C\n`);
}

import { createServer } from 'vite';
import { assertPortsFree, portFrom, readEnvironment } from './environment.ts';
import { describeMail } from './host/describe-mail.ts';
import { localMailPorts, startLocalMail } from './host/mail-server.ts';
import { onShutdown } from './on-shutdown.ts';
import { operatorPage } from './operator-page.ts';

/** Vite's development server with the function and a local mail server. */
export async function run(): Promise<void> {
  const environment = { ...process.env };
  readEnvironment();
  const host = process.env.HOST || 'localhost';
  const port = portFrom('PORT', 5173);
  const site = { number: port, hosts: [host], name: 'PORT', purpose: 'the development server' };
  await assertPortsFree([site, ...(await localMailPorts())], 'npm run dev');
  await startLocalMail();
  const server = await createServer({
    server: { host, port, strictPort: true },
    plugins: [operatorPage(environment)],
    clearScreen: false,
  });
  onShutdown(() => server.close());
  await server.listen();
  server.printUrls();
  console.log(
    `  What is missing: http://${host}:${port}/operator\n${describeMail(process.env)}\nStop with Ctrl-C\n`,
  );
}

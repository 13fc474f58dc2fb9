import { createServer } from 'vite';
import { prepareMail, readEnvironment, whereLeadsGo } from './environment.ts';
import { assertPortFree, portFrom, StartProblem } from './host/ports.ts';
import { onEnd } from './on-end.ts';

/** The site from its sources with hot reload, its function and a local mail server. */
export async function run(): Promise<void> {
  try {
    readEnvironment();
    const host = process.env.HOST || 'localhost';
    const port = portFrom('PORT', 5173);
    await assertPortFree({ number: port, host, name: 'PORT', purpose: 'the development server' });
    const mail = await prepareMail();
    const server = await createServer({ server: { host, port, strictPort: true }, clearScreen: false });
    await server.listen();
    server.printUrls();
    console.log(`${whereLeadsGo(mail)}\nStop with Ctrl-C\n`);
    const end = async () => {
      await Promise.all([server.close(), mail?.close()]);
      process.exit(0);
    };
    onEnd(end);
  } catch (error) {
    console.error(error instanceof StartProblem ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}

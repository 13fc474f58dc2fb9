import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { visit } from './lead-requests.ts';
import { type SmtpTestServer, startSmtpTestServer } from './smtp-test-server.ts';
import { testEnvironment } from './test-handler.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const secret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
/** Vercel's launcher: passes Node's requests to the function's default export. */
const launcher = join(dirname(require.resolve('@vercel/node')), 'bundling-handler.js');

/** The package does not declare the type of its builder. */
interface Builder {
  build(
    options: object,
  ): Promise<{ readonly output: { readonly files: Readonly<Record<string, BuiltFile>> } }>;
}

interface BuiltFile {
  /** Path of a file or a symbolic link … */
  readonly fsPath?: string;
  /** … or generated content. */
  readonly data?: string | Buffer;
}

let folder: string;
let smtp: SmtpTestServer;
let receiver: WebhookReceiver;
let server: ChildProcess;
let url: string;
let deployedFiles: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compiled-'));
  smtp = await startSmtpTestServer();
  receiver = await startWebhookReceiver();
  // The builder logs its progress, and warns of types that only the editor needs.
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  deployedFiles = await compileInto(folder).finally(() => vi.restoreAllMocks());
  await copyFile(launcher, join(folder, 'launcher.cjs'));
  await writeFile(
    join(folder, 'serve.cjs'),
    // Vercel's runtime provides the request context.
    `const waitUntil = (promise) => promise.then(() => process.send('waited'));
     globalThis[Symbol.for('@vercel/request-context')] = { get: () => ({ waitUntil }) };
     const server = require('node:http').createServer(require('./launcher.cjs'));
     server.listen(0, '127.0.0.1', () => process.send(server.address().port));`,
  );
  server = spawn(process.execPath, ['serve.cjs'], {
    cwd: folder,
    env: {
      ...testEnvironment,
      SMTP_URL: smtp.url,
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: secret,
      NODE_ENV: 'production',
      VERCEL: '1',
      PATH: process.env.PATH,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (message) => resolve(Number(message)));
    server.once('exit', (code) => reject(new Error(`The compiled function exited with ${code}`)));
  });
  url = `http://127.0.0.1:${port}/api/send-email`;
}, 60_000);

afterAll(async () => {
  server?.kill();
  await smtp?.close();
  await receiver?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Compiles the function with Vercel's builder and copies what it would deploy to `target`. */
async function compileInto(target: string): Promise<readonly string[]> {
  const { build } = require('@vercel/node') as Builder;
  const { output } = await build({
    files: { 'api/send-email.ts': { fsPath: join(root, 'api/send-email.ts') } },
    entrypoint: 'api/send-email.ts',
    workPath: root,
    repoRootPath: root,
    config: { zeroConfig: true },
    // Dependencies are installed already.
    meta: { skipDownload: true, runNpmInstallSet: new Set([join(root, 'package.json')]) },
  });
  for (const [name, file] of Object.entries(output.files)) {
    const path = join(target, name);
    await mkdir(dirname(path), { recursive: true });
    if (file.data !== undefined) await writeFile(path, file.data);
    else if (file.fsPath) await copy(file.fsPath, path);
  }
  return Object.keys(output.files);
}

async function copy(from: string, to: string) {
  if ((await stat(from)).isDirectory()) await symlink(from, to);
  else await copyFile(from, to);
}

function post(body: object, method = 'POST'): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-matched-path': '/api/send-email',
    'x-vercel-forwarded-for': '203.0.113.7',
  };
  return fetch(url, { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) });
}

test('compiled function · it mails a lead, and posts it to the webhook within waitUntil', async () => {
  const waited = once(server, 'message');
  const response = await post({ ...visit, meta: { page: '/' } });
  expect([response.status, await response.json()]).toEqual([
    200,
    { message: 'Your request has been submitted!' },
  ]);
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toMatchObject({ subject: 'Visit · Sat 5 Dec, 11:00 · Basant Vatika' });
  expect(smtp.mails[0]?.html).toContain('Basant Vatika');
  const files = smtp.mails[0]?.attachments.map(({ filename }) => filename);
  expect(files).toEqual(['contact.vcf', 'visit.ics']);
  expect(await waited).toContain('waited');
  expect(receiver.posts).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.posts;
  const webhookHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, `${value}`]),
  );
  expect(new Webhook(secret).verify(body, webhookHeaders)).toMatchObject({ data: { kind: 'visit' } });
});

test('compiled function · it rejects other methods and invalid leads', async () => {
  const get = await post({}, 'GET');
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await post({ phone: '' })).status).toBe(422);
  expect(await (await post({ phone: '', meta: { language: 'hi-IN' } })).json()).toMatchObject({
    message: 'कृपया अपना फ़ोन नंबर लिखिए।',
  });
});

test('compiled function · only api, the lead modules, content and i18n are deployed with it', () => {
  const own = deployedFiles.filter((name) => !name.startsWith('node_modules/'));
  for (const name of own)
    expect(name).toMatch(
      /^(?:(?:src\/i18n\/compiled\/messages\/)?package\.json|(?:api\/.+|src\/(?:(?:features\/)?leads|content)\/[a-z-]+|src\/i18n\/(?:compiled\/)?(?:messages\/)?[\w-]+)\.js(?:\.map)?)$/,
    );
  expect(own).not.toContain('src/content/pictures.js');
  // It loads every message of the site.
  expect(own).not.toContain('src/i18n/compiled/messages.js');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect, vi } from 'vitest';
import { visit } from '../../src/features/leads/lead-fixture.ts';
import { startSmtpTestServer } from './smtp-test-server.ts';
import { testEnvironment } from './test-handler.ts';
import { startWebhookReceiver, verify } from './webhook-receiver.ts';

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

const test = base
  .extend('folder', { scope: 'file' }, () => mkdtemp(join(tmpdir(), 'compiled-')))
  /** The function as Vercel deploys it, in a process of its own. */
  .extend('deployed', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    const files = await compileInto(folder);
    await copyFile(launcher, join(folder, 'launcher.cjs'));
    await writeFile(
      join(folder, 'serve.cjs'),
      // Vercel's runtime provides the request context.
      `const waitUntil = (promise) => promise.then(() => process.send('waited'));
     globalThis[Symbol.for('@vercel/request-context')] = { get: () => ({ waitUntil }) };
     const server = require('node:http').createServer(require('./launcher.cjs'));
     server.listen(0, '127.0.0.1', () => process.send(server.address().port));`,
    );
    const smtp = await startSmtpTestServer();
    const receiver = await startWebhookReceiver();
    const server = spawn(process.execPath, ['serve.cjs'], {
      cwd: folder,
      env: {
        ...testEnvironment,
        SMTP_URL: smtp.url,
        ...receiver.env,
        NODE_ENV: 'production',
        VERCEL: '1',
        PATH: process.env.PATH,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    onCleanup(async () => {
      server.kill();
      await Promise.all([smtp.close(), receiver.close(), rm(folder, { recursive: true })]);
    });
    const [port] = await once(server, 'message');
    const headers = {
      'content-type': 'application/json',
      'x-matched-path': '/api/send-email',
      'x-vercel-forwarded-for': '203.0.113.7',
    };
    const send = (init: RequestInit) =>
      fetch(`http://127.0.0.1:${port}/api/send-email`, { method: 'POST', headers, ...init });
    return { files, smtp, receiver, server, send };
  });

/** Compiles the function with Vercel's builder and copies what it would deploy to `target`. */
async function compileInto(target: string): Promise<readonly string[]> {
  const { build } = require('@vercel/node') as Builder;
  // The builder logs its progress, and warns of types that only the editor needs.
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  const { output } = await build({
    files: { 'api/send-email.ts': { fsPath: join(root, 'api/send-email.ts') } },
    entrypoint: 'api/send-email.ts',
    workPath: root,
    repoRootPath: root,
    config: { zeroConfig: true },
    // Dependencies are installed already.
    meta: { skipDownload: true, runNpmInstallSet: new Set([join(root, 'package.json')]) },
  });
  vi.restoreAllMocks();
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

test('compiled function · it mails a lead, and posts it to the webhook within waitUntil', async ({
  deployed,
}) => {
  const { mails } = deployed.smtp;
  const waited = once(deployed.server, 'message');
  const response = await deployed.send({ body: JSON.stringify({ ...visit, meta: { page: '/' } }) });
  expect([response.status, await response.json()]).toEqual([
    200,
    { message: expect.stringMatching(/^Your request has been submitted!/) },
  ]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Visit · Sat 5 Dec, 11:00 · Basant Vatika · \+91 98765 43210 · [A-Z\d]{5}$/),
  ]);
  expect(mails[0]?.html).toContain('Basant Vatika');
  expect(mails[0]?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/vcard', 'text/calendar']);
  expect(await waited).toContain('waited');
  expect(deployed.receiver.posts.map(verify)).toEqual([
    expect.objectContaining({ data: expect.objectContaining({ kind: 'visit' }) }),
  ]);
});

test('compiled function · it rejects other methods and invalid leads', async ({ deployed }) => {
  const get = await deployed.send({ method: 'GET' });
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  const invalid = await deployed.send({ body: '{"phone":"","meta":{"language":"hi-IN"}}' });
  expect([invalid.status, await invalid.json()]).toEqual([
    422,
    expect.objectContaining({ message: 'कृपया अपना फ़ोन नंबर लिखिए।' }),
  ]);
});

test('compiled function · only api, the lead modules, domain, content and i18n are deployed with it', ({
  deployed,
}) => {
  const own = deployed.files.filter((name) => !name.startsWith('node_modules/'));
  for (const name of own)
    expect(name).toMatch(
      /^(?:package\.json|(?:api\/.+|src\/(?:features\/leads(?:\/kinds)?|domain(?:\/facts)?|content)\/[a-z-]+|src\/i18n\/(?:compiled\/)?[\w-]+)\.js(?:\.map)?)$/,
    );
  expect(own).not.toContain('src/generated/pictures.js');
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const secret = ['.env', '.env.local', '.env.production', 'production.env', 'deploy/.env'];
/** The attachment of an owner's mail, which docs/operating.md has the operator save into this folder. */
const sentByOwner = 'hall-Lamp-Hall-2026-11-25.json';

test('secrets · git and so the linter ignore every .env file but the example, and what an owner has sent', () => {
  const ignored = execFileSync('git', ['check-ignore', '--no-index', '--stdin'], {
    cwd: root,
    input: [...secret, sentByOwner, '.env.example'].join('\n'),
    encoding: 'utf8',
  });
  expect(ignored.trim().split('\n')).toEqual([...secret, sentByOwner]);
});

test('secrets · the container gets no .env file but the example', () => {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['**/.env*', '!.env.example', '**/*.env']));
});

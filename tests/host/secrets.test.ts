import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const secret = ['.env', '.env.local', '.env.production', 'production.env', 'deploy/.env'];

test('secrets · git ignores every .env file but the example', () => {
  const ignored = execFileSync('git', ['check-ignore', '--no-index', '--stdin'], {
    cwd: root,
    input: [...secret, '.env.example'].join('\n'),
    encoding: 'utf8',
  });
  expect(ignored.trim().split('\n')).toEqual(secret);
});

test('secrets · the container gets no .env file but the example', () => {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['**/.env*', '!.env.example', '**/*.env']));
});

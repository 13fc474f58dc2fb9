import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const lines = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8').split('\n');

test.each(['.gitignore', '.dockerignore'])('secrets · %s excludes .env files', (file) => {
  expect(lines(file)).toEqual(expect.arrayContaining(['.env', '*.env']));
});

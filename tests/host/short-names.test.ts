import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { shortName } from '../../scripts/short-names.ts';

test('fast 1 · a class has the same short name in both builds, another file’s class another', () => {
  expect(shortName('box', 'src/ui/a.module.css')).toBe(shortName('box', 'src/ui/a.module.css?used'));
  expect(shortName('box', 'src/ui/a.module.css')).not.toBe(shortName('box', 'src/ui/b.module.css'));
  expect(shortName('box', 'src/ui/a.module.css')).toMatch(/^[a-zA-Z_][\w-]{3,4}$/);
});

test('fast 1 · two classes that would share a short name stop the build, both named', () => {
  const seen = new Map<string, string>();
  const shortOf = (name: string) =>
    createHash('sha256').update(`${name} in x.module.css`).digest('base64url').slice(0, 4);
  for (let number = 0; ; number++) {
    const name = `c${number}`;
    const twin = seen.get(shortOf(name));
    seen.set(shortOf(name), name);
    if (!twin) continue;
    shortName(twin, 'x.module.css');
    expect(() => shortName(name, 'x.module.css')).toThrow(
      `${name} in x.module.css and ${twin} in x.module.css`,
    );
    return;
  }
});

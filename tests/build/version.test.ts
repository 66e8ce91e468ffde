import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the version of the package heads CHANGELOG, and is that of the lockfile', () => {
  const [own, lock] = ['package.json', 'package-lock.json'].map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const [, newest] = /^## (.*)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(newest).toBe(own.version);
  expect([lock.version, lock.packages[''].version]).toEqual([own.version, own.version]);
});

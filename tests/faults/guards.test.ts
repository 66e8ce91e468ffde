import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUARDS } from './guards.ts';

test('each guard that npm run faults:guards switches off stands once in its file', () => {
  const lost = GUARDS.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  expect(lost.map(({ guard }) => guard)).toEqual([]);
});

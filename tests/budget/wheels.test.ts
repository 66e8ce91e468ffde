import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A key of the wheels' data. */
const WHEELS = 'k15 p15 g11';

test('the wheels ship in no chunk that a page asks for before a wheel is made: one of the worker, one of a page without', () => {
  const chunks = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  const holding = chunks.filter((file) => readFileSync(`dist/assets/${file}`, 'utf8').includes(WHEELS));
  expect(holding.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual(['draw-wheel', 'in-page']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A key of the wheels' data. */
const WHEELS = 'k15 p15 g11';

test('the wheels ship in chunks of their own, for the worker and for a page without one', () => {
  const chunks = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  const holding = chunks.filter((file) => readFileSync(`dist/assets/${file}`, 'utf8').includes(WHEELS));
  expect(holding).toHaveLength(2);
  for (const file of holding) expect(file).toMatch(/^draw-wheel-/);
});

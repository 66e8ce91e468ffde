import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

interface Measured {
  readonly tried: number;
  readonly slow: readonly { readonly reader: string; readonly shape: readonly string[] }[];
}

let measured: Measured;
/**
 * Measured in a process of its own: processor time is that of the process, and here other tests run. Beside them it may
 * take minutes, so it has no time limit.
 */
beforeAll(() => {
  const script = resolve(import.meta.dirname, 'measure.ts');
  measured = JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' }));
}, 0);

test('four times as long a text takes no reader and no expression of one nine times the processor time', () => {
  expect(measured.tried).toBeGreaterThan(100);
  expect(measured.slow.filter(({ reader }) => reader !== 'control')).toEqual([]);
});

test('the expression that stopped the page would be found', () => {
  expect(measured.slow.find(({ reader }) => reader === 'control')?.shape).toContain('\u2028');
});

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

interface Growth {
  readonly reader: string;
  readonly shape: readonly string[];
  readonly growth: number;
}

let growths: readonly Growth[] = [];
/** Measured in a process of its own: processor time is that of the process, and here other tests run. */
beforeAll(() => {
  const script = resolve(import.meta.dirname, 'measure.ts');
  growths = JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' }));
});

const slow = () => growths.filter(({ growth }) => growth >= 3);

test('twice as long a text takes no reader three times the processor time', () => {
  expect(new Set(growths.map(({ reader }) => reader)).size).toBeGreaterThan(20);
  expect(slow().filter(({ reader }) => reader !== 'control')).toEqual([]);
});

test('the expression that stopped the page would be found', () => {
  expect(
    slow()
      .filter(({ reader }) => reader === 'control')
      .map(({ shape }) => shape[1]),
  ).toContain('\u2028');
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ID, STEPS } from './new-strategy.ts';
import { copyTree } from './tree-copy.ts';

const INSTRUCTION = resolve(import.meta.dirname, '../../workers/engine/strategies/README.md');

/** What the compiler, and after it these tests, ask for when the catalogue has a new row. */
const BY_COMPILER = [
  ...['src/content/strategy/strategies.ts', 'tests/engine/golden-values.ts'],
  ...['tests/engine/strategies/properties.ts', 'workers/engine/strategies/registry.ts'],
  'workers/shared/link/packed-link.ts',
];
const BY_TESTS = [
  'the catalogue has the named strategies, group after group',
  "the second number of the engine's release rises when a receipt can ask for more",
];

const copy = copyTree();
afterAll(() => copy.remove(), 60_000);

async function follow(...paths: readonly string[]): Promise<void> {
  for (const path of paths) await STEPS.get(path)?.(copy);
}

describe('who adds a strategy as the instruction says', () => {
  const paths = [...STEPS.keys()];

  test('has a step for each place, in order', () => {
    const steps = readFileSync(INSTRUCTION, 'utf8').matchAll(/^\d+\. `([^`]+)`/gm);
    expect(Array.from(steps, ([, path]) => path?.replace('<id>', ID))).toEqual(paths);
  });

  test('is told by the compiler, then by the tests, what is missing', async () => {
    await follow('workers/shared/strategy/catalogue.ts');
    expect(await copy.faultyFiles()).toEqual(BY_COMPILER);
    await follow(`workers/engine/strategies/rules/${ID}.ts`, ...BY_COMPILER.toSorted(lastGolden));
    const files = ['tests/engine/strategies/catalogue.test.ts', 'tests/replay/replay.test.ts'];
    expect((await copy.tried(...files)).failed).toEqual(BY_TESTS);
  });

  test('has nothing red at the end, and all values that there were', async () => {
    await follow(...paths.slice(paths.indexOf('tests/engine/strategies/catalogue.test.ts'), -1));
    expect(await copy.faultyFiles()).toEqual([]);
    const whole = ['golden', 'strategies/catalogue'];
    const files = whole.map((name) => `tests/engine/${name}.test.ts`);
    const all = await copy.tried(
      ...files,
      'tests/replay',
      'tests/cli/arguments.test.ts',
      'tests/shared/link/packed-link.test.ts',
    );
    expect(all.failed).toEqual([]);
    const own = await copy.tried('tests/engine/strategies', 'tests/engine/swaps.test.ts', '-t', ID);
    expect(own.failed).toEqual([]);
    expect(own.passed).toBeGreaterThan(20);
  });
});

/** Golden values are printed when the rest is there. */
const lastGolden = (a: string, b: string) => Number(/golden/.test(a)) - Number(/golden/.test(b));

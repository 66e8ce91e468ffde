import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LOTTERY_STEPS } from './new-lottery.ts';
import { ID, STRATEGY_STEPS } from './new-strategy.ts';
import type { Step } from './steps.ts';
import { copyTree } from './tree-copy.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');

const LOTTERY_ROW = 'workers/shared/lottery/lotteries.ts';
const STRATEGY_ROW = 'workers/shared/strategy/catalogue.ts';

/** What the compiler asks for when there is one more lottery, or one more row in the catalogue. */
const OF_LOTTERY = [
  ...['src/ui/share/draw-ball.ts', 'src/ui/share/lottery-colors.ts', 'tests/draws/read/json-files.ts'],
  ...['tests/engine/golden-values.ts', 'tests/engine/strategies/rules/strategic.test.ts'],
  ...['tests/shared/lottery/lotteries.test.ts', 'workers/shared/link/packed-link.ts'],
  ...['anchors', 'past-prices', 'prices', 'teimosinhas', 'weeks'].map((kind) => `workers/shared/rules/${kind}.ts`),
];
const OF_STRATEGY = [
  ...['src/content/strategy/strategies.ts', 'tests/engine/golden-values.ts'],
  ...['tests/engine/strategies/properties.ts', 'workers/engine/strategies/registry.ts'],
  'workers/shared/link/packed-link.ts',
];

/** And what tests ask for, once the compiler is content. */
const RELEASE = "the second number of the engine's release rises when a receipt can ask for more";
const COLOURS = 'each lottery has colours of its own, but the first, whose they are without one';
const CATALOGUE = 'the catalogue has the named strategies, group after group';

/** All unit tests within one. */
const WHOLE_SUITE_MS = 3_600_000;

const copy = copyTree();
afterAll(() => copy.remove(), 60_000);

/** What a command prints or writes comes when the rest is there. */
const lastWritten = (a: string, b: string) => Number(/golden|exports/.test(a)) - Number(/golden|exports/.test(b));

async function follow(steps: ReadonlyMap<string, Step>, isMeant: (path: string) => boolean): Promise<void> {
  for (const path of [...steps.keys()].filter(isMeant).sort(lastWritten)) await steps.get(path)?.(copy);
}

describe('who adds a lottery, and then a strategy, as the instructions say', () => {
  test('finds each file in them', () => {
    const [list = ''] = /^## A lottery$[\s\S]*?(?=^## )/m.exec(read('docs/how-to-add.md')) ?? [];
    const untold = [...LOTTERY_STEPS.keys()].filter((path) => !list.includes(`\`${path}\``));
    expect(untold.filter((path) => !path.startsWith('tests/') || !OF_LOTTERY.includes(path))).toEqual([]);
    const steps = read('workers/engine/strategies/README.md').matchAll(/^\d+\. `([^`]+)`/gm);
    expect(Array.from(steps, ([, path]) => path?.replace('<id>', ID))).toEqual([...STRATEGY_STEPS.keys()]);
  });

  test('it is told of a lottery by the compiler, but of the style sheet, then by the tests', async () => {
    await follow(LOTTERY_STEPS, (path) => path === LOTTERY_ROW);
    expect(await copy.faultyFiles()).toEqual(OF_LOTTERY);
    await follow(LOTTERY_STEPS, (path) => OF_LOTTERY.includes(path));
    const { failed } = await copy.tried('tests/replay/replay.test.ts', 'tests/ui/contrast.test.ts');
    expect(failed).toEqual([COLOURS, RELEASE]);
    await follow(LOTTERY_STEPS, (path) => path !== LOTTERY_ROW && !OF_LOTTERY.includes(path));
  });

  test('it is told of a strategy by the compiler, then by the tests', async () => {
    await follow(STRATEGY_STEPS, (path) => path === STRATEGY_ROW);
    expect(await copy.faultyFiles()).toEqual(OF_STRATEGY);
    const isRule = (path: string) => path.startsWith('workers/engine/strategies/rules/');
    await follow(STRATEGY_STEPS, (path) => OF_STRATEGY.includes(path) || isRule(path));
    const files = ['tests/engine/strategies/catalogue.test.ts', 'tests/replay/replay.test.ts'];
    expect((await copy.tried(...files)).failed).toEqual([CATALOGUE, RELEASE]);
    await follow(STRATEGY_STEPS, (path) => path !== STRATEGY_ROW && !OF_STRATEGY.includes(path) && !isRule(path));
  });

  test(
    'has nothing red at the end, in any test that needs no browser',
    async () => {
      expect(await copy.faultyFiles()).toEqual([]);
      const { passed, failed } = await copy.tried();
      expect(failed).toEqual([]);
      expect(passed).toBeGreaterThan(7000);
    },
    WHOLE_SUITE_MS,
  );
});

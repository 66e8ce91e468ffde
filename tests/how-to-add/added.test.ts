import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FACT_STEPS } from './new-fact.ts';
import { LOTTERY_STEPS } from './new-lottery.ts';
import { ID, STRATEGY_STEPS } from './new-strategy.ts';
import type { Step } from './steps.ts';
import { copyTree, instead } from './tree-copy.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');

const LOTTERY_ROW = 'workers/shared/lottery/lotteries.ts';
const STRATEGY_ROW = 'workers/shared/strategy/catalogue.ts';
const FACT_FIELD = 'workers/shared/strategy/ticket-facts.ts';
const FACT_COUNT = 'workers/engine/ticket-facts.ts';

/** What the compiler asks for when there is one more lottery, row in the catalogue, or fact. */
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
const OF_FACT = ['tests/content/foreign-codes.test.ts', 'tests/content/run/facts.test.ts', FACT_COUNT];

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

describe('the instructions for a lottery, then a strategy, then a fact on each ticket', () => {
  test.each([
    ['A lottery', LOTTERY_STEPS, OF_LOTTERY],
    ['A fact on each ticket', FACT_STEPS, OF_FACT],
  ])('«%s» names each file, except tests that the compiler names', (title, steps, asked) => {
    const [, list = ''] = read('docs/how-to-add.md').split(`## ${title}\n`);
    const [named = ''] = list.split('\n## ');
    const untold = [...steps.keys()].filter((path) => !named.includes(`\`${path}\``));
    expect(untold.filter((path) => !path.startsWith('tests/') || !asked.includes(path))).toEqual([]);
  });

  test('the list for a strategy names each file', () => {
    const steps = read('workers/engine/strategies/README.md').matchAll(/^\d+\. `([^`]+)`/gm);
    expect(Array.from(steps, ([, path]) => path?.replace('<id>', ID))).toEqual([...STRATEGY_STEPS.keys()]);
  });

  test('a lottery is asked for by the compiler, except in the style sheet, then by tests', async () => {
    await follow(LOTTERY_STEPS, (path) => path === LOTTERY_ROW);
    expect(await copy.faultyFiles()).toEqual(OF_LOTTERY);
    await follow(LOTTERY_STEPS, (path) => OF_LOTTERY.includes(path));
    const { failed } = await copy.tried('tests/replay/replay.test.ts', 'tests/ui/contrast.test.ts');
    expect(failed).toEqual([COLOURS, RELEASE]);
    await follow(LOTTERY_STEPS, (path) => path !== LOTTERY_ROW && !OF_LOTTERY.includes(path));
  });

  test('a strategy is asked for by the compiler, then by tests', async () => {
    await follow(STRATEGY_STEPS, (path) => path === STRATEGY_ROW);
    expect(await copy.faultyFiles()).toEqual(OF_STRATEGY);
    const isRule = (path: string) => path.startsWith('workers/engine/strategies/rules/');
    await follow(STRATEGY_STEPS, (path) => OF_STRATEGY.includes(path) || isRule(path));
    const files = ['tests/engine/strategies/catalogue.test.ts', 'tests/replay/replay.test.ts'];
    expect((await copy.tried(...files)).failed).toEqual([CATALOGUE, RELEASE]);
    await follow(STRATEGY_STEPS, (path) => path !== STRATEGY_ROW && !OF_STRATEGY.includes(path) && !isRule(path));
  });

  test('a fact is asked for by the compiler and leaves golden values as they are', async () => {
    await follow(FACT_STEPS, (path) => path === FACT_FIELD);
    expect(await copy.faultyFiles()).toEqual(OF_FACT);
    await follow(FACT_STEPS, (path) => path !== FACT_FIELD);
    const golden = ['tests/engine/golden.test.ts', 'tests/state/address/old-links.test.ts'];
    const named = [...FACT_STEPS.keys()].filter((path) => path.endsWith('.test.ts'));
    expect((await copy.tried(...golden, ...named)).failed).toEqual([]);
    // Negative control: another value of an old fact.
    const [now, other] = ['numbers.length - even', 'even - numbers.length'];
    copy.edit(FACT_COUNT, instead(now, other));
    for (const file of golden) expect((await copy.tried(file)).failed.length).toBeGreaterThan(100);
    copy.edit(FACT_COUNT, instead(other, now));
  });

  test(
    'nothing is red at the end in any test without a browser',
    async () => {
      expect(await copy.faultyFiles()).toEqual([]);
      const { passed, failed } = await copy.tried();
      expect(failed).toEqual([]);
      expect(passed).toBeGreaterThan(7000);
    },
    WHOLE_SUITE_MS,
  );
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { after, before, copyTree } from './tree-copy.ts';

const INSTRUCTION = resolve(import.meta.dirname, '../../docs/how-to-add.md');

/** An eighth lottery: 6 of 40, so its wheels are among those that there are. */
const KEY = 'sextina';
const ROW = `  {
    key: '${KEY}',
    name: 'Sextina',
    article: 'a',
    total: 40,
    pick: 6,
    drawn: 6,
    drawsPerContest: 1,
    drawDays: [2, 4, 6],
    columns: 8,
    slipGames: 3,
    counterSizes: [6, 12],
    teimosinha: [2, 4],
    minBetPrice: 2,
    counterPrice: 2,
    basePrize: 1_000_000,
    winningHits: down(6, 4),
    guarantee: 4,
  },
`;
const ROW_FILE = 'workers/shared/lottery/lotteries.ts';

const DARK = '@media screen and (prefers-color-scheme: dark)';
const colours = (accent: string, tint: string) =>
  `[data-lottery="${KEY}"] {\n  --accent: ${accent};\n  --tint: ${tint};\n}\n`;

/** What the app has of a lottery besides its row. */
const CHANGES = {
  'src/ui/share/lottery-colors.ts': after("lotomania: '#b54200',\n", `  ${KEY}: '#00695c',\n`),
  'src/ui/share/draw-ball.ts': after('lotomania: [0.14, 0.14, 0.14, 0.14],\n', `  ${KEY}: [0.3, 0.3, 0.3, 0.3],\n`),
  'workers/shared/link/packed-link.ts': after('oneOf<LotteryKey>({\n', `  ${KEY}: ${LOTTERIES.length},\n`),
  'src/ui/tokens.css': (code: string) =>
    before(
      `\n${DARK}`,
      colours('#00695c', '#dff2ef'),
    )(code).replace(`${DARK} {`, `${DARK} {\n${colours('#5fd4c4', '#12322e')}`),
};

/** Tables of the tests, which say what is right for each lottery on their own. */
const TABLES = [
  'tests/engine/golden-values.ts',
  'tests/draws/read/json-files.ts',
  'tests/engine/strategies/batches.ts',
  ...['aggressive', 'quick', 'strategic'].map((rule) => `tests/engine/strategies/rules/${rule}.test.ts`),
  'tests/engine/strategies/sizes.ts',
];

/** Tests that have a table of the lotteries, or count them. */
const BY_TESTS = [
  'a packed link of a newer packing, lottery or strategy is called newer, of a newer engine by its name',
  'what a bet costs is in cents, and starts from the specification’s price',
];

describe('who adds a lottery', () => {
  const copy = copyTree();
  afterAll(() => copy.remove(), 60_000);

  test('is told of each file by the compiler, but of the style sheet', async () => {
    copy.edit(ROW_FILE, before('] as const satisfies readonly LotteryRow[]', ROW));
    const typed = Object.keys(CHANGES).filter((path) => path.endsWith('.ts'));
    expect(await copy.faultyFiles()).toEqual([...typed, ...TABLES].sort());
  });

  test('has its odds, bets, links, colours and files found once these are changed', async () => {
    for (const [path, change] of Object.entries(CHANGES)) copy.edit(path, change);
    const tests = ['shared/link/packed-link', 'shared/bet/bet-cost', 'shared/lottery/tier-odds', 'ui/contrast'];
    const files = [...tests, 'draws/read/find-lottery', 'content/history/history'];
    const { passed, failed } = await copy.tried(...files.map((name) => `tests/${name}.test.ts`));
    expect(failed).toEqual(BY_TESTS);
    expect(passed).toBeGreaterThan(50);
  });

  test('finds these files in the instruction', () => {
    const [list = ''] = /^## A lottery$[\s\S]*?(?=^## )/m.exec(readFileSync(INSTRUCTION, 'utf8')) ?? [];
    for (const path of [ROW_FILE, ...Object.keys(CHANGES)]) expect(list).toContain(path);
  });
});

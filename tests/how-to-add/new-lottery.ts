import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { moreAskable } from './more-askable.ts';
import { exportsStep, goldenStep, type Step, step } from './steps.ts';
import { after, before } from './tree-copy.ts';

/** 6 of 40, so its wheels are among those that there are; its tiers tell its files from those of others. */
const KEY = 'sextina';

const ROW = `  {
    key: '${KEY}',
    name: 'Sextina',
    article: 'a',
    total: 40,
    pick: 6,
    drawn: 6,
    drawsPerContest: 1,
    columns: 8,
    slipGames: 3,
    counterSizes: [6, 12],
    minBetPrice: 2,
    basePrize: 1_000_000,
    winningHits: down(6, 2),
    guarantee: 4,
  },
`;

const DARK = '@media screen and (prefers-color-scheme: dark)';
const colours = (accent: string, tint: string) =>
  `[data-lottery="${KEY}"] {\n  --accent: ${accent};\n  --tint: ${tint};\n}\n`;

/** One more line of a table by lottery, which ends with that of Lotomania. */
const line = (last: string, own: string) => after(`  lotomania: ${last},\n`, `  ${KEY}: ${own},\n`);

/** Where a lottery is added, file by file. */
const changes = {
  'workers/shared/lottery/lotteries.ts': before('] as const satisfies readonly LotteryRow[]', ROW),
  'workers/shared/rules/prices.ts': line('[row(EVER, 3)]', '[row(EVER, 2)]'),
  'workers/shared/rules/past-prices.ts': line(
    "[row('2015-04-29', 1.5), row('2019-11-10', 2.5), row('2023-04-30', 3)]",
    '[row(EVER, 2)]',
  ),
  'workers/shared/rules/weeks.ts': line('always(1, 3, 5)', 'always(2, 4, 6)'),
  'workers/shared/rules/anchors.ts': line(
    "{ contest: 2965, day: '2026-08-19', source: 'draws' }",
    "{ contest: 1, day: '2026-08-20', source: 'draws' }",
  ),
  'workers/shared/rules/teimosinhas.ts': line(
    '[{ since: EVER, value: [2, 3, 4, 6, 8, 9, 12], source }]',
    '[{ since: EVER, value: [2, 4], source }]',
  ),
  'workers/shared/link/packed-link.ts': after('oneOf<LotteryKey>({\n', `  ${KEY}: ${LOTTERIES.length},\n`),
  'src/ui/share/lottery-colors.ts': line("'#b54200'", "'#00695c'"),
  'src/ui/share/draw-ball.ts': line('[0.14, 0.14, 0.14, 0.14]', '[0.3, 0.3, 0.3, 0.3]'),
  'src/ui/tokens.css': (code: string) =>
    before(
      `\n${DARK}`,
      colours('#00695c', '#dff2ef'),
    )(code).replace(`${DARK} {`, `${DARK} {\n${colours('#5fd4c4', '#12322e')}`),
  'tests/shared/lottery/lotteries.test.ts': line(
    "['Lotomania', 100, 50, 3, 4_000_000, 10]",
    "['Sextina', 40, 6, 2, 1_000_000, 8]",
  ),
  'tests/draws/read/json-files.ts': line("'LOTOMANIA'", "'SEXTINA'"),
  'tests/engine/strategies/rules/strategic.test.ts': line(
    '{ edge: 20, quotas: [20, 25, 5] }',
    '{ edge: 8, quotas: [3, 2, 1] }',
  ),
  ...moreAskable('lotteries', 1),
};

/** What each step of the instruction does, by the file that it is about. */
export const LOTTERY_STEPS: ReadonlyMap<string, Step> = new Map([
  ...Object.entries(changes).map(([path, change]) => [path, step(path, change)] as const),
  ['tests/engine/golden-values.ts', goldenStep(KEY)],
  ['docs/exports.d.ts', exportsStep],
]);

import type { Page } from 'playwright-core';
import { largestNumberPool } from '../../workers/engine/wheels/wheel-sizes.ts';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { combinations } from '../../workers/shared/lottery/odds.ts';
import { guaranteesOf, MAX_WHEEL_TICKETS } from '../../workers/shared/strategy/guarantees.ts';
import { throttle, withBenchPage } from './chromium.ts';
import { effort, some, THROTTLE } from './effort.ts';
import type { PoolKind, Times, Work } from './page/page.ts';
import { type Figure, rangeTable } from './range-table.ts';

/** 20 tickets: of the quick kind, and of each lottery's largest wheel, with its proof. */
export const benchProof = () =>
  tableOf('cercamento with its proof, 20 tickets, request to answer:', [QUICK, ...largestWheels()], (page, one) =>
    bothFigures(page, one.text, { kind: 'run', run: one.run }, { rounds: 7, aim: one.aim }),
  );

/** Reading the spreadsheet. */
export const benchRead = () =>
  tableOf('The same in Chromium, request to answer:', ['spreadsheet'], (page, text) =>
    bothFigures(page, text, { kind: 'read' }, { rounds: 5, aim: '≤ 6,000' }),
  );

/** Simulations of the laboratory: on one worker, on two, beside a bare popcount loop, and on a slow machine. */
export const benchLab = () =>
  tableOf('Simulations in Chromium:', SIZES, async (page, size) => {
    const { lottery, draws, games, aims } = size;
    const name = `${lottery}, ${draws.toExponential(0)} draws × ${games}`;
    const effort = { warmUp: 2, rounds: 9 };
    const { times } = await measure(page, ['one', 'two'], { kind: 'simulate', ...size }, effort);
    const [one = [], two = []] = times;
    const [bare = []] = (await measure(page, ['one'], { kind: 'bare', ...size }, effort)).times;
    return [
      {
        text: `${name}, 1 worker, million draws a second`,
        values: one.map((ms) => draws / ms / 1000),
        aim: '≥ 12',
        digits: 1,
      },
      { text: `${name}, 2 workers, ms`, values: two, ...aims },
      { text: `${name}, rate of 2 workers over 1`, values: ratio(one, two), aim: '≥ 1.8', digits: 2 },
      { text: `${name}, rate of 1 worker over a bare loop`, values: ratio(bare, one), aim: '≥ 0.7', digits: 2 },
      // Half of the draws, as each of two has: two that stand still with a core each would leave the page none.
      ...(await slowFigures(
        page,
        `${name}, half of them`,
        { kind: 'simulate', ...size, draws: draws / 2 },
        9,
        '≤ 4,000',
      )),
    ];
  });

const SIZES: readonly {
  readonly lottery: LotteryKey;
  readonly draws: number;
  readonly games: number;
  readonly aims?: { readonly aim: string };
}[] = [
  { lottery: 'megasena', draws: effort(10_000_000, 10_000), games: 1, aims: { aim: '≤ 500' } },
  { lottery: 'lotomania', draws: effort(1_000_000, 1000), games: 20 },
];

const QUICK = { text: 'lotomania, quick', run: { lottery: 'lotomania', strategy: 'quick' }, aim: '≤ 20' } as const;

/** Beyond this many draws a proof counts: it takes no time. */
const LOOKED_AT = 1e9;

/** The wheel of each lottery whose proof looks at the most draws, largest first. */
function largestWheels() {
  return LOTTERIES.map((lottery) => {
    const wheels = guaranteesOf(lottery).map((hits) => {
      const { pool } = largestNumberPool(lottery, hits, MAX_WHEEL_TICKETS);
      return { key: lottery.key, hits, pool, draws: Number(combinations(pool, lottery.drawn)) };
    });
    const looked = wheels.filter(({ draws }) => draws < LOOKED_AT);
    return looked.sort((a, b) => b.draws - a.draws)[0] ?? wheels[0];
  })
    .flatMap((wheel) => wheel ?? [])
    .sort((a, b) => b.draws - a.draws)
    .map(({ key, hits, pool, draws }) => {
      const proof = draws < LOOKED_AT ? `${draws.toLocaleString('en')} draws` : 'by counting';
      const run = { lottery: key, strategy: 'cercamento', options: { hits } } as const;
      return { text: `${key}, ${hits} hits in ${pool}, ${proof}`, run, aim: '≤ 300' };
    });
}

/** The figures of each thing of a list, measured in the app's workers; with BRIEF those of the first. */
function tableOf<T>(title: string, list: readonly T[], figuresOf: (page: Page, one: T) => Promise<Figure[]>) {
  return withBenchPage(async (page) => {
    const figures: Figure[] = [];
    for (const one of some(list)) figures.push(...(await figuresOf(page, one)));
    return rangeTable(title, figures);
  });
}

/** Some work in the app's worker; then on a slow machine, which has an aim. */
async function bothFigures(
  page: Page,
  text: string,
  work: Work,
  { rounds, aim }: { rounds: number; aim: string },
): Promise<Figure[]> {
  const { times } = await measure(page, ['one'], work, { warmUp: 2, rounds });
  return [
    { text: `${text}, ms`, values: times[0] ?? [], digits: 1 },
    ...(await slowFigures(page, text, work, rounds, aim)),
  ];
}

/**
 * Some work in a worker that takes so many times as long, with the page throttled as much: Chromium slows down the
 * page's thread only, so the worker stands still after each task for as long as a slow one would still be at it.
 */
async function slowFigures(page: Page, text: string, work: Work, rounds: number, aim: string): Promise<Figure[]> {
  await throttle(page, THROTTLE);
  const { times, longestTask } = await measure(page, ['slow'], work, { warmUp: 2, rounds });
  await throttle(page, 1);
  return [
    { text: `${text}, at ${THROTTLE}×, ms`, values: times[0] ?? [], aim, digits: 1 },
    { text: `${text}, at ${THROTTLE}×, longest task of the page, ms`, values: [longestTask] },
  ];
}

function measure(
  page: Page,
  pools: readonly PoolKind[],
  work: Work,
  { warmUp, rounds }: { warmUp: number; rounds: number },
): Promise<Times> {
  const args = [pools, work, effort(warmUp, 0), effort(rounds)] as const;
  return page.evaluate((given) => window.bench(...given), args);
}

const ratio = (of: readonly number[], over: readonly number[]) => of.map((ms, i) => ms / (over[i] as number));

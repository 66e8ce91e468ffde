import { engineOf } from '../../engine/engine.ts';
import type { SimulateRequest } from '../../shared/lab/lab-request.ts';
import { BLOCK_DRAWS, type Layout, layoutOf } from '../../shared/lab/simulation-layout.ts';
import type { SimulationReport } from '../../shared/lab/simulation-report.ts';
import { EXTRA_COUNT, type Extra } from '../../shared/lottery/lotteries.ts';
import { type Bets, createBets } from '../bets.ts';
import type { LabJob } from '../job.ts';
import { countDraws, createDrawCounter } from '../mask-draw.ts';
import { fitsDraws } from './fits.ts';
import { createLooks, LOOKS } from './looks.ts';
import { reportSimulation } from './report.ts';

/** Draws against games that stay between two looks at the clock. */
const STEP_DRAWS = 2 ** 13;

/** New tickets between two looks at the clock, where none of them is long. */
const STEP_TICKETS = 16;

/**
 * Fair draws against a bet. Draws and tickets have streams of their own in each block, named by the request's seed: so
 * they are independent of each other and of whoever runs the block.
 */
export function createSimulation(request: SimulateRequest): LabJob<SimulationReport> {
  const { bet, draws, seed } = request;
  const engine = engineOf(request.engine);
  const layout = layoutOf(request);
  const { lottery, checkpoints, row } = layout;
  const length = BLOCK_DRAWS[bet.kind];
  const drawsOf = (index: number) => ({ first: index * length, end: Math.min((index + 1) * length, draws) });
  const step = bet.kind === 'games' ? STEP_DRAWS : Math.ceil(STEP_TICKETS / bet.run.games);
  return {
    blocks: Math.ceil(draws / length),
    size: layout.size,
    *addBlock(index, sums) {
      const open = (part: string) => engine.stream(seed, 'lab', lottery.key, part, index);
      const bets = createBets(bet, open('tickets'));
      const look = layout.looks && createLooks(layout, { looks: layout.looks, bets, stream: open('looks') });
      const count = createCount(layout, bets, open, look && (() => look(Math.ceil(LOOKS / draws), sums)));
      if (look && !bets.next && index === 0) for (const _ of look(LOOKS, sums)) yield 0;
      const { first, end } = drawsOf(index);
      for (let at = first; at < end; ) {
        const stretch = checkpoints.findIndex((point) => point > at);
        const stop = Math.min(end, checkpoints[stretch] ?? end, at + step);
        for (const counted of count(stop - at, sums, stretch * row)) yield (at + counted - first) / (end - first);
        at = stop;
      }
    },
    fits: (sums, blocks) => fitsDraws(layout, bet.kind === 'anew', Array.from(blocks, drawsOf), sums),
    report: (sums) => reportSimulation(request, layout, sums),
  };
}

type Open = (part: string) => ReturnType<ReturnType<typeof engineOf>['stream']>;

/**
 * What makes some draws, and adds the hits of every game in them to the counts that begin at `base`. Yields how many
 * draws that is so far, with parts of one. New games are looked at.
 */
function createCount(layout: Layout, bets: Bets, open: Open, look?: () => Iterable<void>) {
  const { lottery, groups, columns } = layout;
  const { masks, marks, next } = bets;
  const places = Int32Array.from(marks, (one) => groups.findIndex((group) => group.marks === one) * columns);
  const counter = createDrawCounter(lottery, open('draws'), masks, places);
  const countExtras = lottery.extra && createExtras(lottery.extra, layout, bets, places, open);
  return function* (draws: number, sums: Float64Array, base: number): Generator<number, void, void> {
    const each = next || countExtras ? 1 : draws;
    for (let d = 0; d < draws; d += each) {
      if (next) for (const made of next()) yield d + made;
      countDraws(counter, each, sums, base);
      countExtras?.(sums, base);
      if (next && look) for (const _ of look()) yield d;
    }
    yield draws;
  };
}

/** What counts the team or month of a draw. */
function createExtras(kind: Extra, { columns }: Layout, { extras }: Bets, places: Int32Array, open: Open) {
  const stream = open('extras');
  return (sums: Float64Array, base: number): void => {
    const extra = 1 + stream.below(EXTRA_COUNT[kind]);
    for (let g = 0; g < extras.length; g++) {
      if (extras[g] !== extra) continue;
      const place = base + (places[g] as number) + columns - 1;
      sums[place] = (sums[place] as number) + 1;
    }
  };
}

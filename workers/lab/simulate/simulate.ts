import { engineOf } from '../../engine/engine.ts';
import type { SimulateRequest } from '../../shared/lab/lab-request.ts';
import { BLOCK_DRAWS, type Layout, layoutOf } from '../../shared/lab/simulation-layout.ts';
import type { SimulationReport } from '../../shared/lab/simulation-report.ts';
import { EXTRA_COUNT } from '../../shared/lottery/lotteries.ts';
import { type Bets, createBets } from '../bets.ts';
import type { LabJob } from '../job.ts';
import { countDraws, createDrawCounter } from '../mask-draw.ts';
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
  const step = bet.kind === 'games' ? STEP_DRAWS : Math.ceil(STEP_TICKETS / bet.run.games);
  return {
    blocks: Math.ceil(draws / length),
    size: layout.size,
    *addBlock(index, sums) {
      const open = (part: string) => engine.stream(seed, 'lab', lottery.key, part, index);
      const count = createCount(layout, createBets(bet, open('tickets')), open);
      const [first, end] = [index * length, Math.min((index + 1) * length, draws)];
      for (let at = first; at < end; ) {
        const stretch = checkpoints.findIndex((point) => point > at);
        const stop = Math.min(end, checkpoints[stretch] ?? end, at + step);
        for (const counted of count(stop - at, sums, stretch * row)) yield (at + counted - first) / (end - first);
        at = stop;
      }
    },
    *report(sums) {
      yield 0;
      return reportSimulation(request, layout, sums);
    },
  };
}

type Open = (part: string) => ReturnType<ReturnType<typeof engineOf>['stream']>;

/**
 * What makes some draws, and adds the hits of every game in them to the counts that begin at `base`. Yields how many
 * draws that is so far, with parts of one.
 */
function createCount(layout: Layout, bets: Bets, open: Open) {
  const { lottery, groups, columns, squaresAt } = layout;
  const { masks, marks } = bets;
  const places = Int32Array.from(marks, (one) => groups.findIndex((group) => group.marks === one) * columns);
  const counter = createDrawCounter(lottery, open('draws'), masks, places);
  const countMore = squaresAt !== undefined || lottery.extra ? createMore(layout, bets, places, open) : undefined;
  return function* (draws: number, sums: Float64Array, base: number): Generator<number, void, void> {
    const each = bets.next || countMore ? 1 : draws;
    for (let d = 0; d < draws; d += each) {
      if (bets.next) for (const made of bets.next()) yield d + made;
      countDraws(counter, each, sums, base);
      countMore?.(counter.hits, sums, base);
    }
    yield draws;
  };
}

/** What counts the team or month of a draw, and the squares, where there are some. */
function createMore({ lottery, columns, squaresAt }: Layout, { extras }: Bets, places: Int32Array, open: Open) {
  const { extra: kind } = lottery;
  const stream = open('extras');
  const ofDraw = new Uint8Array(columns);
  return (hits: Uint8Array, sums: Float64Array, base: number): void => {
    const extra = kind ? 1 + stream.below(EXTRA_COUNT[kind]) : 0;
    for (let g = 0; g < hits.length; g++) {
      ofDraw[hits[g] as number] = (ofDraw[hits[g] as number] as number) + 1;
      if (extra === 0 || extras[g] !== extra) continue;
      const place = base + (places[g] as number) + columns - 1;
      sums[place] = (sums[place] as number) + 1;
      ofDraw[columns - 1] = (ofDraw[columns - 1] as number) + 1;
    }
    for (let i = 0; i < columns && squaresAt !== undefined; i++) {
      const count = ofDraw[i] as number;
      sums[squaresAt + i] = (sums[squaresAt + i] as number) + count * count;
    }
    ofDraw.fill(0);
  };
}

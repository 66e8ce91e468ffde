import { engineOf } from '../../engine/engine.ts';
import type { SimulateRequest } from '../../shared/lab/lab-request.ts';
import type { SimulationReport } from '../../shared/lab/simulation-report.ts';
import { EXTRA_COUNT } from '../../shared/lottery/lotteries.ts';
import { type Bets, createBets } from '../bets.ts';
import type { LabJob } from '../job.ts';
import { createMaskDraw, hitsOf, WORDS } from '../mask-draw.ts';
import { type Layout, layoutOf } from './layout.ts';
import { reportSimulation } from './report.ts';

/**
 * Draws of a block: some 20 ms of work, so that a call to a worker and back is nothing beside it. Where each draw has
 * new tickets, a hundred times the work, fewer.
 */
const BLOCK_DRAWS = { games: 2 ** 18, anew: 2 ** 12 } as const;

/** Draws between two looks at the clock. */
const STEP_DRAWS = { games: 2 ** 13, anew: 16 } as const;

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
  return {
    blocks: Math.ceil(draws / length),
    size: layout.size,
    *addBlock(index, sums) {
      const open = (part: string) => engine.stream(seed, 'lab', lottery.key, part, index);
      const count = createCount(layout, createBets(bet, open('tickets')), open);
      const [first, end] = [index * length, Math.min((index + 1) * length, draws)];
      for (let at = first; at < end; ) {
        const stretch = checkpoints.findIndex((point) => point > at);
        const stop = Math.min(end, checkpoints[stretch] ?? end, at + STEP_DRAWS[bet.kind]);
        count(stop - at, sums, stretch * row);
        at = stop;
        yield (at - first) / (end - first);
      }
    },
    *report(sums) {
      yield 0;
      return reportSimulation(request, layout, sums);
    },
  };
}

/** What makes some draws, and adds the hits of every game in them to the counts that begin at `base`. */
function createCount(
  layout: Layout,
  bets: Bets,
  open: (part: string) => ReturnType<ReturnType<typeof engineOf>['stream']>,
) {
  const { lottery, groups, columns, squaresAt } = layout;
  const { masks, extras, marks } = bets;
  const draw = createMaskDraw(lottery, open('draws'));
  const places = Int32Array.from(marks, (one) => groups.findIndex((group) => group.marks === one) * columns);
  const games = marks.length;
  const drawExtra = extraDraw(layout, open);
  const ofDraw = new Uint8Array(columns);
  return (draws: number, sums: Float64Array, base: number): void => {
    for (let d = 0; d < draws; d++) {
      bets.next();
      draw.next();
      const extra = drawExtra?.();
      for (let g = 0; g < games; g++) {
        const hits = hitsOf(draw.mask, masks, g * WORDS);
        const place = base + (places[g] as number);
        sums[place + hits] = (sums[place + hits] as number) + 1;
        if (squaresAt !== undefined) ofDraw[hits] = (ofDraw[hits] as number) + 1;
        if (extra === undefined || extras[g] !== extra) continue;
        sums[place + columns - 1] = (sums[place + columns - 1] as number) + 1;
        if (squaresAt !== undefined) ofDraw[columns - 1] = (ofDraw[columns - 1] as number) + 1;
      }
      if (squaresAt !== undefined) addSquares(ofDraw, sums, squaresAt);
    }
  };
}

/** What draws the team or month of each draw; undefined where there is none. */
function extraDraw({ lottery: { extra } }: Layout, open: (part: string) => { below(n: number): number }) {
  if (!extra) return undefined;
  const stream = open('extras');
  return () => 1 + stream.below(EXTRA_COUNT[extra]);
}

function addSquares(ofDraw: Uint8Array, sums: Float64Array, at: number): void {
  for (let i = 0; i < ofDraw.length; i++) {
    const count = ofDraw[i] as number;
    sums[at + i] = (sums[at + i] as number) + count * count;
  }
  ofDraw.fill(0);
}

import { combinations } from '../../shared/lottery/odds.ts';
import type { Block } from '../../shared/run/block.ts';
import type { WheelId } from '../../shared/strategy/catalogue.ts';
import type { WheelReport } from '../../shared/strategy/wheel-report.ts';
import type { RunPlan } from '../batch/block.ts';
import { blockOfWheel } from './block-of-wheel.ts';
import { layWheel } from './lay.ts';
import { proveLaid } from './prove-laid.ts';
import { reportWheel } from './report.ts';
import { largestNumberPool } from './wheel-sizes.ts';

/** A batch whose guarantee has been proven. */
export interface WheelBatch {
  readonly kind: 'proven';
  readonly block: Block;
  readonly proof: WheelReport;
}

/** The user's pool has too few or too many numbers for the tickets asked for. */
export interface NumberPoolOutOfRange {
  readonly kind: 'pool-out-of-range';
  /** Fewest and most numbers that the pool may have. */
  readonly min: number;
  readonly max: number;
}

/**
 * «Cercamento»: lays a batch of 1…20 tickets over the user's pool, or else over the first numbers of the ranking, as
 * many as such a batch can keep the guarantee on, and proves it from the tickets. Yields how far the proof is, 0…1.
 */
export function* drawWheel(
  plan: RunPlan<WheelId>,
  games: number,
): Generator<number, WheelBatch | NumberPoolOutOfRange, void> {
  const { engine, lottery, ranking, options } = plan.context;
  const guarantee = options.hits ?? lottery.guarantee;
  const largest = largestNumberPool(lottery, guarantee, games);
  const hottest = ranking.slice(0, largest.pool).map((entry) => entry.number);
  const numbers = [...(options.pool ?? hottest)].sort((a, b) => a - b);
  const laid = layWheel({
    lottery,
    numbers,
    guarantee,
    tickets: games,
    stream: engine.stream(plan.seed, lottery.key, plan.strategy, 'wheel'),
  });
  if (laid.kind !== 'laid') {
    return { kind: 'pool-out-of-range', min: lottery.pick, max: largest.pool };
  }
  const total = Number(combinations(numbers.length, lottery.drawn));
  const slices = proveLaid(numbers, laid);
  let step = slices.next();
  for (; !step.done; step = slices.next()) yield step.value / total;
  return {
    kind: 'proven',
    block: blockOfWheel(plan, laid.tickets, games),
    proof: reportWheel(lottery, numbers, laid, games, step.value),
  };
}

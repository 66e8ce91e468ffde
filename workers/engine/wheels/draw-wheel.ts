import { within } from '../../shared/games/in-slices.ts';
import { combinations } from '../../shared/lottery/odds.ts';
import type { Block } from '../../shared/run/block.ts';
import { RequestError } from '../../shared/run/request.ts';
import type { WheelId } from '../../shared/strategy/catalogue.ts';
import type { WheelReport } from '../../shared/strategy/wheel-report.ts';
import type { RunPlan } from '../batch/block.ts';
import { createUniqueDraw } from '../batch/draw-unique.ts';
import { createTicketSet, ticketKey } from '../batch/ticket-set.ts';
import { markNumbers, maskWords } from '../presence-mask.ts';
import type { Stream } from '../random/stream.ts';
import { uniform } from '../strategies/rules/uniform.ts';
import { layWheel } from './lay.ts';
import { proveLaid, reportWheel } from './prove-laid.ts';
import { largestNumberPool } from './wheel-sizes.ts';

/** A batch whose guarantee has been proven. */
export interface WheelBatch {
  readonly block: Block;
  readonly proof: WheelReport;
}

/**
 * «Cercamento»: lays a batch of 1…20 tickets over the user's pool, or else over the first numbers of the ranking, as
 * many as such a batch can keep the guarantee on, and proves it from the tickets. Yields how far the proof is, 0…1.
 * Throws a RequestError for a pool that has too few or too many numbers for the tickets asked for.
 */
export function* drawWheel(plan: RunPlan<WheelId>, games: number): Generator<number, WheelBatch, void> {
  const { engine, lottery } = plan.context;
  const open = (part: string) => engine.stream(plan.seed, lottery.key, plan.strategy, part);
  const { numbers, laid } = layOver(plan, games, open('wheel'));
  const total = Number(combinations(numbers.length, lottery.drawn));
  const proof = yield* within(proveLaid(numbers, laid), 1 / total);
  return {
    block: blockOfWheel(plan, laid.tickets, games, open('extra')),
    proof: reportWheel(lottery, numbers, laid, games, proof),
  };
}

/** Returns the same tickets without their proof, from one stream. Throws a RequestError as above. */
export function drawUnproven(plan: RunPlan<WheelId>, games: number, stream: Stream): Block {
  return blockOfWheel(plan, layOver(plan, games, stream).laid.tickets, games, stream);
}

function layOver({ context: { lottery, ranking, options } }: RunPlan<WheelId>, games: number, stream: Stream) {
  const guarantee = options.hits ?? lottery.guarantee;
  const { pool: max } = largestNumberPool(lottery, guarantee, games);
  const hottest = ranking.slice(0, max).map((entry) => entry.number);
  const numbers = [...(options.pool ?? hottest)].sort((a, b) => a - b);
  const laid = layWheel({ lottery, numbers, guarantee, tickets: games, stream });
  if (laid) return { numbers, laid };
  throw new RequestError('options', options.pool, { option: 'pool', range: { min: lottery.pick, max } });
}

/**
 * Laid tickets as a block of `games`. A pool with fewer combinations than that is filled up with any tickets that it
 * does not have yet; they count as relaxed.
 */
function blockOfWheel(
  { context }: RunPlan<WheelId>,
  tickets: readonly (readonly number[])[],
  games: number,
  stream: Stream,
): Block {
  const { total, pick } = context.lottery;
  const block: Block = {
    numbers: new Uint8Array(games * pick),
    keys: new Int32Array(games),
    relaxed: new Uint8Array(games),
  };
  const set = createTicketSet(games);
  tickets.forEach((ticket, i) => {
    const mask = new Int32Array(maskWords(total));
    markNumbers(ticket, mask);
    block.numbers.set(ticket, i * pick);
    block.keys[i] = ticketKey(mask);
    set.add(block.keys[i] as number);
  });
  const draw = createUniqueDraw(context, uniform, stream);
  for (let i = tickets.length; i < games; i++) {
    draw(set, block, i);
    block.relaxed[i] = 1;
  }
  return block;
}

import { createUniqueDraw } from '../engine/batch/draw-unique.ts';
import { planRun } from '../engine/batch/run.ts';
import { createTicketSet } from '../engine/batch/ticket-set.ts';
import { markNumbers } from '../engine/presence-mask.ts';
import type { Stream } from '../engine/random/stream.ts';
import { drawUnproven } from '../engine/wheels/draw-wheel.ts';
import type { PlayedSide } from '../shared/lab/lab-bet.ts';
import type { LabBet } from '../shared/lab/lab-request.ts';
import { allNumbers, EXTRA_COUNT, lotteryOf } from '../shared/lottery/lotteries.ts';
import type { Block } from '../shared/run/block.ts';
import type { Receipt } from '../shared/run/receipt.ts';
import { isFanOut, isWheel, type StrategyId } from '../shared/strategy/catalogue.ts';
import { WORDS } from './mask-draw.ts';

/** What is bet in a draw, as the counting loop reads it. */
export interface Bets {
  /** A mask of WORDS words for each game. */
  readonly masks: Int32Array;
  /** The team or month of each game; 0 for none. */
  readonly extras: Uint8Array;
  /** How many numbers each game marks. */
  readonly marks: Uint8Array;
  /** Makes the games of the next draw, as `blockSteps` does; undefined where they stay. */
  readonly next: (() => Generator<number, void, void>) | undefined;
}

/** The bets of a block; those that are made anew come from its own stream. */
export function createBets(bet: LabBet, stream: Stream): Bets {
  return bet.kind === 'games' ? fixedBets(bet.games) : newBets(bet.run, stream);
}

function fixedBets(games: readonly PlayedSide[]): Bets {
  const masks = new Int32Array(games.length * WORDS);
  games.forEach(({ numbers }, i) => {
    markNumbers(numbers, masks.subarray(i * WORDS));
  });
  return {
    masks,
    extras: Uint8Array.from(games, ({ extra = 0 }) => extra),
    marks: Uint8Array.from(games, ({ numbers }) => numbers.length),
    next: undefined,
  };
}

/** The tickets of a run's strategy, with the bet's mirrors behind them. */
function newBets(run: Receipt, stream: Stream): Bets {
  const { games, bet = {} } = run;
  const lottery = lotteryOf(run.lottery);
  const { extra } = lottery;
  const pick = bet.marks ?? lottery.pick;
  const sides = bet.mirror ? 2 : 1;
  const masks = new Int32Array(games * sides * WORDS);
  const extras = new Uint8Array(games * sides);
  const marks = new Uint8Array(games * sides).fill(pick);
  if (bet.mirror) marks.fill(lottery.total - pick, games);
  const all = new Int32Array(WORDS);
  markNumbers(allNumbers(lottery), all);
  const draw = blockSteps(run, stream);
  return {
    masks,
    extras,
    marks,
    *next() {
      const { numbers } = yield* draw();
      masks.fill(0);
      for (let i = 0; i < games; i++) {
        const own = masks.subarray(i * WORDS, (i + 1) * WORDS);
        markNumbers(numbers.subarray(i * pick, (i + 1) * pick), own);
        if (extra) extras[i] = bet[extra] ?? 1 + stream.below(EXTRA_COUNT[extra]);
        if (!bet.mirror) continue;
        const mirror = masks.subarray((games + i) * WORDS);
        for (let w = 0; w < WORDS; w++) mirror[w] = (all[w] as number) & ~(own[w] as number);
      }
    },
  };
}

type LabRun = Omit<Receipt, 'strategy'> & { readonly strategy: StrategyId };

/**
 * What gives a batch of a strategy over and over: no two tickets of a batch are equal, those of two may be. Yields how
 * far a batch is, 0…1, after each ticket of a strategy that is long over one.
 */
export function blockSteps(run: LabRun, stream: Stream): () => Generator<number, Block, void> {
  const { games, strategy } = run;
  if (isWheel(strategy)) {
    const plan = planRun({ ...run, strategy });
    // biome-ignore lint/correctness/useYield: one step is all it takes
    return function* () {
      return drawUnproven(plan, games, stream);
    };
  }
  const { context, rule } = planRun({ ...run, strategy });
  const isLong = isFanOut(strategy);
  const draw = createUniqueDraw(context, rule, stream);
  const block: Block = {
    numbers: new Uint8Array(games * context.lottery.pick),
    keys: new Int32Array(games),
    relaxed: new Uint8Array(games),
  };
  return function* () {
    const set = createTicketSet(games);
    for (let i = 0; i < games; i++) {
      draw(set, block, i);
      if (isLong) yield (i + 1) / games;
    }
    return block;
  };
}

import type { Stream } from '../random/stream.ts';
import { BEST_BALANCE, createBalance } from './balance.ts';
import {
  bestOfCandidates,
  betterOf,
  type Candidate,
  SUB_BLOCK_CANDIDATES,
  SUB_BLOCKS,
} from './candidates.ts';
import type { Picker, Strategy, StrategyContext } from './strategy.ts';

/** Gives ticket `index` of the tickets that `seed` names. */
export type ChampionChoice = (seed: string, index: number) => ArrayLike<number>;

/** «Campeão»: the most balanced of 2,000 candidates. */
export const campeao: Strategy = {
  prepare(context) {
    return [pickChampions((seed, index) => bestTicket(context, seed, index).numbers)];
  },
  explain(context, numbers) {
    return {
      kind: 'champion',
      balance: createBalance(context)(numbers),
      best: BEST_BALANCE,
      candidates: SUB_BLOCKS * SUB_BLOCK_CANDIDATES,
    };
  },
};

/** «Campeão» with its first champions, in order, chosen before; further ones it chooses itself. */
export function championsFrom(chosen: readonly ArrayLike<number>[]): Strategy {
  return {
    ...campeao,
    prepare: (context) => [
      pickChampions((seed, i) => chosen[i] ?? bestTicket(context, seed, i).numbers),
    ],
  };
}

/**
 * A picker whose tickets are named by a seed, drawn once from its stream, and by how many it has
 * given so far: so they can be chosen elsewhere, many at a time, before they are asked for.
 */
export function pickChampions(choose: ChampionChoice): Picker {
  let seed: string | undefined;
  let index = 0;
  return (random, ticket) => {
    seed ??= drawChampionSeed(random);
    ticket.set(choose(seed, index++));
  };
}

/** 128 bits of the stream, in hexadecimal; the only thing that a champion takes from it. */
export function drawChampionSeed(random: Stream): string {
  const word = () => (random.next() * 2 ** 32).toString(16).padStart(8, '0');
  return word() + word() + word() + word();
}

/** The best of a ticket's candidates, part after part. */
export function bestTicket(context: StrategyContext, seed: string, index: number): Candidate {
  let best = bestOfCandidates(context, seed, index, 0);
  for (let part = 1; part < SUB_BLOCKS; part++) {
    best = betterOf(best, bestOfCandidates(context, seed, index, part));
  }
  return best;
}

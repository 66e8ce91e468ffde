import { CANDIDATES } from '../../../shared/run/run-limits.ts';
import type { Stream } from '../../random/stream.ts';
import { runToEnd } from '../../run-to-end.ts';
import { BEST_BALANCE, createBalance } from '../sampling/balance.ts';
import type { Picker, Strategy, StrategyContext } from '../strategy.ts';
import { shortlistCandidates } from './candidates.ts';

/** Gives the best candidates of ticket `index` of a seed, best first, one after the other. */
export type ShortlistSource = (seed: string, index: number) => Uint8Array;

/** «Estratégia campeã»: the most balanced of 2,000 candidates that the batch does not have yet. */
export const campeao: Strategy = {
  prepare(context) {
    return [championPicker(context, (seed, index) => runToEnd(shortlistCandidates(context, seed, index)))];
  },
  explain(context, numbers) {
    return {
      kind: 'champion',
      balance: createBalance(context)(numbers),
      best: BEST_BALANCE,
      candidates: CANDIDATES,
    };
  },
};

/** «Estratégia campeã» with the candidates of its first tickets judged before; further ones it judges itself. */
export function campeaoOf(judged: readonly Uint8Array[]): Strategy {
  return {
    ...campeao,
    prepare: (context) => [
      championPicker(context, (seed, i) => judged[i] ?? runToEnd(shortlistCandidates(context, seed, i))),
    ],
  };
}

/**
 * A picker whose tickets are named by a seed, drawn once from its stream, and by how many it has given so far: so their
 * candidates can be judged elsewhere, many tickets at a time. Of each ticket's candidates it gives the best that it has
 * not given before (in engine version 1 the best in any case); the best of all, again, when it has given them all.
 */
export function championPicker({ engine, lottery: { pick } }: StrategyContext, source: ShortlistSource): Picker {
  const given = new Set<string>();
  let seed: string | undefined;
  let index = 0;
  return (random, ticket) => {
    seed ??= drawChampionSeed(random);
    const list = source(seed, index++);
    let at = 0;
    while (at < list.length && given.has(list.subarray(at, at + pick).join())) at += pick;
    const champion = list.subarray(at < list.length ? at : 0).subarray(0, pick);
    if (!engine.repeatsChampions) given.add(champion.join());
    ticket.set(champion);
  };
}

/** 128 bits of the stream, in hexadecimal; the only thing that a champion takes from it. */
export function drawChampionSeed(random: Stream): string {
  const word = () => (random.next() * 2 ** 32).toString(16).padStart(8, '0');
  return word() + word() + word() + word();
}

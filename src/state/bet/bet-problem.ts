import type { Bet } from '../../../workers/shared/bet.ts';
import type { Lottery } from '../../../workers/shared/lotteries.ts';
import { combinations } from '../../../workers/shared/odds.ts';

/** Why a bet cannot be played, by the field that says so. */
export type BetProblem =
  | {
      readonly field: 'fixed';
      readonly kind: 'too-many-fixed';
      readonly fixed: number;
      readonly marks: number;
    }
  | { readonly field: 'fixed'; readonly kind: 'both'; readonly numbers: readonly number[] }
  | {
      readonly field: 'excluded';
      readonly kind: 'too-few-left';
      readonly left: number;
      readonly marks: number;
    }
  | {
      readonly field: 'fixed';
      readonly kind: 'too-many-games';
      readonly games: number;
      readonly left: number;
    };

/** What keeps so many different games of a bet from being made; undefined when nothing does. */
export function betProblem(
  { total, pick }: Pick<Lottery, 'total' | 'pick'>,
  { marks = pick, fixed = [], excluded = [] }: Bet,
  games: number,
): BetProblem | undefined {
  const numbers = fixed.filter((n) => excluded.includes(n));
  if (numbers.length > 0) return { field: 'fixed', kind: 'both', numbers };
  if (fixed.length > marks) {
    return { field: 'fixed', kind: 'too-many-fixed', fixed: fixed.length, marks };
  }
  const left = total - excluded.length;
  if (left < marks) return { field: 'excluded', kind: 'too-few-left', left, marks };
  const space = combinations(left - fixed.length, marks - fixed.length);
  if (space >= BigInt(games)) return undefined;
  return { field: 'fixed', kind: 'too-many-games', games, left: Number(space) };
}

import type { Contests, Receipt } from '../../../workers/shared/registering/read-receipt.ts';
import type { SavedGame } from '../saved-games/game.ts';

/** The contest or day in which receipt and games disagree; no field where they agree. */
export interface OtherDraw {
  /** Contests printed on the receipt, and the games' contests it does not cover; `isAll` if it covers none. */
  readonly otherContests?: {
    readonly printed: readonly Contests[];
    readonly games: readonly Contests[];
    readonly isAll: boolean;
  };
  /** The day of the draw, `YYYY-MM-DD`. */
  readonly otherDay?: { readonly printed: string; readonly games: string };
}

type Told = Pick<Receipt, 'contests' | 'days' | 'drawDay'>;

/** Compares contests and draw day of games on a receipt with those that it prints. */
export function otherDraw(games: readonly SavedGame[], told: Told): OtherDraw {
  const printed = distinct(told.contests);
  const isOther = (own: Contests) => printed.length > 0 && !printed.some(meets(own));
  const others = games.flatMap(contestsOf).filter(isOther);
  const day = otherDay(games, told);
  return {
    ...(others.length > 0 && {
      otherContests: {
        printed,
        games: distinct(others),
        isAll: others.length === games.length,
      },
    }),
    ...(day && { otherDay: day }),
  };
}

/** The contests of a game, where they are known. */
function contestsOf({ follow }: SavedGame): Contests[] {
  return follow?.from === undefined ? [] : [{ from: follow.from, to: follow.from + follow.draws - 1 }];
}

const meets = (one: Contests) => (other: Contests) => one.from <= other.to && other.from <= one.to;

function distinct(contests: readonly Contests[]): Contests[] {
  return [...new Map(contests.map((one) => [`${one.from} ${one.to}`, one])).values()].sort((a, b) => a.from - b.from);
}

/** The draw days that differ. Games of several draws are left out, as only their first day is known. */
function otherDay(games: readonly SavedGame[], { days, drawDay }: Told): OtherDraw['otherDay'] {
  if (drawDay === undefined) return undefined;
  const game = games.find(
    ({ registered, follow }) => registered && (follow?.draws ?? 1) === 1 && !days.includes(registered.draw),
  );
  return game?.registered && { printed: drawDay, games: game.registered.draw };
}

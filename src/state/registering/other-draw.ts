import type { Contests } from '../../../workers/shared/registering/printed-draw.ts';
import type { Receipt } from '../../../workers/shared/registering/read-receipt.ts';
import type { SavedGame } from '../saved-games/game.ts';

/** Where a receipt is for another draw than games are; without a field nothing speaks against them. */
export interface OtherDraw {
  /** The contests that the receipt tells, and those of the games that none of them is for; `isAll`: of all games. */
  readonly otherContests?: {
    readonly printed: readonly Contests[];
    readonly games: readonly Contests[];
    readonly isAll: boolean;
  };
  /** The day of the draw, `YYYY-MM-DD`. */
  readonly otherDay?: { readonly printed: string; readonly games: string };
}

type Told = Pick<Receipt, 'contests' | 'days' | 'drawDay'>;

/** Compares contests and draw day of games that are on a receipt with what it tells of them. */
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

/** The contests of a game, where they were told. */
function contestsOf({ follow }: SavedGame): Contests[] {
  return follow?.from === undefined ? [] : [{ from: follow.from, to: follow.from + follow.draws - 1 }];
}

const meets = (one: Contests) => (other: Contests) => one.from <= other.to && other.from <= one.to;

function distinct(contests: readonly Contests[]): Contests[] {
  return [...new Map(contests.map((one) => [`${one.from} ${one.to}`, one])).values()].sort((a, b) => a.from - b.from);
}

/** Of games of one draw each: of several in a row only the first day is known. No day of a draw, or theirs too: none. */
function otherDay(games: readonly SavedGame[], { days, drawDay }: Told): OtherDraw['otherDay'] {
  if (drawDay === undefined) return undefined;
  const game = games.find(
    ({ registered, follow }) => registered && (follow?.draws ?? 1) === 1 && !days.includes(registered.draw),
  );
  return game?.registered && { printed: drawDay, games: game.registered.draw };
}

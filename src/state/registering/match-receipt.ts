import { type LotteryKey, lotteryOf, otherNumbers } from '../../../workers/shared/lottery/lotteries.ts';
import type { LargerGame, NearGame, PrintedMatch } from '../../../workers/shared/registering/match-printed.ts';
import type { Contests, Receipt } from '../../../workers/shared/registering/read-receipt.ts';
import { resultsPool } from '../results/reader-pool.ts';
import type { SavedGame } from '../saved-games/game.ts';

/** A bet as the counter takes it: a game, or its mirror, which is a separate bet. */
export interface CounterBet {
  /** The game's place among those that are compared, from 0 on. */
  readonly place: number;
  readonly isMirror: boolean;
  readonly numbers: readonly number[];
}

/** The contest or day in which receipt and games disagree; no field where they agree. */
interface OtherDraw {
  /** Contests printed on the receipt, and the games' contests it does not cover; `isAll` if it covers none. */
  readonly otherContests?: {
    readonly printed: readonly Contests[];
    readonly games: readonly Contests[];
    readonly isAll: boolean;
  };
  /** The day of the draw, `YYYY-MM-DD`. */
  readonly otherDay?: { readonly printed: string; readonly games: string };
}

/** Saved games beside what the counter has printed. */
export interface ReceiptMatch extends Pick<PrintedMatch, 'others' | 'guessed'>, OtherDraw {
  readonly lottery: LotteryKey;
  readonly bets: number;
  readonly registered: number;
  readonly near: readonly (Omit<NearGame, 'game'> & { readonly bet: CounterBet })[];
  readonly missing: readonly CounterBet[];
  readonly twice: readonly CounterBet[];
  readonly more: readonly (Omit<LargerGame, 'game'> & { readonly bet: CounterBet })[];
  /** The lottery that the text names, where it is another. */
  readonly otherLottery?: LotteryKey;
}

/** Why nothing could be compared: no text, no number of a game in it, another lottery's receipt, or a worker that failed. */
export type ReceiptFault =
  | { readonly fault: 'empty' | 'no-games' | 'failed' }
  | { readonly fault: 'other-lottery'; readonly lottery: LotteryKey };

/**
 * Compares games of one lottery, at least one, with the text of what the counter has printed, in the worker. Never
 * rejects.
 */
export async function matchReceipt(
  games: readonly SavedGame[],
  text: string,
  signal: AbortSignal,
): Promise<ReceiptMatch | ReceiptFault> {
  const { key } = lotteryOf((games[0] as SavedGame).lotteryType);
  if (text.trim() === '') return { fault: 'empty' };
  const bets = games.flatMap((game, place) => betsOf(game, place));
  const asked = { lottery: key, games: bets.map(({ numbers }) => numbers), text };
  try {
    const outcome = await resultsPool().run(signal, 'readReceipt', asked);
    return outcome.ok ? matchOf(key, games, bets, outcome.value) : { fault: 'failed' };
  } catch {
    return { fault: 'failed' };
  }
}

function matchOf(
  lottery: LotteryKey,
  games: readonly SavedGame[],
  bets: readonly CounterBet[],
  receipt: Receipt,
): ReceiptMatch | ReceiptFault {
  const { registered, near, missing, twice, more, others, guessed, otherLottery } = receipt;
  if (registered.length === 0 && near.length === 0) {
    if (otherLottery) return { fault: 'other-lottery', lottery: otherLottery };
    if (others.length === 0) return { fault: 'no-games' };
  }
  const bet = (i: number) => bets[i] as CounterBet;
  const found = new Set([...registered, ...near.map(({ game }) => game)].map((i) => games[bet(i).place] as SavedGame));
  return {
    lottery,
    bets: bets.length,
    registered: registered.length,
    near: near.map(({ game, ...rest }) => ({ ...rest, bet: bet(game) })),
    missing: missing.map(bet),
    twice: twice.map(bet),
    more: more.map(({ game, numbers }) => ({ numbers, bet: bet(game) })),
    others,
    guessed,
    ...(otherLottery && { otherLottery }),
    ...otherDraw([...found], receipt),
  };
}

/** True when receipt and games match exactly and no warning applies. */
export function isWhole(outcome: ReceiptMatch): boolean {
  const { bets, registered, twice, more, others } = outcome;
  const isOther = outcome.otherLottery ?? outcome.otherContests ?? outcome.otherDay;
  return registered === bets && twice.length + more.length + others.length === 0 && isOther === undefined;
}

function betsOf({ lotteryType, numbers, mirror }: SavedGame, place: number): CounterBet[] {
  const own = { place, isMirror: false, numbers };
  if (!mirror) return [own];
  return [own, { place, isMirror: true, numbers: otherNumbers(lotteryOf(lotteryType), numbers) }];
}

type Told = Pick<Receipt, 'contests' | 'days' | 'drawDay'>;

/** Compares contests and draw day of games on a receipt with those that it prints. */
function otherDraw(games: readonly SavedGame[], told: Told): OtherDraw {
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

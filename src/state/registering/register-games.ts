import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { instantDay } from '../../content/format-day.ts';
import { resultTexts } from '../../content/run/result.ts';
import { centsOf } from '../bet/cost.ts';
import { restorePrices } from '../bet/prices.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { knownTime } from '../clock/known-time.ts';
import { changeDiary } from '../diary/diary.ts';
import { costOfBet, loadSpending } from '../diary/spending.ts';
import { isInTime, type OwnDraw } from '../draw-day/own-draws.ts';
import { betKeys, betsOf, inPlaceOf, type LooseBet, looseOf, withBets } from '../saved-games/bets.ts';
import { isSaved, type SaveOutcome, saveGames } from '../saved-games/changes.ts';
import { MAX_EARLIER, type RegisteredBet, type SavedGame } from '../saved-games/game.ts';
import { findSaved, numbersKey } from '../saved-games/list.ts';
import { changeBets, changeEachGame, savedGames } from '../saved-games/saved-games.ts';

/** How tickets were noted as registered. */
export interface RegisterOutcome {
  /** The saved games that are registered now. */
  readonly games: readonly SavedGame[];
  /** The bet, and the one that it corrects. */
  readonly told: RegisteredBet;
  readonly was?: RegisteredBet;
  /** The outcome of saving the tickets that were not saved yet. */
  readonly saved?: SaveOutcome;
  readonly code: 'kept' | 'not-kept';
}

/**
 * Registers tickets of one lottery. Unsaved tickets are saved first, several under one name. It corrects the last
 * registration. With `isNew` it adds a bet, or corrects the bet on the same contest.
 */
export async function registerGames(
  tickets: readonly OwnGame[],
  told: RegisteredBet,
  isNew = false,
): Promise<RegisterOutcome> {
  await loadSpending();
  restorePrices();
  const saved = tickets.every(isSaved) ? undefined : await saveGames(tickets, batchName(tickets));
  const keys = new Set(tickets.map(numbersKey));
  const { before, after, code } = await changeBets(({ games, loose }) => {
    const own = games.filter((game) => keys.has(numbersKey(game)));
    const isAgain = (bet: LooseBet) => keys.has(bet.of) && isSameBet(bet, told);
    const changes = new Map(own.map((game) => [game, registered(game, told, isNew, loose.filter(isAgain))]));
    const settled = own.flatMap((game) => looseOf(game, changes.get(game)?.settled));
    const isSame = settled.length === 0 && !loose.some(isAgain);
    return {
      games: games.map((game) => changes.get(game)?.game ?? game),
      loose: isSame ? loose : [...loose.filter((bet) => !isAgain(bet)), ...settled],
    };
  });
  const isOwn = (game: SavedGame) => keys.has(numbersKey(game));
  const [was] = isNew ? [] : before.filter(isOwn).flatMap((game) => betsOf(game).slice(-1));
  return { games: after.filter(isOwn), told, code, ...(was && { was }), ...(saved && { saved }) };
}

/** Registers a game for a past draw: it was played before it was saved. */
export function registerPlayed(game: SavedGame, { day, contest }: OwnDraw): Promise<RegisterOutcome> {
  return registerGames([game], {
    ...(contest !== undefined && { from: contest }),
    draws: 1,
    on: brazilDate(),
    draw: day,
  });
}

/** True if two bets begin with the same contest, or on the same day if a contest is unknown. */
function isSameBet(a: RegisteredBet, b: RegisteredBet): boolean {
  return a.from === undefined || b.from === undefined ? a.draw === b.draw : a.from === b.from;
}

/**
 * Returns the game with the bet added or corrected, and bets for which it has no room. A contest never has two bets:
 * `again` are those on the same one that the game had before it was deleted.
 */
function registered(game: SavedGame, told: RegisteredBet, isNew: boolean, again: readonly LooseBet[]) {
  const bets = betsOf(game);
  const was = isNew ? bets.find((bet) => isSameBet(bet, told)) : bets[bets.length - 1];
  const replaced = bets.filter((bet) => bet === was || isSameBet(bet, told));
  const earlierOnes = again.filter(({ of }) => of === numbersKey(game));
  const [part] = [...replaced, ...earlierOnes].filter(({ mine }) => mine !== undefined);
  const cents = !was || costOfBet(game, was) !== undefined ? centsOf([withBets(game, [told])]) : undefined;
  const whole = part && costOfBet(game, part);
  // The visitor's share of it stays.
  const mine = cents && whole ? Math.round((Number(part.mine) * cents) / whole) : part?.mine;
  const bet = inPlaceOf([...replaced, ...earlierOnes], {
    ...told,
    ...(was && { on: was.on }),
    ...(cents !== undefined && { cents }),
    ...(mine !== undefined && { mine }),
  });
  const all = was ? bets.flatMap((one) => (one === was ? [bet] : replaced.includes(one) ? [] : [one])) : [...bets, bet];
  const now = knownTime();
  const earlier = all.slice(0, -1);
  const isOpen = (one: RegisteredBet) => was !== undefined || isInTime(withBets(game, [one]), now);
  const kept = earlier.filter(isOpen).slice(-MAX_EARLIER);
  return { game: withBets(game, [...kept, ...all.slice(-1)]), settled: earlier.filter((one) => !kept.includes(one)) };
}

/**
 * Takes back the last bet that games were registered for, or the teimosinha of one that was not; without an earlier bet
 * they are followed since they were saved.
 */
export async function unregisterGames(tickets: readonly OwnGame[]): Promise<'kept' | 'not-kept'> {
  const keys = new Set(tickets.map(numbersKey));
  const isOwn = (game: SavedGame) => keys.has(numbersKey(game));
  const going = savedGames.games.filter(isOwn).flatMap((game) => looseOf(game, betsOf(game).slice(-1)));
  // What earlier versions wrote of a bet goes first: without its bet it would be spending of its own.
  await changeDiary({ remove: going.flatMap((bet) => betKeys(bet.of, bet)) });
  return changeEachGame((game) => (isOwn(game) ? withBets(game, betsOf(game).slice(0, -1)) : game));
}

/**
 * What games cost in so many draws, in cents at the visitor's own prices, and how much `more` that is than what was
 * registered: all of it for a new bet, the difference for a corrected one.
 */
export function costIn(draws: number, games: readonly SavedGame[], isNew: boolean): { cents: number; more: number } {
  const cents = centsOf(games.map((game) => ({ ...game, follow: { draws } })));
  return { cents, more: cents - (isNew ? 0 : centsOf(games.filter(({ registered }) => registered))) };
}

/** Tickets as the saved games that they are, those that have been saved. */
export function asSaved(tickets: readonly OwnGame[]): readonly SavedGame[] {
  return tickets.map((ticket) => findSaved(savedGames.games, ticket) ?? ticket);
}

function batchName(tickets: readonly OwnGame[]): string | undefined {
  const [first] = tickets;
  if (!first || tickets.length === 1) return undefined;
  return resultTexts.batchName(lotteryOf(first.lotteryType).name, instantDay(first.date));
}

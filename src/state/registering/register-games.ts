import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { instantDay } from '../../content/format-day.ts';
import { resultTexts } from '../../content/run/result.ts';
import { centsOf } from '../bet/cost.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { knownTime } from '../clock/known-time.ts';
import { correctRegistered, forgetRegistered, noteRegistered } from '../diary/note-registered.ts';
import { isInTime, type OwnDraw } from '../draw-day/own-draws.ts';
import { isSaved, type SaveOutcome, saveGames } from '../saved-games/changes.ts';
import { type EarlierBet, MAX_EARLIER, type SavedGame } from '../saved-games/game.ts';
import { findSaved, numbersKey } from '../saved-games/list.ts';
import { changeGames, loadSavedGames, savedGames } from '../saved-games/saved-games.ts';
import type { Registration } from './register.ts';

/** How tickets were noted as registered. */
export interface RegisterOutcome {
  /** The saved games that are registered now. */
  readonly games: readonly SavedGame[];
  /** The bet. */
  readonly told: Registration;
  /** The outcome of saving the tickets that were not saved yet. */
  readonly saved?: SaveOutcome;
  readonly code: 'kept' | 'not-kept';
}

/**
 * Registers tickets of one lottery. Unsaved tickets are saved first, several under one name. It corrects the last
 * registration. With `isNew` it adds a bet, or corrects the bet on the same contest.
 */
export async function registerGames(
  tickets: readonly Ticket[],
  told: Registration,
  isNew = false,
): Promise<RegisterOutcome> {
  await loadSavedGames();
  const saved = tickets.every(isSaved) ? undefined : await saveGames(tickets, batchName(tickets));
  const keys = new Set(tickets.map(numbersKey));
  const ofTickets = (game: SavedGame) => keys.has(numbersKey(game));
  const { before, after, code } = await changeGames((games) =>
    games.map((game) => (ofTickets(game) ? registered(game, told, isNew) : game)),
  );
  const games = after.filter(ofTickets);
  const corrections = before.filter(ofTickets).flatMap((game) => {
    const bets = betsOf(game);
    const bet = bets[correctedAt(bets, told, isNew)];
    if (!bet) return [];
    const is = { ...game, ...told, registered: { ...told.registered, on: bet.on } };
    return [{ was: { ...game, ...asRegistration(bet) }, is }];
  });
  await correctRegistered(corrections);
  await noteRegistered(games.filter((game) => !corrections.some(({ was }) => was.id === game.id)));
  return { games, told, code, ...(saved && { saved }) };
}

/** Registers a game for a past draw: it was played before it was saved. */
export function registerPlayed(game: SavedGame, { day, contest }: OwnDraw): Promise<RegisterOutcome> {
  const follow = { ...(contest !== undefined && { from: contest }), draws: 1 };
  return registerGames([game], { follow, registered: { on: brazilDate(), draw: day } });
}

/** Returns all bets of a registered game, the current one last. */
function betsOf({ registered, follow, earlier = [] }: SavedGame): readonly EarlierBet[] {
  return registered && follow ? [...earlier, { ...follow, ...registered }] : [];
}

/** True if two bets begin with the same contest, or on the same day if a contest is unknown. */
function isSameBet(a: EarlierBet, { follow: { from }, registered: { draw } }: Registration): boolean {
  return a.from === undefined || from === undefined ? a.draw === draw : a.from === from;
}

/** Returns the index of the bet to correct, or -1: the last bet, or with `isNew` the bet on the same contest. */
function correctedAt(bets: readonly EarlierBet[], told: Registration, isNew: boolean): number {
  return isNew ? bets.findIndex((bet) => isSameBet(bet, told)) : bets.length - 1;
}

/** Returns the two fields in which a game stores a bet. */
function asRegistration({ from, draws, ...registered }: EarlierBet): Registration {
  return { follow: { ...(from !== undefined && { from }), draws }, registered };
}

/** Returns the game with the bet added or corrected. A contest never has two bets. */
function registered(game: SavedGame, told: Registration, isNew: boolean): SavedGame {
  const bets = betsOf(game);
  const at = correctedAt(bets, told, isNew);
  const bet = { ...told.follow, ...told.registered, ...(bets[at] && { on: bets[at].on }) };
  const placed = at < 0 ? [...bets, bet] : bets.map((one, i) => (i === at ? bet : one));
  const all = placed.filter((one) => one === bet || !isSameBet(one, told));
  const now = knownTime();
  const isOpen = (one: EarlierBet) => at >= 0 || isInTime({ ...game, ...asRegistration(one) }, now);
  const before = all.slice(0, -1).filter(isOpen).slice(-MAX_EARLIER);
  const { earlier: _, ...rest } = game;
  return { ...rest, ...asRegistration(all[all.length - 1] ?? bet), ...(before.length > 0 && { earlier: before }) };
}

/**
 * Takes back the last bet that games were registered for, or the teimosinha of one that was not; without an earlier bet
 * they are followed since they were saved.
 */
export async function unregisterGames(tickets: readonly Ticket[]): Promise<'kept' | 'not-kept'> {
  const keys = new Set(tickets.map(numbersKey));
  const { before, code } = await changeGames((games) =>
    games.map((game) => (keys.has(numbersKey(game)) ? unregistered(game) : game)),
  );
  await forgetRegistered(before.filter((game) => keys.has(numbersKey(game))));
  return code;
}

function unregistered({ registered: _, follow: __, earlier = [], ...rest }: SavedGame): SavedGame {
  const bet = earlier[earlier.length - 1];
  if (!bet) return rest;
  const others = earlier.slice(0, -1);
  return { ...rest, ...asRegistration(bet), ...(others.length > 0 && { earlier: others }) };
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
export function asSaved(tickets: readonly Ticket[]): readonly SavedGame[] {
  return tickets.map((ticket) => findSaved(savedGames.games, ticket) ?? ticket);
}

function batchName(tickets: readonly Ticket[]): string | undefined {
  const [first] = tickets;
  if (!first || tickets.length === 1) return undefined;
  return resultTexts.batchName(lotteryOf(first.lotteryType).name, instantDay(first.date));
}

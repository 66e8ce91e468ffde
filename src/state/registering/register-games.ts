import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { instantDay } from '../../content/format-day.ts';
import { resultTexts } from '../../content/run/result.ts';
import { centsOf } from '../bet/cost.ts';
import { knownTime } from '../clock/known-time.ts';
import { correctRegistered, forgetRegistered, noteRegistered } from '../diary/note-registered.ts';
import { isInTime } from '../draw-day/own-draws.ts';
import { isSaved, type SaveOutcome, saveGames } from '../saved-games/changes.ts';
import { MAX_EARLIER, type SavedGame } from '../saved-games/game.ts';
import { findSaved, numbersKey } from '../saved-games/list.ts';
import { changeGames, loadSavedGames, savedGames } from '../saved-games/saved-games.ts';
import type { Registration } from './register.ts';

/** How tickets were noted as registered. */
export interface RegisterOutcome {
  /** The saved games that are registered now. */
  readonly games: readonly SavedGame[];
  /** The outcome of saving the tickets that were not saved yet. */
  readonly saved?: SaveOutcome;
  readonly code: 'kept' | 'not-kept';
}

/**
 * Notes tickets of one lottery as registered. Those that are not saved are saved first, under one name if several. An
 * earlier registration is corrected; `isNew`: it is another bet, with the same numbers.
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
  const corrected = before.filter((game) => ofTickets(game) && isCorrected(game, told, isNew));
  const now = new Map(games.map((game) => [game.id, game]));
  await correctRegistered(corrected.map((was) => ({ was, is: now.get(was.id) ?? was })));
  await noteRegistered(games.filter((game) => !corrected.some(({ id }) => id === game.id)));
  return { games, code, ...(saved && { saved }) };
}

/** Whether a registration corrects the last one. In the same contest, or on the same day, it is the same bet. */
function isCorrected({ registered: last, follow }: SavedGame, told: Registration, isNew: boolean): boolean {
  if (!last || !isNew) return last !== undefined;
  const contests = [follow?.from, told.follow.from];
  return contests.includes(undefined) ? last.draw === told.registered.draw : contests[0] === contests[1];
}

/** A game with a registered bet; the bet before it stays with it, unless this one corrects it. */
function registered(game: SavedGame, told: Registration, isNew: boolean): SavedGame {
  const { registered: last, follow } = game;
  if (!last || !follow) return { ...game, ...told };
  if (isCorrected(game, told, isNew)) return { ...game, ...told, registered: { ...told.registered, on: last.on } };
  const now = knownTime();
  const bets = [...(game.earlier ?? []), { ...follow, ...last }];
  const inTime = bets.filter((bet) => isInTime({ ...game, follow: bet, registered: bet }, now)).slice(-MAX_EARLIER);
  const { earlier: _, ...rest } = game;
  return { ...rest, ...told, ...(inTime.length > 0 && { earlier: inTime }) };
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
  const { from, draws, ...told } = bet;
  const others = earlier.slice(0, -1);
  const follow = { ...(from !== undefined && { from }), draws };
  return { ...rest, follow, registered: told, ...(others.length > 0 && { earlier: others }) };
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

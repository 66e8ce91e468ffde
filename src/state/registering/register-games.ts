import { hasDrawsLeft } from '../../../workers/shared/draw-day/own-draws.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { shortDay } from '../../content/format-day.ts';
import { resultTexts } from '../../content/run/result.ts';
import { currentInstant } from '../../platform/clock.ts';
import { forgetRegistered, noteRegistered } from '../diary/note-registered.ts';
import { isSaved, type SaveOutcome, saveGames } from '../saved-games/changes.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { numbersKey } from '../saved-games/list.ts';
import { changeGames, loadSavedGames } from '../saved-games/saved-games.ts';
import type { ToldRegistration } from './register.ts';

/** How tickets were noted as registered. */
export interface RegisterOutcome {
  /** The saved games that are registered now. */
  readonly games: readonly SavedGame[];
  /** Of the saving that tickets needed which were not saved yet. */
  readonly saved?: SaveOutcome;
  readonly code: 'kept' | 'not-kept';
}

/** Notes tickets of one lottery as registered. Those that are not saved are saved first, under one name if several. */
export async function registerGames(tickets: readonly Ticket[], told: ToldRegistration): Promise<RegisterOutcome> {
  await loadSavedGames();
  const saved = tickets.every(isSaved) ? undefined : await saveGames(tickets, batchName(tickets));
  const keys = new Set(tickets.map(numbersKey));
  const ofTickets = (game: SavedGame) => keys.has(numbersKey(game));
  const { before, after, code } = await changeGames((games) =>
    games.map((game) => (ofTickets(game) ? { ...game, ...told } : game)),
  );
  const games = after.filter(ofTickets);
  const bets = newBets(before, Date.parse(currentInstant()));
  await forgetRegistered(before.filter((game) => ofTickets(game) && !bets.includes(game)));
  await noteRegistered(games);
  return { games, code, ...(saved && { saved }) };
}

/** Takes back that games were registered; they are followed from the day they were saved again. */
export async function unregisterGames(tickets: readonly Ticket[]): Promise<'kept' | 'not-kept'> {
  const keys = new Set(tickets.map(numbersKey));
  const { before, code } = await changeGames((games) =>
    games.map((game): SavedGame => {
      if (!game.registered || !keys.has(numbersKey(game))) return game;
      const { registered: _, follow: __, ...rest } = game;
      return rest;
    }),
  );
  await forgetRegistered(before.filter((game) => keys.has(numbersKey(game))));
  return code;
}

/**
 * The games of which it is another bet to tell that they were registered: of those that wait for a draw it is a
 * correction. `now` is in milliseconds since 1970.
 */
export function newBets(games: readonly SavedGame[], now: number): readonly SavedGame[] {
  return games.filter((game) => !game.registered || !hasDrawsLeft(game, now));
}

function batchName(tickets: readonly Ticket[]): string | undefined {
  const [first] = tickets;
  if (!first || tickets.length === 1) return undefined;
  return resultTexts.batchName(lotteryOf(first.lotteryType).name, shortDay(first.date.slice(0, 10)));
}

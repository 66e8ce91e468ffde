import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { shortDay } from '../../content/format-day.ts';
import { resultTexts } from '../../content/run/result.ts';
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
  const { after, code } = await changeGames((games) =>
    games.map((game) => (keys.has(numbersKey(game)) ? { ...game, ...told } : game)),
  );
  return { games: after.filter((game) => keys.has(numbersKey(game))), code, ...(saved && { saved }) };
}

/** Takes back that games were registered; they are followed from the day they were saved again. */
export async function unregisterGames(tickets: readonly Ticket[]): Promise<'kept' | 'not-kept'> {
  const keys = new Set(tickets.map(numbersKey));
  const { code } = await changeGames((games) =>
    games.map((game): SavedGame => {
      if (!game.registered || !keys.has(numbersKey(game))) return game;
      const { registered: _, follow: __, ...rest } = game;
      return rest;
    }),
  );
  return code;
}

function batchName(tickets: readonly Ticket[]): string | undefined {
  const [first] = tickets;
  if (!first || tickets.length === 1) return undefined;
  return resultTexts.batchName(lotteryOf(first.lotteryType).name, shortDay(first.date.slice(0, 10)));
}

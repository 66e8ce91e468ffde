import { centsOf } from '../../../src/state/bet/cost.ts';
import { betKeys, withBets } from '../../../src/state/saved-games/bets.ts';
import type { RegisteredBet, SavedGame } from '../../../src/state/saved-games/game.ts';
import { numbersKey } from '../../../src/state/saved-games/list.ts';
import { storedRecords } from '../../platform/fake-database.ts';

/** A saved game with its bets as earlier versions stored it, with an entry of the diary for what each cost. */
export async function registeredBefore(game: SavedGame, bets: readonly RegisteredBet[]): Promise<SavedGame> {
  const saved = withBets(game, bets);
  await storedRecords('robo-da-sorte', 'games', { id: game.id, position: 1, game: saved });
  await storedRecords('robo-da-sorte-diary', 'entries', ...bets.map((bet) => entryBefore(game, bet)));
  return saved;
}

/** What earlier versions wrote into the diary of a bet. */
function entryBefore(game: SavedGame, bet: RegisteredBet): { key: string; cents: number } {
  const { from: contest, draw, on, draws } = bet;
  const first = contest === undefined ? { draw } : { contest };
  const [key = ''] = betKeys(numbersKey(game), bet);
  return { key, on, lottery: game.lotteryType, cents: centsOf([withBets(game, [bet])]), ...first, draws } as never;
}

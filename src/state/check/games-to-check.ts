import type { PlayedGame } from '../../../workers/shared/check/check-games.ts';
import { betsOfGame, ownDraws, playedGame } from '../../../workers/shared/check/played-game.ts';
import { type GamesReading, gamesIn, type ReadRow } from '../../../workers/shared/games/reading.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { run } from '../run/run.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf, lotteriesIn } from '../saved-games/list.ts';
import { savedGames } from '../saved-games/saved-games.ts';

/** Where games to check come from: «Meus jogos», the tickets on the result's page, or a text. */
export type GameSource = 'saved' | 'screen' | 'typed';

/** A game to check, and its name. */
export interface GameToCheck {
  readonly played: PlayedGame;
  readonly saved?: SavedGame;
  /** The draws that a saved game takes part in. */
  readonly own?: ReturnType<typeof ownDraws>;
  /** The row of a typed game. */
  readonly row?: ReadRow;
}

/**
 * The games of a lottery from a source, those of a text as it is read. Saved games as loaded, and for their own draws once
 * for each bet that was made with them.
 */
export function gamesToCheck(
  source: GameSource,
  lottery: LotteryKey,
  reading: GamesReading,
  areOwn: boolean,
): readonly GameToCheck[] {
  if (source === 'typed') {
    return gamesIn(reading).map((row) => ({ played: playedGame({ lotteryType: lottery, ...row.game }), row }));
  }
  if (source === 'screen') {
    return gamesOf(run.tickets, lottery).map((ticket) => ({ played: playedGame(ticket) }));
  }
  return gamesOf(savedGames.games, lottery).flatMap((saved): GameToCheck[] => {
    const bets = areOwn ? betsOfGame(saved) : [saved];
    return bets.map((bet) => ({ played: playedGame(saved), own: ownDraws(bet), saved }));
  });
}

/** The lotteries of which a source has games; of a text any. */
export function lotteriesOf(source: GameSource): readonly LotteryKey[] {
  if (source === 'typed') return LOTTERIES.map(({ key }) => key);
  return lotteriesIn(source === 'saved' ? savedGames.games : run.tickets);
}

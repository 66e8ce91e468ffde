import type { OtherGame } from '../../../workers/shared/draws/results-report.ts';
import type { NamedGame } from '../../../workers/shared/games/game-names.ts';
import { findLottery } from '../../../workers/shared/lottery/lotteries.ts';
import { ofLottery } from '../format.ts';

/** The names of the games that this product does not have. */
export const OTHER_GAMES: Readonly<Record<OtherGame, string>> = {
  maismilionaria: '+Milionária',
  supersete: 'Super Sete',
  loteca: 'Loteca',
  federal: 'Loteria Federal',
  lotogol: 'Lotogol',
};

/** «da Quina», «de +Milionária». */
function ofGame(game: NamedGame): string {
  const lottery = findLottery(game);
  return lottery ? ofLottery(lottery) : `de ${OTHER_GAMES[game as OtherGame]}`;
}

/** «da Quina, da Lotofácil e de Loteca». */
export function ofGames(games: readonly NamedGame[]): string {
  const all = games.map(ofGame);
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} e ${last}` : last;
}

import type { NamedGame } from '../../../workers/shared/games/game-names.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { ofLottery } from '../format.ts';
import { ofGames } from '../results/game-name.ts';

/** Words of a list that is of another lottery, or of several. */
export const otherTexts = {
  /** It names others, and not this one. */
  names: (others: readonly NamedGame[], lottery: LotteryKey) =>
    `O texto fala ${ofGames(others)}, e não ${ofLottery(lotteryOf(lottery))}. Nada foi conferido.`,
  /** It names others too. */
  left: (others: readonly NamedGame[]) => `O que é ${ofGames(others)} ficou de fora.`,
  fits: 'Os números cabem em outra loteria:',
  which: 'De qual loteria são estes jogos?',
  as: (lottery: LotteryKey) => `Conferir como ${lotteryOf(lottery).name}`,
  all: (lottery: LotteryKey) => `Ler tudo como ${lotteryOf(lottery).name}`,
} as const;

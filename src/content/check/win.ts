import type { Win } from '../../../workers/shared/check/check-games.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { shortTier } from '../bet/odds.ts';
import { formatCents } from '../bet/price.ts';
import { counted } from '../counted.ts';
import { formatNumber } from '../format.ts';
import { checkTexts } from './check.ts';

/** A win of a game. */
type GameWin = Pick<Win, 'won' | 'contest' | 'date' | 'cents'> & {
  readonly lottery: LotteryKey;
  readonly numbers: readonly number[];
};

/** Words of the card that tells of a win. */
export const winTexts = {
  heading: (tier: string) => `${tier}!`,
  more: (prizes: number) => `E mais ${counted(prizes, 'prêmio')}.`,
  see: 'Ver prêmio',
  share: 'Compartilhar',
} as const;

/** The best tier of a win: «Quadra», «14 acertos». */
export function bestTier({ lottery, won: [best] }: Pick<GameWin, 'lottery' | 'won'>): string {
  return best ? shortTier(lottery, best.hits) : '';
}

/** What is handed on of a win: what it is, of which contest, the amount where that is known, and the numbers. */
export function winMessage(win: GameWin): string {
  const lottery = lotteryOf(win.lottery);
  const amount = win.cents === undefined ? '' : `: ${formatCents(win.cents)}`;
  return `${bestTier(win)} · ${lottery.name} · ${checkTexts.draw(win.contest, win.date)}${amount}\n${win.numbers.map(formatNumber).join(' ')}`;
}

/** What an amount counts up through, a line each, the last one being the amount. */
export function amountsUpTo(cents: number): string {
  return Array.from({ length: 12 }, (_, i) => formatCents(Math.round((cents * (i + 1)) / 12))).join('\n');
}

import type { Bet } from '../../../workers/shared/bet.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lotteries.ts';
import type { KeptCode } from '../../platform/versioned-storage.ts';
import { BETS_FORMAT } from './bets-format.ts';
import { followedValue } from './followed-value.ts';
import { withoutDefaults } from './without-defaults.ts';

const kept = followedValue('bets', BETS_FORMAT);

/** How the visitor plays each lottery, where it is not the lottery's own ticket. */
export const bets = kept.shown;

/** Takes over what is stored. Call after hydration. */
export const restoreBets = kept.restore;

/** The bet that is kept for a lottery; undefined for its own ticket. */
export function betOf(lottery: LotteryKey): Bet | undefined {
  return kept.read()[lottery];
}

/** Keeps a bet for a lottery; the lottery's own ticket is none. Says whether the browser has it. */
export function keepBet(lottery: LotteryKey, bet: Bet): KeptCode {
  const tidy = withoutDefaults(lotteryOf(lottery), bet);
  return kept.change(({ [lottery]: _, ...others }) => ({
    ...others,
    ...(tidy && { [lottery]: tidy }),
  }));
}

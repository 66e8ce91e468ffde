import { proxy, ref } from 'valtio/vanilla';
import type { Bet } from '../../../workers/shared/bet.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lotteries.ts';
import { storedValue } from '../../platform/stored-value.ts';
import { BETS_FORMAT } from './bets-format.ts';
import { withoutDefaults } from './without-defaults.ts';

/** How the visitor plays each lottery, where it is not the lottery's own ticket. */
export const bets = proxy({ of: ref(BETS_FORMAT.empty) });

const kept = storedValue('bets', BETS_FORMAT, (all) => {
  bets.of = ref(all);
});

/** Takes over what is stored. Call after hydration. */
export const restoreBets = kept.restore;

/** The bet that is kept for a lottery; undefined for its own ticket. */
export function betOf(lottery: LotteryKey): Bet | undefined {
  return kept.read()[lottery];
}

/** Keeps a bet for a lottery; the lottery's own ticket is none. Says whether the browser has it. */
export function keepBet(lottery: LotteryKey, bet: Bet): boolean {
  const tidy = withoutDefaults(lotteryOf(lottery), bet);
  return kept.change(({ [lottery]: _, ...others }) => ({
    ...others,
    ...(tidy && { [lottery]: tidy }),
  }));
}

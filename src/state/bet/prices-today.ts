import { proxy } from 'valtio/vanilla';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

/**
 * What minimum bets cost today, in cents, for what stands in the page as it is built: empty until the page is live and
 * knows the day and the visitor's own prices.
 */
export const pricesToday = proxy<Partial<Record<LotteryKey, number>>>({});

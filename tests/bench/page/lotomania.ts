import { lotteryOf } from '../../../workers/shared/lotteries.ts';

export const LOTOMANIA = lotteryOf('lotomania');

import { lotteryOf } from '../../../workers/domain/lotteries.ts';

export const LOTOMANIA = lotteryOf('lotomania');

import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { LUCKY_NUMBERS } from '../../../shared/lottery/lucky-numbers.ts';
import { drawClassCounts } from '../sampling/class-counts.ts';
import { left } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/**
 * «Sorte global»: at least ⌈P/2⌉ of the numbers, or all there are up to T, come from the list of numbers held lucky
 * somewhere. Uniform among such tickets.
 */
export const sorteGlobal: Strategy = {
  prepare(context) {
    const { lottery, fixed } = context;
    const listed: readonly number[] = LUCKY_NUMBERS.map((entry) => entry.number);
    const lucky = left(context, listed).filter((n) => n <= lottery.total);
    const others = left(context, allNumbers(lottery)).filter((n) => !lucky.includes(n));
    const min = Math.min(lucky.length, Math.ceil(lottery.pick / 2));
    const isLucky = ([count = 0]: readonly number[]) => count >= min;
    return [drawClassCounts([lucky, others], lottery.pick, isLucky, fixed)];
  },
  explain(_context, numbers) {
    return { kind: 'lucky', lucky: LUCKY_NUMBERS.filter(({ number }) => numbers.includes(number)) };
  },
};

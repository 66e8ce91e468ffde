import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { dateNumbers, numbersOfDates } from '../../../shared/strategy/date-numbers.ts';
import { drawQuotas, fillFrom, mostOf, relaxFirst, walkQuotas } from '../sampling/quota.ts';
import { left } from '../sampling/room.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/** The last day of a month, hence the last number that a calendar suggests. */
const LAST_DAY = 31;

/**
 * «Datas especiais»: the numbers of the user's dates, told as such or not, or of the run's date, as many of them as the
 * ticket holds; then numbers up to 31, then any. With nothing new left, a ticket goes without one of the dates'
 * numbers.
 */
export const datasEspeciais: Strategy = {
  prepare(context) {
    const { fixed } = context;
    const { dates, days, others, count } = plan(context);
    const free = context.lottery.pick - count;
    const daysFirst = [{ numbers: dates, count }, ...fillFrom(days, others, free, fixed)];
    const anyFill = [
      { numbers: dates, count },
      { numbers: [...days, ...others], count: free },
    ];
    return [drawQuotas(daysFirst, fixed), drawQuotas(anyFill, fixed), walkQuotas(anyFill, fixed)];
  },
  relax(context) {
    const { dates, days, others, count } = plan(context);
    return relaxFirst({ numbers: dates, count }, days, others, context);
  },
  explain(context, numbers) {
    const { lottery, options } = context;
    const told = options.dateNumbers;
    if (told) return { kind: 'date-numbers', numbers: numbers.filter((n) => told.includes(n)) };
    const sources = daysOf(context)
      .flatMap((day) => dateNumbers(day, lottery.total))
      .filter(({ number }) => numbers.includes(number));
    return { kind: 'dates', sources };
  },
};

function daysOf({ options, date }: StrategyContext): readonly string[] {
  return options.dates ?? [date];
}

function plan(context: StrategyContext) {
  const { lottery, options } = context;
  const told = options.dateNumbers ?? numbersOfDates(daysOf(context), lottery.total);
  const dates = left(context, told);
  const rest = left(context, allNumbers(lottery)).filter((n) => !dates.includes(n));
  return {
    dates,
    days: rest.filter((n) => n <= LAST_DAY),
    others: rest.filter((n) => n > LAST_DAY),
    count: mostOf(dates, context),
  };
}

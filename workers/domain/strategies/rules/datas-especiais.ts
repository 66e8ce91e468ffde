import { dateNumbers, numbersOfDates } from '../../../shared/date-numbers.ts';
import { allNumbers } from '../../../shared/lotteries.ts';
import { drawQuotas, fillFrom, walkQuotas } from '../sampling/quota.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/** The last day of a month, hence the last number that a calendar suggests. */
const LAST_DAY = 31;

/**
 * «Datas especiais»: the numbers of the user's dates, told as such or not, or of the run's date, as
 * many of them as the ticket holds; then numbers up to 31, then any. With nothing new left, a
 * ticket goes without one of the dates' numbers.
 */
export const datasEspeciais: Strategy = {
  prepare(context) {
    const { dates, days, others, count } = plan(context);
    const daysFirst = [
      { numbers: dates, count },
      ...fillFrom(days, others, context.lottery.pick - count),
    ];
    const anyFill = [
      { numbers: dates, count },
      { numbers: [...days, ...others], count: context.lottery.pick - count },
    ];
    return [drawQuotas(daysFirst), drawQuotas(anyFill), walkQuotas(anyFill)];
  },
  relax(context) {
    const { dates, days, others, count } = plan(context);
    const fill = fillFrom(days, others, context.lottery.pick - count + 1);
    return [drawQuotas([{ numbers: dates, count: count - 1 }, ...fill])];
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
  const dates = options.dateNumbers ?? numbersOfDates(daysOf(context), lottery.total);
  const rest = allNumbers(lottery).filter((n) => !dates.includes(n));
  return {
    dates,
    days: rest.filter((n) => n <= LAST_DAY),
    others: rest.filter((n) => n > LAST_DAY),
    count: Math.min(dates.length, context.lottery.pick),
  };
}

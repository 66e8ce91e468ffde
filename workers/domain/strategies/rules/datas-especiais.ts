import { allNumbers } from '../../../shared/lotteries.ts';
import type { DateNumber } from '../../../shared/strategy-fact.ts';
import { dateNumbers } from '../../date-numbers.ts';
import { drawQuotas, fillFrom, walkQuotas } from '../sampling/quota.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/** The last day of a month, hence the last number that a calendar suggests. */
const LAST_DAY = 31;

/**
 * «Datas especiais»: the numbers of the user's dates, or of the run's date, as many of them as the
 * ticket holds; then numbers up to 31, then any. With nothing new left, a ticket goes without one
 * of the dates' numbers.
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
    const sources = listSources(context).filter(({ number }) => numbers.includes(number));
    return { kind: 'dates', sources };
  },
};

function listSources({ lottery, options, date }: StrategyContext): DateNumber[] {
  return (options.dates ?? [date]).flatMap((day) => dateNumbers(day, lottery.total));
}

function plan(context: StrategyContext) {
  const dates = [...new Set(listSources(context).map((source) => source.number))];
  const rest = allNumbers(context.lottery).filter((n) => !dates.includes(n));
  return {
    dates,
    days: rest.filter((n) => n <= LAST_DAY),
    others: rest.filter((n) => n > LAST_DAY),
    count: Math.min(dates.length, context.lottery.pick),
  };
}

import { dateNumbers, numbersOfDates } from '../../../shared/strategy/date-numbers.ts';
import { chosenFirst } from '../sampling/chosen-first.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/** The last day of a month, hence the last number that a calendar suggests. */
const LAST_DAY = 31;

/**
 * «Datas especiais»: the numbers of the user's dates, told as such or not, or of the run's date, as many of them as the
 * ticket holds; then numbers up to 31, then any.
 */
export const datasEspeciais: Strategy = {
  ...chosenFirst((context) => {
    const { lottery, options } = context;
    const wanted = options.dateNumbers ?? numbersOfDates(daysOf(context), lottery.total);
    return { wanted, isSecond: (n) => n <= LAST_DAY };
  }),
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

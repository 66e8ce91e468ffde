import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { randomSeed } from '../../platform/entropy.ts';
import { type MoneyProblem, readMoney } from '../bet/typed-money.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { labelProblem, tidyLabel } from '../saved-games/labels.ts';
import { changeDiary } from './diary.ts';

/** What the visitor has typed about money spent elsewhere. */
export interface TypedSpending {
  readonly on: string;
  readonly amount: string;
  readonly what: string;
}

/** What is wrong with each field; a field that is right is absent. */
export interface SpendingProblems {
  readonly on?: 'day' | 'future';
  readonly amount?: MoneyProblem;
  readonly what?: 'too-long' | 'empty';
}

/** Most that is taken for something spent elsewhere, in cents: a million reais, without a cent. */
export const MAX_SPENT = 99_999_999;

/** Writes down what was spent elsewhere. Gives what is wrong, or whether the browser has kept it. Never rejects. */
export async function noteSpending(
  typed: TypedSpending,
): Promise<{ problems: SpendingProblems } | { isKept: boolean }> {
  const read = readMoney(typed.amount, MAX_SPENT);
  const day = dayProblem(typed.on);
  const what = labelProblem(typed.what, true);
  if ('problem' in read || day || what) {
    return {
      problems: { ...(day && { on: day }), ...('problem' in read && { amount: read.problem }), ...(what && { what }) },
    };
  }
  const entry = { key: `own ${randomSeed()}`, on: typed.on, cents: read.cents, what: tidyLabel(typed.what) };
  return { isKept: await changeDiary({ put: [entry] }) };
}

function dayProblem(on: string): SpendingProblems['on'] {
  if (!isCalendarDate(on)) return 'day';
  const today = brazilDate();
  return today !== '' && on > today ? 'future' : undefined;
}

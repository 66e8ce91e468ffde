import { type Bet, betSizes } from '../../../workers/shared/bet.ts';
import { areNumbers, isWholeIn } from '../../../workers/shared/checks.ts';
import { EXTRA_COUNT, type Lottery } from '../../../workers/shared/lotteries.ts';
import { withoutDefaults } from './without-defaults.ts';

const isAbsent = (value: unknown) => value === undefined;

/** The bet in a stored value, tidied; null when it is no bet of this lottery. */
export function readBet(lottery: Lottery, value: unknown): Bet | undefined | null {
  if (typeof value !== 'object' || value === null) return null;
  const { extra, hasMirror, teimosinha } = lottery;
  const { marks, fixed, excluded, team, month, mirror, draws, ...others } = value as Bet;
  const isGood =
    Object.keys(others).length === 0 &&
    (isAbsent(marks) || betSizes(lottery).some((size) => size === marks)) &&
    [fixed, excluded].every((list) => isAbsent(list) || areNumbers(list, lottery)) &&
    (isAbsent(team) || (extra === 'team' && isWholeIn(team, 1, EXTRA_COUNT.team))) &&
    (isAbsent(month) || (extra === 'month' && isWholeIn(month, 1, EXTRA_COUNT.month))) &&
    (isAbsent(mirror) || (hasMirror === true && mirror === true)) &&
    (isAbsent(draws) || teimosinha.some((offered) => offered === draws));
  return isGood ? withoutDefaults(lottery, value as Bet) : null;
}

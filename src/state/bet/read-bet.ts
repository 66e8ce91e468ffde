import { type Bet, betSizes } from '../../../workers/shared/bet.ts';
import { EXTRA_COUNT, type Lottery } from '../../../workers/shared/lotteries.ts';
import { withoutDefaults } from './without-defaults.ts';

const isAbsent = (value: unknown) => value === undefined;

/** The bet in a value that was kept, tidied; null when it is none of this lottery. */
export function readBet(lottery: Lottery, value: unknown): Bet | undefined | null {
  if (typeof value !== 'object' || value === null) return null;
  const { total, extra, hasMirror, teimosinha } = lottery;
  const { marks, fixed, excluded, team, month, mirror, draws, ...others } = value as Bet;
  const isGood =
    Object.keys(others).length === 0 &&
    (isAbsent(marks) || betSizes(lottery).some((size) => size === marks)) &&
    [fixed, excluded].every((list) => isAbsent(list) || areNumbers(list, total)) &&
    (isAbsent(team) || (extra === 'team' && isUpTo(team, EXTRA_COUNT.team))) &&
    (isAbsent(month) || (extra === 'month' && isUpTo(month, EXTRA_COUNT.month))) &&
    (isAbsent(mirror) || (hasMirror === true && mirror === true)) &&
    (isAbsent(draws) || teimosinha.some((offered) => offered === draws));
  return isGood ? withoutDefaults(lottery, value as Bet) : null;
}

function isUpTo(value: unknown, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;
}

function areNumbers(list: unknown, total: number): boolean {
  return (
    Array.isArray(list) && new Set(list).size === list.length && list.every((n) => isUpTo(n, total))
  );
}

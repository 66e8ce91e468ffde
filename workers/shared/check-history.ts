import { isCalendarDate } from './calendar.ts';
import { type History, MAX_CARRIED, type OfficialHistory, WINDOW } from './history.ts';
import type { Lottery } from './lotteries.ts';
import { MAX_CONTEST } from './max-contest.ts';
import { isSeed } from './seed.ts';

/** What is wrong with a history; undefined when nothing is. */
export function historyFault(
  history: History,
  lottery: Lottery,
): 'history' | 'historySeed' | 'date' | undefined {
  const kind = history?.kind;
  if (kind === 'simulated' && !isSeed(history.seed)) return 'historySeed';
  if (kind === 'official' && !isWindow(history, lottery)) return 'history';
  if (kind === 'named') {
    const { contest, size, hash } = history;
    const isLong = size > MAX_CARRIED && isWithin(size, WINDOW.max);
    const isHash = typeof hash === 'string' && /^[0-9a-f]{16}$/.test(hash);
    if (!(isLong && isHash && isWithin(contest, MAX_CONTEST))) return 'history';
  } else if (kind !== 'simulated' && kind !== 'official') return 'history';
  return isCalendarDate(history.date) ? undefined : 'date';
}

function isWindow({ contest, draws }: OfficialHistory, lottery: Lottery): boolean {
  return (
    isWithin(contest, MAX_CONTEST) &&
    Array.isArray(draws) &&
    draws.length >= WINDOW.min &&
    draws.length <= WINDOW.max &&
    draws.every((numbers) => isDraw(numbers, lottery))
  );
}

/** As many numbers as the lottery draws, ascending, hence different. */
function isDraw(numbers: readonly number[], { drawn, total }: Lottery): boolean {
  return (
    Array.isArray(numbers) &&
    numbers.length === drawn &&
    numbers.every((n, i) => isWithin(n, total) && (i === 0 || n > (numbers[i - 1] as number)))
  );
}

function isWithin(value: unknown, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;
}

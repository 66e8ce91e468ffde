import { isCalendarDate } from '../lottery/calendar.ts';
import { areAscending, isWholeIn } from '../lottery/checks.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import { MAX_CONTEST } from '../lottery/max-contest.ts';
import { type History, MAX_CARRIED, type OfficialHistory, WINDOW } from './history.ts';
import { isSeed } from './seed.ts';

/** What is wrong with a history; undefined when nothing is. */
export function historyFault(history: History, lottery: Lottery): 'history' | 'historySeed' | 'date' | undefined {
  const kind = history?.kind;
  if (kind === 'simulated' && !isSeed(history.seed)) return 'historySeed';
  if (kind === 'official' && !isWindow(history, lottery)) return 'history';
  if (kind === 'named') {
    const { contest, size, hash } = history;
    const isLong = size > MAX_CARRIED && isWholeIn(size, 1, WINDOW.max);
    const isHash = typeof hash === 'string' && /^[0-9a-f]{16}$/.test(hash);
    if (!(isLong && isHash && isWholeIn(contest, 1, MAX_CONTEST))) return 'history';
  } else if (kind !== 'simulated' && kind !== 'official') return 'history';
  return isCalendarDate(history.date) ? undefined : 'date';
}

function isWindow({ contest, draws }: OfficialHistory, lottery: Lottery): boolean {
  return (
    isWholeIn(contest, 1, MAX_CONTEST) &&
    Array.isArray(draws) &&
    draws.length >= WINDOW.min &&
    draws.length <= WINDOW.max &&
    draws.every((draw) => areAscending(draw, lottery) && draw.length === lottery.drawn)
  );
}

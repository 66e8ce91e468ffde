import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { EXTRA_COUNT, findLottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { faultOf } from '../saved-games/game.ts';

/** The fields of a ticket that are marked on a playslip. */
export type CopyGame = Pick<Ticket, 'lotteryType' | 'numbers' | 'team' | 'month' | 'mirror'>;

/** Copies the marked fields of a game and drops all others. */
export function copyGame({ lotteryType, numbers, team, month, mirror }: CopyGame): CopyGame {
  return {
    lotteryType,
    numbers: [...numbers],
    ...(team !== undefined && { team }),
    ...(month !== undefined && { month }),
    ...(mirror && { mirror }),
  };
}

/** True for a value that can be shown on a playslip, whatever its origin. */
export function isCopyGame(value: unknown): value is CopyGame {
  const { lotteryType, numbers, team, month }: { [K in keyof CopyGame]?: unknown } = Object(value);
  const lottery = findLottery(lotteryType);
  return (
    lottery !== undefined &&
    Array.isArray(numbers) &&
    numbers.length > 0 &&
    numbers.every((n) => isWholeIn(n, 1, lottery.total)) &&
    (team === undefined || isWholeIn(team, 1, EXTRA_COUNT.team)) &&
    (month === undefined || isWholeIn(month, 1, EXTRA_COUNT.month))
  );
}

/** The games as tickets that can be saved; undefined where one of them lacks a field. */
export function asTickets(games: readonly CopyGame[]): readonly Ticket[] | undefined {
  return games.every((game) => faultOf(game) === undefined) ? (games as readonly Ticket[]) : undefined;
}

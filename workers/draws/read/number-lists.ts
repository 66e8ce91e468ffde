import type { Extra, Lottery } from '../../shared/lottery/lotteries.ts';
import type { RawDraw } from './raw-draw.ts';
import { isMonth, isTeamNumber } from './read-cell.ts';

/** The most frequent value, the first of equals; 0 for an empty list. */
export function commonest(values: readonly number[]): number {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}

/**
 * Splits lists of numbers as the lottery has them: both draws of a contest that has two; and where most rows have one
 * value more, that is the team or the month. A single draw with a number too many keeps it, and is refused for it.
 */
export function arranger(rows: readonly RawDraw[], { drawn, drawsPerContest, extra: asked }: Lottery) {
  const most = commonest(rows.map(({ numbers }) => numbers.length));
  const isExtra = most === drawn + 1 && asked && IS_EXTRA[asked];
  return (raw: RawDraw): RawDraw => {
    const { numbers, order, second } = raw;
    if (drawsPerContest === 2) {
      const isBoth = second === undefined && numbers.length === 2 * drawn;
      return {
        ...raw,
        ...(isBoth && { numbers: numbers.slice(0, drawn), second: numbers.slice(drawn) }),
        ...(order?.length === 2 * drawn && { order: order.slice(0, drawn), secondOrder: order.slice(drawn) }),
      };
    }
    const extra = numbers[drawn] ?? '';
    if (!isExtra || numbers.length !== drawn + 1 || !isExtra(extra)) return raw;
    return { ...raw, numbers: numbers.slice(0, drawn), team: raw.team || extra, month: raw.month || extra };
  };
}

/** What may stand behind the numbers, or nothing in its place. */
const IS_EXTRA: Readonly<Record<Extra, (text: string) => boolean>> = {
  team: (text) => !/^\d+$/.test(text) || isTeamNumber(text),
  month: (text) => text === '' || isMonth(text),
};

import type { Extra, Lottery } from '../../shared/lottery/lotteries.ts';
import type { RawDraw } from './raw-draw.ts';
import { isMonth, isTeamNumber } from './read-cell.ts';

/** The most frequent value, the first of equals; 0 for an empty list. */
export function commonest(values: readonly number[]): number {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}

/** Numbers of both draws of Dupla Sena. */
const BOTH_DRAWS = 12;

/** Numbers of Timemania or Dia de Sorte, and the team or the month. */
const WITH_EXTRA = 8;

/** The highest number of Dia de Sorte. */
export const HIGHEST_DAY = 31;

/** What the numbers of a file show of its lottery. */
export interface ListSigns {
  /** How many numbers a draw has. */
  readonly drawn: number;
  readonly hasSecond: boolean;
  readonly hasTeam: boolean;
  readonly hasMonth: boolean;
}

/** The signs of draws whose numbers came as one list: what most of them show. */
export function listSigns(rows: readonly RawDraw[]): ListSigns {
  const count = commonest(rows.map(({ numbers }) => numbers.length));
  const none = { hasSecond: rows.some(({ second }) => second), hasTeam: false, hasMonth: false };
  if (count === BOTH_DRAWS) return { ...none, drawn: BOTH_DRAWS / 2, hasSecond: true };
  if (count !== WITH_EXTRA) return { ...none, drawn: count };
  const extras = rows.flatMap(({ numbers }) => numbers[WITH_EXTRA - 1] || []);
  const isMost = (is: (text: string) => boolean) => 2 * extras.filter(is).length > extras.length;
  if (isMost(isMonth)) return { ...none, drawn: WITH_EXTRA - 1, hasMonth: true };
  const areNumbers = isMost((text) => /^\d+$/.test(text)) && !endsWithTeams(rows);
  if (areNumbers) return { ...none, drawn: count };
  return { ...none, drawn: WITH_EXTRA - 1, hasTeam: true };
}

/**
 * True where the last of eight numbers are teams of Timemania: in more than one of a hundred draws the last one is
 * there twice, as no number is. Dia de Sorte, which has no number above 31, has no teams.
 */
function endsWithTeams(rows: readonly RawDraw[]): boolean {
  const lists = rows.flatMap(({ numbers }) => (numbers.length === WITH_EXTRA ? [numbers.map(Number)] : []));
  const twice = lists.filter((list) => list.indexOf(list[WITH_EXTRA - 1] ?? 0) < WITH_EXTRA - 1);
  const isAboveDays = lists.some((list) => list.slice(0, -1).some((n) => n > HIGHEST_DAY));
  return isAboveDays && 100 * twice.length > lists.length;
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

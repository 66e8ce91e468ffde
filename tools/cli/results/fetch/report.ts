import { type LotteryKey, lotteryOf } from '../../../../workers/shared/lottery/lotteries.ts';
import { drawOn } from '../../../../workers/shared/rules/draw-on.ts';
import type { Publication } from './publish.ts';

/** What a run changes about a lottery, and why it leaves contests and sources out. */
export interface LotteryReport extends Pick<Publication, 'added' | 'completed' | 'replaced' | 'notes'> {
  readonly lottery: LotteryKey;
  /** Contests that are published now, of days on which the calendar has no draw. */
  readonly unknownDays: readonly number[];
}

/** Most characters of a line with text of a source. */
const MAX_LINE = 300;

/** Returns the contests of days on which the calendar has no draw. */
export function unknownDaysOf(lottery: LotteryKey, { added, replaced }: Publication): readonly number[] {
  return [...added, ...replaced].flatMap(({ contest, date = '' }) => (drawOn(lottery, date) ? [] : [contest]));
}

/** Returns the report for people to read. */
export function lotteryText({ lottery, added, completed, replaced, unknownDays, notes }: LotteryReport): string {
  const draws = added.map(
    ({ contest, date, numbers, second }) =>
      `contest ${contest} of ${date}: ${numbers.join(' ')}${second ? ` / ${second.join(' ')}` : ''}`,
  );
  const counts = `${added.length} new, ${completed.length} completed, ${replaced.length} replaced`;
  const days = unknownDays.map((contest) => `contest ${contest}: the calendar has no draw on its day (docs/rules.md)`);
  const lines = [...draws, ...days, ...notes].map((line) => `  ${line}\n`);
  return `${lotteryOf(lottery).name}: ${counts}\n${lines.join('')}`;
}

/** Returns a line without signs that change a terminal or the direction of text. */
export function escapedLine(line: string): string {
  const visible = line.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
  return visible.length > MAX_LINE ? `${visible.slice(0, MAX_LINE)}…` : visible;
}

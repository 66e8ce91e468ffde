import { MAX_FOLLOWED } from '../check/played-game.ts';
import { isCalendarDate } from '../lottery/calendar.ts';

/** Contests in a row, from the first to the last. */
export interface Contests {
  readonly from: number;
  readonly to: number;
}

/** The contests of what a receipt says of them, each: «concursos 2.943 a 2.946», «teimosinha: 2943». */
export function contestsIn(texts: readonly string[]): Contests[] {
  return texts.flatMap((text) => {
    const [from, ...others] = (text.match(/\d[\d.]{2,}/g) ?? []).map((digits) => Number(digits.replace('.', '')));
    if (from === undefined) return [];
    return [{ from, to: Math.max(from, ...others.filter((contest) => contest < from + MAX_FOLLOWED)) }];
  });
}

/** The days that are in texts as `26/11/2026` or `26/11/26`, `YYYY-MM-DD`. */
export function daysIn(texts: readonly string[]): string[] {
  return texts
    .map((text) => {
      const [day = '', month = '', year = ''] = text.match(/\d+/g) ?? [];
      return [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    })
    .filter(isCalendarDate);
}

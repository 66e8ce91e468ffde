import { daysBefore } from '../../../workers/shared/lottery/calendar.ts';
import { SPECIAL_DAYS, type SpecialDay, UNKNOWN_SPECIALS } from '../../../workers/shared/rules/special-days.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

const ONCE = ['Mega 30 Anos'];

/** The special draws, but for those that come once. */
function specialsIn(rows: readonly SpecialDay[]): { name: string; day: string; lottery: string }[] {
  return rows.flatMap(({ name = '', day, lotteries }) =>
    name === '' || ONCE.includes(name) ? [] : lotteries.map((lottery) => ({ name, day, lottery })),
  );
}

/** The special draws of a year N without a row of N + 1 of their lottery, not even one that says «unknown». */
export function withoutNext(rows = SPECIAL_DAYS, unknown = UNKNOWN_SPECIALS): string[] {
  const all = specialsIn(rows);
  const isTold = (of: (typeof all)[number], year: number) =>
    unknown[of.name]?.[0] === year ||
    all.some(({ name, day, lottery }) => name === of.name && lottery === of.lottery && yearOf(day) === year);
  const missing = all.filter((each) => !isTold(each, yearOf(each.day) + 1));
  return missing.map(({ name, day, lottery }) => `${name}, ${lottery}: no row of ${yearOf(day) + 1}`);
}

/** The special draws whose newest known day is more than a year before a day. */
export function silentSpecials(today: string): string[] {
  const newest = new Map(specialsIn(SPECIAL_DAYS).map(({ name, day }) => [name, day]));
  const silent = [...newest].filter(([, day]) => day < daysBefore(today, 366));
  return silent.map(([name, day]) => `${name}: no day is known since ${day}`);
}

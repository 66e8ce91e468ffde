import { commonest } from './commonest.ts';
import type { Signs } from './find-lottery.ts';
import type { RawDraw } from './raw-draw.ts';
import { isMonth } from './read-cell.ts';

/** Numbers of both draws of Dupla Sena. */
const BOTH_DRAWS = 12;

/** Numbers of Timemania or Dia de Sorte, and the team or the month. */
const WITH_EXTRA = 8;

/** The highest number of Dia de Sorte. */
export const HIGHEST_DAY = 31;

/** What lists of numbers show of their lottery, by what most of them are. */
export function listSigns(rows: readonly RawDraw[]): Pick<Signs, 'drawn' | 'hasSecond' | 'hasTeam' | 'hasMonth'> {
  const count = commonest(rows.map(({ numbers }) => numbers.length));
  const none = { hasSecond: rows.some(({ second }) => second), hasTeam: false, hasMonth: false };
  if (count === BOTH_DRAWS) return { ...none, drawn: BOTH_DRAWS / 2, hasSecond: true };
  if (count !== WITH_EXTRA) return { ...none, drawn: count };
  const extras = rows.flatMap(({ numbers }) => numbers[WITH_EXTRA - 1] || []);
  const isMost = (is: (text: string) => boolean) => 2 * extras.filter(is).length > extras.length;
  if (isMost(isMonth)) return { ...none, drawn: WITH_EXTRA - 1, hasMonth: true };
  const isNumber = isMost((text) => /^\d+$/.test(text));
  if (isNumber && !endsWithTeams(rows)) return { ...none, drawn: count };
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

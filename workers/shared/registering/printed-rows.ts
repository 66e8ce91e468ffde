import { cutsOf } from '../games/cuts.ts';
import type { Slip } from '../games/fields.ts';
import { MASK } from '../games/list-parts.ts';
import type { RawRow, RowNumber } from '../games/row.ts';
import { commonestText } from '../games/singles.ts';

/** Numbers on a receipt that stand together: all of a row, or those between signs that part them from its others. */
export interface PrintedRow {
  readonly numbers: readonly Pick<RowNumber, 'value' | 'text'>[];
  /** Something stands before it in its line: it goes on with none above it. */
  readonly begins: boolean;
}

/**
 * The rows of a receipt that have numbers, without those at their ends that surely belong to no bet. A run of digits is a
 * game where it has the numbers of one of `games`, each in two digits.
 */
export function printedRows(
  slip: Slip,
  rows: readonly RawRow[],
  games: readonly (readonly number[])[],
): readonly PrintedRow[] {
  const runs = new Map(games.map((numbers) => [numbers.map(inDigits).join(''), numbers]));
  const isWide = ({ numbers }: RawRow) => numbers.length >= Number(slip.numbers.sizes[0]);
  const cuts = cutsOf(rows.filter(isWide), slip);
  const first = Math.min(...cuts.map((cut) => cut.first));
  const last = Math.min(...cuts.map((cut) => (cut.field || cut.last > 1 ? cut.last : 0)));
  return rows.flatMap((row) => {
    const { numbers, asides } = row;
    const own = isWide(row) ? numbers.slice(first, numbers.length - last) : numbers;
    const usual = commonestText(own.slice(1).map(({ gap }) => gap.replace('\n', ' ')));
    const parts: RowNumber[][] = [];
    for (const number of own) {
      const sign = number.gap.replace('\n', ' ');
      const isApart = !/^,? e $/.test(sign) && (sign !== usual || sign.includes(MASK) || /\p{L}/u.test(sign));
      const part = parts[parts.length - 1];
      if (part && !isApart) part.push(number);
      else parts.push([number]);
    }
    const isAfter = asides.some(({ at }) => at < Number(own[0]?.at)) || own[0]?.gap.trim() !== '';
    return parts.map((part, i) => ({
      numbers: withoutStrange(part, slip).flatMap(({ text, value }) =>
        (runs.get(text) ?? [value]).map((n) => ({ value: n, text: runs.has(text) ? inDigits(n) : text })),
      ),
      begins: i > 0 ? !part[0]?.gap.includes('\n') : isAfter,
    }));
  });
}

/** Numbers without those at their ends that the lottery does not have, but for runs of digits. */
function withoutStrange(numbers: readonly RowNumber[], { numbers: { to } }: Slip): readonly RowNumber[] {
  const isStrange = (number?: RowNumber) => number !== undefined && number.value > to && number.text.length < 8;
  let [from, end] = [0, numbers.length];
  while (isStrange(numbers[from])) from++;
  while (end > from && isStrange(numbers[end - 1])) end--;
  return numbers.slice(from, end);
}

const inDigits = (n: number) => String(n % 100).padStart(2, '0');

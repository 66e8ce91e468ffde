import { cutsOf, WHOLE } from '../games/cuts.ts';
import type { Slip } from '../games/fields.ts';
import type { RawRow, RowNumber } from '../games/row.ts';

/** A number on a receipt that may be one of a bet. */
export interface PrintedNumber {
  readonly value: number;
  /** The text as it is written. */
  readonly text: string;
  /** Which row of the text it is in; rows of nothing but numbers, with the same signs between, are one. */
  readonly row: number;
  /** More parts it from the number before it than what parts the others of its row: a bet may begin here. */
  readonly begins: boolean;
}

/**
 * The numbers of rows, in order, without those that surely belong to no bet in a row that may be one. A run of digits is
 * a game where it has the numbers of one of `games`, each in two digits.
 */
export function numbersOf(
  slip: Slip,
  rows: readonly RawRow[],
  games: readonly (readonly number[])[],
): readonly PrintedNumber[] {
  const runs = new Map(games.map((numbers) => [numbers.map(inDigits).join(''), numbers]));
  const isWide = ({ numbers }: RawRow) => numbers.length >= Number(slip.numbers.sizes[0]);
  const all = cutsOf(rows.filter(isWide), slip);
  const cuts = all.length > 0 ? all : [WHOLE];
  const first = sureOf(cuts.map((cut) => cut.first));
  const last = sureOf(cuts.map((cut) => (cut.field || cut.last > 1 ? cut.last : 0)));
  let [row, before]: [number, string | undefined] = [0, undefined];
  return rows.flatMap((raw) => {
    const { numbers, asides } = raw;
    const usual = commonest(numbers.slice(1).map(({ gap }) => gap));
    if (usual === undefined || usual !== before || asides.length > 0 || numbers[0]?.gap.trim() !== '') row++;
    before = usual;
    const begins = ({ gap }: RowNumber, i: number) =>
      i === 0 || /[¦\p{L}]/u.test(gap.replace(' e ', '')) || (gap !== usual && !/^,? e $/.test(gap));
    const printed = numbers.flatMap((number, i) =>
      (runs.get(number.text) ?? [number.value]).map((value, place) => ({
        value,
        text: runs.has(number.text) ? inDigits(value) : number.text,
        row,
        begins: place === 0 && begins(number, i),
      })),
    );
    return isWide(raw) ? printed.slice(first, printed.length - last) : printed;
  });
}

const inDigits = (n: number) => String(n % 100).padStart(2, '0');

/** How many numbers at a side surely belong to no bet; two are a price or a day. */
const sureOf = (cut: readonly number[]) => (cut.includes(2) ? 2 : Math.min(1, ...cut));

function commonest(gaps: readonly string[]): string | undefined {
  const times = new Map<string, number>();
  for (const gap of gaps) times.set(gap, (times.get(gap) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0];
}

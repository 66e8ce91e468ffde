import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSoundTable } from '../../../workers/draws/store/is-sound.ts';
import { type DrawTable, packDraws, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { checksum } from '../../../workers/shared/link/packed-checksum.ts';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { anyDrawTable } from '../../shared/draws/any-draw-table.ts';
import { manyDraws } from './many-draws.ts';

const anyTable = fc
  .constantFrom(...LOTTERIES)
  .chain(anyDrawTable)
  .filter(({ draws }) => draws.length > 0);

test('any table of real draws is sound', () => {
  fc.assert(fc.property(anyTable, isSoundTable));
  for (const { key } of LOTTERIES) expect(isSoundTable(manyDraws(key, 200))).toBe(true);
});

const SENA = manyDraws('megasena', 3, 100).draws;
const [FIRST, ...OTHERS] = SENA;
const paidWith = (hits: number, winners: number, cents?: number) => ({
  paid: [{ hits, winners, ...(cents !== undefined && { cents }) }],
});

describe('a table is not sound with', () => {
  test.each<[string, readonly OfficialDraw[]]>([
    ['no draws', []],
    ['contests that descend', [...SENA].reverse()],
    ['a contest twice', [...SENA, ...SENA.slice(2)]],
    ['very many draws', Array.from({ length: 20_001 }, (_, i) => ({ ...SENA[0], contest: i + 1 }))],
  ] as [string, OfficialDraw[]][])('%s', (_, draws) => {
    expect(isSoundTable({ lottery: 'megasena', draws })).toBe(false);
  });

  test.each<[string, object]>([
    ['a contest 0', { contest: 0 }],
    ['a contest of six digits', { contest: 100_000 }],
    ['a day that there is not', { date: '2026-02-30' }],
    ['a day beyond the calendar', { date: '+012026-01' }],
    ['too few numbers', { numbers: [1, 2, 3, 4, 5] }],
    ['a number twice', { numbers: [1, 2, 3, 4, 5, 5] }],
    ['a number that there is not', { numbers: [1, 2, 3, 4, 5, 61] }],
    ['a number 0', { numbers: [0, 2, 3, 4, 5, 6] }],
    ['numbers in no order', { numbers: [2, 1, 3, 4, 5, 6], isInDrawOrder: undefined }],
    ['a second draw', { second: [1, 2, 3, 4, 5, 6] }],
    ['prizes of a second draw', { paidSecond: [] }],
    ['a team', { team: 'SANTOS' }],
    ['a month', { month: 1 }],
    ['a tier that it has not', paidWith(3, 1)],
    ['a tier twice', { paid: [...paidWith(6, 1).paid, ...paidWith(6, 2).paid] }],
    ['winners beyond all bets', paidWith(6, 2 ** 52)],
    ['cents beyond all money', paidWith(6, 1, 2 ** 52)],
  ])('%s', (_, change) => {
    const draw = { ...FIRST, ...change } as OfficialDraw;
    const draws = [draw, ...OTHERS].sort((a, b) => a.contest - b.contest);
    expect(isSoundTable({ lottery: 'megasena', draws })).toBe(false);
  });

  test.each<[LotteryKey, object]>([
    ['timemania', { team: 'X'.repeat(101) }],
    ['diadasorte', { month: 13 }],
    ['diadasorte', { month: 0 }],
    ['duplasena', { second: [1, 2, 3, 4, 5] }],
  ])('what %s has not: %o', (lottery, change) => {
    const [draw] = manyDraws(lottery, 1).draws;
    expect(isSoundTable({ lottery, draws: [{ ...draw, ...change } as OfficialDraw] })).toBe(false);
  });
});

/** The bytes with some of them other, and a checksum that fits them. */
function forged(bytes: Uint8Array, changes: readonly (readonly [at: number, byte: number])[]) {
  const copy = bytes.slice();
  const end = copy.length - 3;
  for (const [at, byte] of changes) copy[at % end] = byte;
  const sum = checksum(copy.subarray(0, end));
  copy.set([sum >> 16, (sum >> 8) & 255, sum & 255], end);
  return copy;
}

test('any bytes are sound draws of a lottery, or refused', () => {
  const changes = fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 4 });
  fc.assert(
    fc.property(anyTable, changes, (table, some) => {
      let read: DrawTable;
      try {
        read = unpackDraws(forged(packDraws(table), some));
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        return;
      }
      if (!isSoundTable(read)) return;
      const { drawn, total } = lotteryOf(read.lottery);
      for (const { numbers, second = numbers, contest } of read.draws) {
        expect(contest).toBeLessThan(100_000);
        for (const list of [numbers, second]) {
          expect(new Set(list).size).toBe(drawn);
          expect(list.every((n) => n >= 1 && n <= total)).toBe(true);
        }
      }
      expect(unpackDraws(packDraws(read))).toEqual(read);
    }),
    { numRuns: 500 },
  );
});

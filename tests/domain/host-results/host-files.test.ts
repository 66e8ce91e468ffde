import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDrawsFile, writeDrawsFile } from '../../../workers/domain/host-results/draws-file.ts';
import { HostFileError } from '../../../workers/domain/host-results/fields.ts';
import {
  countPaid,
  withPrizes,
  writePrizesFile,
} from '../../../workers/domain/host-results/prizes-file.ts';
import { readHostResults } from '../../../workers/domain/host-results/read.ts';
import { sha256 } from '../../../workers/domain/host-results/sha256.ts';
import { runToEnd } from '../../../workers/domain/run-to-end.ts';
import { type DrawTable, packDraws, unpackDraws } from '../../../workers/shared/draw-table.ts';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lotteries.ts';
import { anyDrawTable } from '../../shared/any-draw-table.ts';
import { manyDraws } from './many-draws.ts';

const anyTable = fc.constantFrom(...LOTTERIES).chain(anyDrawTable);

/** What the host's files keep of a table: all but the order of drawing. */
function kept({ lottery, draws }: DrawTable): DrawTable {
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
  return {
    lottery,
    draws: draws.map(({ isInDrawOrder, numbers, second, ...draw }) => ({
      ...{ ...draw, numbers: ascending(numbers) },
      ...(second && { second: ascending(second) }),
    })),
  };
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const fileOf = (text: string) => ({ bytes: bytesOf(text), hash: sha256(bytesOf(text)) });
/** No less than what the build makes of it, in a tenth of the time. */
const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

describe('the files of a host', () => {
  test('have all of a table but the order of drawing', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const lottery = lotteryOf(table.lottery);
        const draws = readDrawsFile(writeDrawsFile(table), lottery);
        expect(withPrizes(draws, writePrizesFile(table), lottery)).toEqual(kept(table));
        const answer = runToEnd(
          readHostResults({
            lottery: table.lottery,
            draws: fileOf(writeDrawsFile(table)),
            prizes: fileOf(writePrizesFile(table)),
          }),
        );
        expect(answer.ok && unpackDraws(answer.table)).toEqual(kept(table));
      }),
    );
  });

  test('are the same bytes for the same table', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const again = structuredClone(table);
        expect(writeDrawsFile(again)).toBe(writeDrawsFile(table));
        expect(writePrizesFile(again)).toBe(writePrizesFile(table));
      }),
    );
  });

  test.each(LOTTERIES.map(({ key }) => key))(
    'are small as they are sent: 3,000 draws of %s',
    (key) => {
      const table = manyDraws(key, 3000);
      expect(brotli(writeDrawsFile(table))).toBeLessThan(40_000);
      expect(countPaid(table)).toBe(3000);
      expect(brotli(writePrizesFile(table))).toBeLessThan(140_000);
    },
  );
});

describe('a file of a host is refused', () => {
  const table = manyDraws('megasena', 30);
  const whole = JSON.parse(writeDrawsFile(table));
  const lottery = lotteryOf('megasena');
  const read = (text: string, key: LotteryKey = 'megasena') => readDrawsFile(text, lotteryOf(key));
  const faultOf = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      return error instanceof HostFileError ? error.fault : error;
    }
    return 'none';
  };
  const { numbers } = whole as { numbers: string };

  test.each([
    ['another form', { ...whole, schema: 2 }],
    ['a field that it has not', { ...whole, teams: whole.days }],
    ['no contests', { ...whole, contests: undefined }],
    [
      'contests that descend',
      {
        ...whole,
        contests: [
          [16, 30],
          [1, 15],
        ],
      },
    ],
    [
      'contests that overlap',
      {
        ...whole,
        contests: [
          [1, 16],
          [16, 29],
        ],
      },
    ],
    ['a contest 0', { ...whole, contests: [[0, 29]] }],
    [
      'a range the wrong way',
      {
        ...whole,
        contests: [
          [1, 30],
          [40, 39],
        ],
      },
    ],
    ['very many contests', { ...whole, contests: [[1, 99_999]] }],
    ['fewer days than draws', { ...whole, days: whole.days.slice(1) }],
    ['a day that is no number', { ...whole, days: ['1', ...whole.days.slice(1)] }],
    ['a day beyond the calendar', { ...whole, days: [3_000_000, ...whole.days.slice(1)] }],
    ['fewer numbers', { ...whole, numbers: numbers.slice(1) }],
    ['a number that there is not', { ...whole, numbers: `~${numbers.slice(1)}` }],
    ['a sign that there is not', { ...whole, numbers: `\\${numbers.slice(1)}` }],
    ['a list', [whole]],
    ['nothing', null],
  ])('with %s', (_, file) => {
    expect(faultOf(() => read(JSON.stringify(file)))).toBe('schema');
  });

  test('as a page in its place, and as one of another lottery', () => {
    expect(faultOf(() => read('<!doctype html>'))).toBe('schema');
    expect(faultOf(() => read(JSON.stringify(whole), 'quina'))).toBe('lottery');
  });

  test('cut anywhere', () => {
    const text = JSON.stringify(whole);
    for (let end = 0; end < text.length; end += 7) {
      expect(faultOf(() => read(text.slice(0, end)))).toBe('schema');
    }
  });

  test.each([
    ['tiers that it has not', { tiers: [[6, 5, 3]] }],
    ['a tier twice', { tiers: [[6, 5, 5]] }],
    ['a row of another list', { tiers: [[6, 5]] }],
    ['fewer rows', { paid: [] }],
    ['winners below none', { paid: Array(30).fill([0, -1, 1, 1, 1, 1, 1]) }],
    ['half a cent', { paid: Array(30).fill([0, 1, 0.5, 1, 1, 1, 1]) }],
    ['second draws', { paidSecond: Array(30).fill(null) }],
  ])('with prizes of %s', (_, changes) => {
    const prizes = JSON.parse(writePrizesFile(table));
    const draws = read(JSON.stringify(whole));
    expect(faultOf(() => withPrizes(draws, JSON.stringify(prizes), lottery))).toBe('none');
    const changed = JSON.stringify({ ...prizes, ...changes });
    expect(faultOf(() => withPrizes(draws, changed, lottery))).toBe('schema');
  });

  test('where its bytes are not those of the index', () => {
    const { bytes, hash } = fileOf(writeDrawsFile(table));
    const answer = (draws: { bytes: Uint8Array<ArrayBuffer>; hash: string }) =>
      runToEnd(readHostResults({ lottery: 'megasena', draws }));
    expect(answer({ bytes, hash }).ok).toBe(true);
    const changed = bytes.slice();
    changed[40] = (changed[40] as number) ^ 1;
    expect(answer({ bytes: changed, hash })).toEqual({ ok: false, refusal: 'hash' });
  });
});

test('any text is a table of the lottery’s draws, or refused', () => {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.integer({ min: 0, max: 3 }),
    text: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('null', '-1', '1e9', '[]', '{}')),
  });
  const changed = (
    text: string,
    { at, cut, text: other }: { at: number; cut: number; text: string },
  ) => {
    const start = Math.floor(at * text.length);
    return text.slice(0, start) + other + text.slice(start + cut);
  };
  fc.assert(
    fc.property(anyTable, change, change, (table, one, other) => {
      const lottery = lotteryOf(table.lottery);
      const texts = [changed(writeDrawsFile(table), one), changed(writePrizesFile(table), other)];
      let read: DrawTable;
      try {
        read = withPrizes(readDrawsFile(texts[0] ?? '', lottery), texts[1] ?? '', lottery);
      } catch (error) {
        expect(error).toBeInstanceOf(HostFileError);
        return;
      }
      for (const { numbers, second = [], contest } of read.draws) {
        expect(contest).toBeLessThan(100_000);
        for (const list of [numbers, ...(second.length > 0 ? [second] : [])]) {
          expect(new Set(list).size).toBe(lottery.drawn);
          expect(list.every((n) => n >= 1 && n <= lottery.total)).toBe(true);
        }
      }
      expect(unpackDraws(packDraws(read))).toEqual(read);
    }),
    { numRuns: 300 },
  );
});

test('SHA-256 is that of Node', () => {
  const node = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 4096]) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(sha256(bytes)).toBe(node(bytes));
  }
  fc.assert(fc.property(fc.uint8Array(), (bytes) => sha256(bytes) === node(bytes)));
});

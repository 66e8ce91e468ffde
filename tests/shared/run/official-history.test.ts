import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawAt, drawSpace, rankOf } from '../../../workers/shared/link/draw-rank.ts';
import { readPacked, writePacked } from '../../../workers/shared/link/packed-link.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { type History, simulated } from '../../../workers/shared/run/history.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { checkGenerateRequest, RequestError } from '../../../workers/shared/run/request.ts';
import { isSameHistory, nameWindow, windowHash } from '../../../workers/shared/run/window-name.ts';
import { thrownBy } from '../../support/thrown-by.ts';
import { carriedHistories, officialHistory } from './any-official.ts';
import { runs } from './any-run.ts';

const RUN: Receipt = {
  engine: '4',
  lottery: 'quina',
  strategy: 'quick',
  games: 3,
  seed: '0123456789abcdef0123456789abcdef',
  history: officialHistory('quina', 30),
  now: '2026-11-20T12:34:56Z',
};

/** The field that a run with this history is refused for. */
function refusedFor(history: object, more: Partial<Receipt> = {}): string | undefined {
  const request = { ...RUN, ...more, history: history as History };
  return thrownBy(() => checkGenerateRequest(request), RequestError)?.problem.field;
}

describe.each(LOTTERIES)('a draw of $key', (lottery) => {
  const draws = fc
    .uniqueArray(fc.integer({ min: 1, max: lottery.total }), {
      minLength: lottery.drawn,
      maxLength: lottery.drawn,
    })
    .map((numbers) => numbers.sort((a, b) => a - b));

  test('has a place of its own among all, and comes back from it', () => {
    fc.assert(
      fc.property(draws, (numbers) => {
        const rank = rankOf(lottery, numbers);
        expect(rank < drawSpace(lottery)).toBe(true);
        expect(drawAt(lottery, rank)).toEqual(numbers);
      }),
    );
    const first = Array.from({ length: lottery.drawn }, (_, i) => i + 1);
    const last = first.map((n) => lottery.total - lottery.drawn + n);
    expect(rankOf(lottery, first)).toBe(0n);
    expect(rankOf(lottery, last)).toBe(drawSpace(lottery) - 1n);
  });

  test('one of 30 takes so many characters in a link, without a seed of the history', () => {
    const history = officialHistory(lottery.key, 30);
    const plain = writePacked({ ...RUN, history: simulated('f'.repeat(32), '2026-11-20') });
    const bits = 30 * (drawSpace(lottery) - 1n).toString(2).length;
    const text = writePacked({ ...RUN, lottery: lottery.key, history });
    expect(text.length - plain.length).toBeLessThanOrEqual(bits / 6 - 16);
  });
});

test('a packed link with real draws, or their name, reads back as the very receipt', () => {
  const given = runs.chain((run) =>
    carriedHistories(run.lottery, run.history.date).map((history): Receipt => ({ ...run, engine: '4', history })),
  );
  fc.assert(
    fc.property(given, (receipt) => {
      const text = writePacked(receipt);
      expect(text).toMatch(/^[\w-]+C$/);
      expect(readPacked(text)).toEqual(receipt);
    }),
    { numRuns: 100 },
  );
});

describe('a link to a run with real draws', () => {
  const text = writePacked(RUN);

  test('it is one of a newer app to the app before, which knew packing 1 alone', () => {
    // By its last character, the packing.
    expect(text.endsWith('C')).toBe(true);
    expect(writePacked({ ...RUN, history: simulated('a', '2026-11-20') }).endsWith('B')).toBe(true);
  });

  test('one of more than 30 has their name, of 30 the draws themselves', () => {
    const long = officialHistory('quina', 31);
    expect(readPacked(writePacked({ ...RUN, history: long })).history).toEqual(nameWindow('quina', long));
    expect(readPacked(text).history).toEqual(RUN.history);
  });
});

describe('an official history', () => {
  const { contest, date, draws, kind } = officialHistory('quina', 30);
  const good = { kind, contest, date, draws };
  const [first = [], ...rest] = draws;

  test.each([10, 30, 500])('one of %d draws is taken, of Lotomania with 20 numbers each', (size) => {
    expect(refusedFor(officialHistory('quina', size))).toBeUndefined();
    const history = officialHistory('lotomania', size);
    expect(refusedFor(history, { lottery: 'lotomania' })).toBeUndefined();
  });

  test.each<[string, object]>([
    ['9 draws', { ...good, draws: draws.slice(0, 9) }],
    ['501 draws', officialHistory('quina', 501)],
    ['no draws', { kind, contest, date }],
    ['draws that are no lists', { ...good, draws: [...rest, '1,2,3,4,5'] }],
    ['a draw of four', { ...good, draws: [...rest, [1, 2, 3, 4]] }],
    ['a draw of six', { ...good, draws: [...rest, [1, 2, 3, 4, 5, 6]] }],
    ['a number out of range', { ...good, draws: [...rest, [1, 2, 3, 4, 81]] }],
    ['a number 0', { ...good, draws: [...rest, [0, 2, 3, 4, 5]] }],
    ['a fraction', { ...good, draws: [...rest, [1, 2, 3, 4, 5.5]] }],
    ['equal numbers', { ...good, draws: [...rest, [1, 2, 3, 3, 5]] }],
    ['numbers in draw order', { ...good, draws: [...rest, [...first].reverse()] }],
    ['numbers as texts', { ...good, draws: [...rest, first.map(String)] }],
    ['a hole', { ...good, draws: [...rest, [1, 2, undefined, 4, 5]] }],
    ['contest 0', { ...good, contest: 0 }],
    ['contest 100,000', { ...good, contest: 100_000 }],
    ['a contest that is a text', { ...good, contest: '3000' }],
    ['a name of 30', { kind: 'named', contest, date, size: 30, hash: 'f'.repeat(16) }],
    ['a name of 501', { kind: 'named', contest, date, size: 501, hash: 'f'.repeat(16) }],
    ['a short hash', { kind: 'named', contest, date, size: 31, hash: 'f'.repeat(15) }],
    ['a hash of others', { kind: 'named', contest, date, size: 31, hash: 'F'.repeat(16) }],
    ['another kind', { ...good, kind: 'imported' }],
  ])('one with %s is refused', (_, history) => expect(refusedFor(history)).toBe('history'));

  test('one with a day that does not exist is refused for it', () => {
    expect(refusedFor({ ...good, date: '2026-02-31' })).toBe('date');
  });

  test.each(['1', '2', '3'] as const)('it is not for engine %s', (engine) => {
    expect(refusedFor(good, { engine })).toBe('history');
  });

  test('it is told from every other by its hash', () => {
    const other = draws.map((numbers, i) => (i === 29 ? [1, 2, 3, 4, 5] : numbers));
    const hashes = [
      windowHash('quina', good),
      windowHash('quina', { contest: contest + 1, draws }),
      windowHash('quina', { contest, draws: other }),
      windowHash('quina', { contest, draws: [...rest, first] }),
      windowHash('megasena', good),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    // A value that somebody's link has.
    expect(hashes[0]).toBe('90f1784238516da1');
  });

  test('it is the same as its name, and as nothing else', () => {
    const name = nameWindow('quina', RUN.history as never);
    const isSame = (other: History) => isSameHistory('quina', RUN.history, other);
    expect([name, RUN.history].map(isSame)).toEqual([true, true]);
    const others = [
      { ...name, hash: '0'.repeat(16) },
      { ...name, date: '2026-11-21' },
      { ...RUN.history, contest: 1 } as History,
      simulated('a', date),
    ];
    expect(others.map(isSame)).toEqual([false, false, false, false]);
  });

  test('it is of a lottery: the numbers that it draws', () => {
    expect(refusedFor(officialHistory('megasena', 30))).toBe('history');
    expect(lotteryOf('lotomania').drawn).toBe(20);
  });
});

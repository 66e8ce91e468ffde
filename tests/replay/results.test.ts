import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShortRound } from '../../tools/build/test-rounds.ts';
import { checkGames as check } from '../../workers/draws/check/check-games.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import {
  type CheckRequest,
  checkGames,
  checkGamesSteps,
  drawsOf,
  LIMITS,
  type PlayedGame,
  ResultsError,
  type ResultsFile,
  readResults,
  readResultsSteps,
} from '../../workers/replay/results.ts';
import { packDraws } from '../../workers/shared/draws/draw-table.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { anyGame, anyScope } from '../draws/check/any-check.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { thrownBy } from '../support/thrown-by.ts';

const DRAWS = sampleDraws('quina', 40);
const TABLE = packDraws({ lottery: 'quina', draws: DRAWS });
const GAME: PlayedGame = { numbers: [1, 2, 3, 4, 5] };
const REQUEST: CheckRequest = { table: TABLE, games: [GAME], scope: { kind: 'all' } };
const TEXT = new TextEncoder().encode(
  `concurso;bola1;bola2;bola3;bola4;bola5\n${DRAWS.map(({ contest, numbers }) => [contest, ...numbers].join(';')).join('\n')}`,
);
const FILE: ResultsFile = { bytes: TEXT, today: '2026-11-22', lottery: 'quina' };

/** The error for input that is refused. */
const refusalOf = (run: () => unknown) => thrownBy(run, ResultsError);

/** The last of some steps, each of which tells how far it is. */
function stepped<T>(steps: Generator<number, T, void>): T {
  const told: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) told.push(step.value);
  expect(told.length).toBeGreaterThan(0);
  expect(told.every((done) => done >= 0 && done <= 1)).toBe(true);
  return step.value;
}

describe('a file of results', () => {
  test('it is read at once and in steps; its table has its draws', () => {
    const read = readResults(FILE);
    if (!read.ok) throw new Error(read.refusal);
    expect(stepped(readResultsSteps(FILE))).toEqual(read);
    const numbers = drawsOf(read.table).map((draw) => [...draw.numbers].sort((a, b) => a - b));
    expect(numbers).toEqual(DRAWS.map((draw) => [...draw.numbers].sort((a, b) => a - b)));
  });

  test('that gives nothing is answered with why', () => {
    const empty = readResults({ ...FILE, bytes: new Uint8Array() });
    expect(empty).toMatchObject({ ok: false, refusal: 'empty' });
    const large = readResults({ ...FILE, bytes: new Uint8Array(LIMITS.textBytes + 1) });
    expect(large).toMatchObject({ ok: false, refusal: 'too-large' });
  });

  test.each([
    ['bytes', { bytes: 'concurso' }],
    ['bytes', { bytes: undefined }],
    ['bytes', { bytes: [1, 2] }],
    ['today', { today: '2026-02-31' }],
    ['today', { today: undefined }],
    ['lottery', { lottery: 'loteca' }],
    ['dayOrder', { dayOrder: 'year-first' }],
  ])('one with bad %s is refused by name: %o', (field, change) => {
    const refused = refusalOf(() => readResults({ ...FILE, ...change } as ResultsFile));
    expect(refused).toMatchObject({ code: 'invalid-results', field, message: expect.stringMatching(/expected \S/) });
  });
});

describe('games', () => {
  test('they are checked as the app checks them, at once and in steps: 100 requests', () => {
    const games = fc.array(anyGame(lotteryOf('quina')), { maxLength: 5 });
    fc.assert(
      fc.property(games, anyScope, fc.integer({ min: 1, max: LIMITS.wins }), (games, scope, most) => {
        const request = { table: TABLE, games, scope, most };
        const checked = checkGames(request);
        expect(checked).toEqual(runToEnd(check(request)));
        expect(stepped(checkGamesSteps(request))).toEqual(checked);
      }),
      { numRuns: 100, seed: 17 },
    );
  });

  test.each<[string, object, object]>([
    ['table', { table: TABLE.slice(1) }, {}],
    ['table', { table: TABLE.slice(0, -1) }, {}],
    ['table', { table: new Uint8Array() }, {}],
    ['table', { table: undefined }, {}],
    ['games', { games: undefined }, {}],
    ['games', { games: Array(LIMITS.games + 1).fill(GAME) }, { limit: LIMITS.games }],
    ['games', { games: [GAME, { numbers: [1, 2, 3, 4, 81] }] }, { index: 1, reason: 'numbers' }],
    ['games', { games: [{ numbers: [5, 4, 3, 2, 1] }] }, { index: 0, reason: 'numbers' }],
    ['games', { games: [{ numbers: [1, 2, 3, 4] }] }, { index: 0, reason: 'numbers' }],
    ['games', { games: [GAME, null] }, { index: 1, reason: 'game' }],
    ['games', { games: [{ ...GAME, mirror: true }] }, { index: 0, reason: 'mirror' }],
    ['games', { games: [{ ...GAME, scope: { kind: 'some' } }] }, { index: 0, reason: 'scope' }],
    ['scope', { scope: undefined }, {}],
    ['scope', { scope: { kind: 'contest', contest: 0 } }, {}],
    ['scope', { scope: { kind: 'since', date: '2026-02-31' } }, {}],
    ['scope', { scope: { kind: 'next', from: 1, draws: 25 } }, {}],
    ['most', { most: 0 }, { limit: 1000 }],
    ['most', { most: 1001 }, { limit: 1000 }],
  ])('those with bad %s are refused by name: %o', (field, change, told) => {
    const refused = refusalOf(() => checkGames({ ...REQUEST, ...change } as CheckRequest));
    expect(refused).toMatchObject({ code: 'invalid-results', field, ...told });
    expect(refused?.message).toMatch(/expected \S/);
  });

  test('whatever is asked for, it is answered or refused by name', () => {
    const RUNS = isShortRound ? 600 : 3000;
    const change = fc.dictionary(
      fc.constantFrom('table', 'games', 'scope', 'most', '__proto__', 'x'),
      fc.oneof(fc.anything({ withTypedArray: true }), fc.constant([GAME]), anyScope),
      { maxKeys: 2 },
    );
    let answered = 0;
    fc.assert(
      fc.property(change, (given) => {
        try {
          checkGames({ ...REQUEST, ...given } as CheckRequest);
          answered++;
        } catch (error) {
          if (!(error instanceof ResultsError)) throw error;
          expect(error.message).toMatch(/expected \S/);
        }
      }),
      { numRuns: RUNS, seed: 18 },
    );
    expect(answered).toBeGreaterThan(RUNS / 30);
    expect(answered).toBeLessThan((29 * RUNS) / 30);
  });
});

test('a table that is damaged has no draws: it is refused by name', () => {
  for (const table of [TABLE.slice(0, -1), 'x' as never]) {
    const message = expect.stringMatching(/expected \S/);
    expect(refusalOf(() => drawsOf(table))).toMatchObject({ field: 'table', message });
  }
});

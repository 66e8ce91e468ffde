import { range, without } from 'lodash';
import { describe, expect, test } from 'vitest';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { takesBet } from '../../../workers/shared/bet/takes-bet.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSIONS } from '../../../workers/shared/run/engine-version.ts';
import { checkGenerateRequest, type GenerateRequest, RequestError } from '../../../workers/shared/run/request.ts';
import { REQUEST } from '../../pool/support/requests.ts';
import { thrownBy } from '../../support/thrown-by.ts';

const QUINA: GenerateRequest = { ...REQUEST, lottery: 'quina' };

/** What is said of a request; undefined when it is good. */
const refusal = (change: object): unknown =>
  thrownBy(() => checkGenerateRequest({ ...QUINA, ...change }), RequestError)?.problem;

const refusedBet = (bet: unknown, change: object = {}) => refusal({ ...change, bet });

describe('a bet', () => {
  test.each([
    ['megasena', range(6, 21), [5, 21]],
    ['lotofacil', range(15, 21), [14, 21]],
    ['quina', range(5, 16), [4, 16]],
    ['duplasena', range(6, 16), [5, 16]],
    ['timemania', [7, 10], [6, 8, 9, 11]],
    ['diadasorte', range(7, 16), [6, 16]],
    ['lotomania', [50], [20, 49, 51]],
  ] as const)('one of %s marks as many numbers as the counter takes', (lottery, sizes, others) => {
    for (const marks of sizes) expect(refusedBet({ marks }, { lottery })).toBeUndefined();
    for (const marks of [...others, 0, -1, 6.5, '6', null, Number.NaN]) {
      const problem = { field: 'bet', bet: 'marks', reason: 'value' };
      expect(refusedBet({ marks }, { lottery })).toMatchObject(problem);
    }
  });

  test.each([
    ['team', 'timemania', [1, 80], [0, 81, 1.5, '1', null]],
    ['month', 'diadasorte', [1, 12], [0, 13, 1.5, '1', null]],
    ['mirror', 'lotomania', [true, false], [1, 'true', null]],
  ] as const)('has a %s in %s only', (part, lottery, good, bad) => {
    for (const value of good) expect(refusedBet({ [part]: value }, { lottery })).toBeUndefined();
    for (const value of bad) {
      const problem = { field: 'bet', bet: part, reason: 'value' };
      expect(refusedBet({ [part]: value }, { lottery })).toMatchObject(problem);
    }
    for (const { key } of LOTTERIES.filter((other) => other.key !== lottery)) {
      const problem = { field: 'bet', bet: part, reason: 'not-taken' };
      expect(refusedBet({ [part]: good[0] }, { lottery: key })).toMatchObject(problem);
    }
  });

  test.each([
    ['megasena', [2, 3, 4, 6, 8, 9, 12]],
    ['lotofacil', [2, 3, 4, 6, 8, 9, 12, 18, 24]],
    ['quina', [3, 6, 12, 18, 24]],
    ['duplasena', [2, 3, 4, 6, 8, 9, 12]],
    ['timemania', [3, 6, 9, 12]],
    ['diadasorte', [3, 6, 9, 12]],
    ['lotomania', [2, 3, 4, 6, 8, 9, 12]],
  ] as const)('one of %s takes part in one draw or in as many as are on offer', (lottery, offered) => {
    for (const draws of [1, ...offered]) expect(refusedBet({ draws }, { lottery })).toBeUndefined();
    for (const draws of [...without(range(0, 30), 1, ...offered), '3', null]) {
      const problem = { field: 'bet', bet: 'draws', reason: 'value' };
      expect(refusedBet({ draws }, { lottery })).toMatchObject(problem);
    }
  });

  test.each([null, 7, 'bet', [[]]])('that is %j is none', (bet) =>
    expect(refusedBet(bet)).toMatchObject({ field: 'bet', bet: undefined, reason: 'value' }),
  );

  test('one with a part that there is not is refused', () => {
    expect(refusedBet({ constructor: 1 })).toMatchObject({ bet: 'constructor', reason: 'value' });
  });

  test('it is for engine 4 and later ones; one that says nothing is for all', () => {
    const refused = ENGINE_VERSIONS.filter((engine) => refusedBet({ marks: 5 }, { engine }));
    expect(refused).toEqual(['1', '2', '3']);
    expect(refusedBet({ marks: 5 }, { engine: '3' })).toMatchObject({ field: 'bet' });
    for (const engine of ENGINE_VERSIONS) {
      expect(refusedBet({}, { engine })).toBeUndefined();
      expect(refusedBet({ mirror: false, fixed: [] }, { engine })).toBeUndefined();
    }
  });

  test('one of another size is not for a wheel', () => {
    const wheel = { strategy: 'cercamento' };
    expect(refusedBet({ marks: 6 }, wheel)).toMatchObject({ bet: 'marks', reason: 'not-taken' });
    expect(refusedBet({ marks: 5, draws: 3 }, wheel)).toBeUndefined();
    const taken = LOTTERIES.map((lottery) => takesBet('cercamento', lottery, 'marks'));
    expect(taken).not.toContain(true);
    const ofOneSize = LOTTERIES.filter((lottery) => betSizes(lottery).length === 1);
    expect(LOTTERIES.filter((lottery) => !takesBet('quick', lottery, 'marks'))).toEqual(ofOneSize);
  });

  test.each([
    ['more fixed than marks', { fixed: range(1, 7) }, 'fixed', 'too-many-fixed', 5],
    ['more fixed than so many marks', { marks: 6, fixed: range(1, 8) }, 'fixed', 'too-many-fixed', 6],
    ['both', { fixed: [7, 8], excluded: [1, 8] }, 'excluded', 'both', undefined],
    ['too few left', { excluded: range(1, 77) }, 'excluded', 'too-many-excluded', 75],
    ['too few left for so many marks', { marks: 15, excluded: range(1, 67) }, 'excluded', 'too-many-excluded', 65],
    ['one twice', { fixed: [7, 7] }, 'fixed', 'numbers', undefined],
    ['one out of range', { excluded: [0] }, 'excluded', 'numbers', undefined],
    ['one too large', { fixed: [81] }, 'fixed', 'numbers', undefined],
    ['no number', { fixed: ['7'] }, 'fixed', 'numbers', undefined],
    ['no list', { excluded: 7 }, 'excluded', 'numbers', undefined],
    ['fewer tickets than games', { excluded: range(1, 76) }, 'excluded', 'too-few-tickets', 1],
    ['fewer tickets', { fixed: [1, 2, 3, 4], excluded: range(5, 79) }, 'fixed', 'too-few-tickets', 2],
  ] as const)('one with %s is refused, and says so', (_, bet, part, reason, limit) => {
    expect(refusedBet(bet)).toEqual({ field: 'bet', bet: part, reason, limit });
  });

  test('counts the swapped tickets among those that must be left', () => {
    const bet = { fixed: [1, 2, 3, 4], excluded: range(9, 81) };
    expect(refusal({ bet, games: 3, swaps: [0] })).toBeUndefined();
    expect(refusal({ bet, games: 3, swaps: [0, 0] })).toMatchObject({ reason: 'too-few-tickets' });
  });

  test('one of fixed or excluded numbers is not for a wheel', () => {
    for (const part of ['fixed', 'excluded'] as const) {
      const problem = { bet: part, reason: 'not-taken' };
      expect(refusedBet({ [part]: [1] }, { strategy: 'cercamento' })).toMatchObject(problem);
    }
  });
});

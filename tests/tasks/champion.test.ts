import { range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { inRound } from '../../tools/build/test-rounds.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSIONS } from '../../workers/shared/run/engine-version.ts';
import { type GenerateRequest, RequestError } from '../../workers/shared/run/request.ts';
import { pickChampions, rankCandidates } from '../../workers/tasks/champion.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { REQUEST } from '../pool/support/requests.ts';
import { resultOf } from './result-of.ts';

const request: GenerateRequest = { ...REQUEST, lottery: 'diadasorte', strategy: 'campeao' };

const shortlistsOf = (input: GenerateRequest, unit = 1) =>
  range(0, input.games, unit).flatMap((first) =>
    resultOf(rankCandidates, { ...input, first, count: Math.min(unit, input.games - first) }),
  );

describe('tasks rankCandidates and pickChampions', () => {
  test.each(inRound(LOTTERIES, 2))('make together what generate makes of $key', ({ key }) => {
    const input = { ...request, lottery: key, games: 20 };
    const expected = resultOf(generate, input);
    // Parts of one ticket and of all are the same for any lottery.
    for (const unit of key === 'lotofacil' ? [1, 3, 20] : [3]) {
      const shortlists = shortlistsOf(input, unit);
      expect(shortlists).toHaveLength(20);
      expect(resultOf(pickChampions, { ...input, shortlists })).toEqual(expected);
    }
  });

  test.each(ENGINE_VERSIONS)('make together what generate makes with engine %s', (engine) => {
    const input = { ...request, lottery: 'megasena', games: 20, engine } as const;
    const expected = resultOf(generate, input);
    expect(expected.receipt.engine).toBe(engine);
    expect(resultOf(pickChampions, { ...input, shortlists: shortlistsOf(input, 10) })).toEqual(expected);
    // Candidates that another engine judged are not this one's.
    const other = engine === '3' ? '2' : '3';
    const foreign = shortlistsOf({ ...input, engine: other }, 10);
    expect(resultOf(pickChampions, { ...input, shortlists: foreign })).not.toEqual(expected);
  });

  test('judge the candidates that are missing', () => {
    const input = { ...request, games: 5 };
    const shortlists = shortlistsOf(input).slice(0, 2);
    expect(resultOf(pickChampions, { ...input, shortlists })).toEqual(resultOf(generate, input));
  });

  test('refuse another strategy, and tickets that there are not', () => {
    const first = { ...request, first: 0, count: 1 };
    expect(() => resultOf(rankCandidates, { ...first, strategy: 'quick' })).toThrow(RequestError);
    expect(() => resultOf(pickChampions, { ...request, strategy: 'quick', shortlists: [] })).toThrow(RequestError);
    for (const ticket of [3, -1, 0.5, Number.NaN]) {
      expect(() => resultOf(rankCandidates, { ...first, first: ticket })).toThrow(RangeError);
    }
    for (const count of [4, 0, -1, 0.5, Number.NaN]) {
      expect(() => resultOf(rankCandidates, { ...first, count })).toThrow(RangeError);
    }
  });

  test("pause between the parts of each ticket's candidates", () => {
    const steps = [...rankCandidates.run({ ...request, first: 1, count: 2 })];
    expect(steps).toHaveLength(16);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
  });
});

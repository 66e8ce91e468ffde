import { range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../workers/domain/lotteries.ts';
import { type GenerateRequest, RequestError } from '../../workers/protocol/request.ts';
import { champion } from '../../workers/tasks/champion.ts';
import { crown } from '../../workers/tasks/crown.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { resultOf } from './result-of.ts';

const request: GenerateRequest = {
  lottery: 'diadasorte',
  strategy: 'campeao',
  games: 3,
  seed: 'abc',
  historySeed: 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
};

const championsOf = (input: GenerateRequest) =>
  range(input.games).map((ticket) => resultOf(champion, { ...input, ticket }));

describe('tasks champion and crown', () => {
  test.each(LOTTERIES)('make together what generate makes of $key', ({ key }) => {
    const input = { ...request, lottery: key };
    const champions = championsOf(input);
    expect(resultOf(crown, { ...input, champions })).toEqual(resultOf(generate, input));
  });

  test('choose further champions for tickets that would be equal', () => {
    const five = { ...request, games: 5 };
    const [first, , third, fourth, fifth] = championsOf(five);
    const champions = [first, first, third, fourth, fifth].map((numbers) => numbers ?? []);
    const numbers = resultOf(crown, { ...five, champions }).tickets.map((t) => t.numbers);
    const six = resultOf(generate, { ...request, games: 6 }).tickets.map((t) => t.numbers);
    expect(numbers).toEqual([six[0], six[2], six[3], six[4], six[5]]);
  });

  test('refuse another strategy, and tickets that there are not', () => {
    const first = { ...request, ticket: 0 };
    expect(() => resultOf(champion, { ...first, strategy: 'quick' })).toThrow(RequestError);
    expect(() => resultOf(crown, { ...request, strategy: 'quick', champions: [] })).toThrow(
      RequestError,
    );
    for (const ticket of [3, -1, 0.5, Number.NaN]) {
      expect(() => resultOf(champion, { ...request, ticket })).toThrow(RangeError);
    }
  });

  test("pause between the parts of a ticket's candidates", () => {
    const steps = [...champion.run({ ...request, ticket: 0 })];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});

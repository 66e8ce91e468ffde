import { sum } from 'lodash';
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSION, ENGINE_VERSIONS } from '../../workers/shared/run/engine-version.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { RequestError, type RuleRequest } from '../../workers/shared/run/request.ts';
import { MODES } from '../../workers/shared/strategy/catalogue.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { frequency, generateAtHome, isHomeRun } from '../../workers/tasks/home.ts';
import { REQUEST } from '../pool/support/requests.ts';
import { resultOf } from './result-of.ts';

const request: RuleRequest = { ...REQUEST, strategy: 'quick', lottery: 'lotomania', games: 20 };

describe('task generate', () => {
  test.each(LOTTERIES)('answers the tickets of a $key run, their facts and its receipt', (lottery) => {
    const input = { ...request, lottery: lottery.key };
    const { receipt, tickets, facts, ...rest } = resultOf(generate, input);
    expect(receipt).toEqual({ engine: ENGINE_VERSION, ...input });
    expect(rest).toEqual({});
    expect(tickets).toHaveLength(20);
    expect(facts.map((fact) => fact.sum)).toEqual(tickets.map(({ numbers }) => sum(numbers)));
  });

  test.each(ENGINE_VERSIONS)('makes the tickets of engine %s when it is asked for', (engine) => {
    const input = { ...request, lottery: 'timemania' } as const;
    const made = resultOf(generate, { ...input, engine });
    expect(made.receipt).toEqual({ ...input, engine });
    expect(resultOf(generate, made.receipt)).toEqual(made);
    const newest = resultOf(generate, input);
    expect(made.tickets).not.toEqual(engine === ENGINE_VERSION ? [] : newest.tickets);
  });

  test.each(MODES)('answers home, in the mode %s, without what other runs take', (strategy) => {
    for (const { key } of LOTTERIES) {
      const input = { ...request, lottery: key, strategy };
      expect(isHomeRun(input)).toBe(true);
      expect(resultOf(generateAtHome, input)).toEqual(resultOf(generate, input));
    }
    expect(isHomeRun({ ...request, bet: { draws: 2 } })).toBe(false);
    expect(isHomeRun({ ...request, strategy: 'sequencia' })).toBe(false);
  });

  test('reports how far it is, up to 1', () => {
    const steps = [...generate.run(request)];
    expect(steps.at(-1)).toBe(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  test('leaves fields that the request should not have out of the receipt', () => {
    const input = { ...request, extra: 'x' } as RuleRequest;
    expect(Object.keys(resultOf(generate, input).receipt)).not.toContain('extra');
  });

  test('refuses a bad request at its first slice', () => {
    expect(() => resultOf(generate, { ...request, games: 21 })).toThrow(RequestError);
  });
});

describe('task frequency', () => {
  test('refuses a bad request', () => {
    expect(() => resultOf(frequency, { ...request, history: simulated('h1', '2026-02-31') })).toThrow(RequestError);
  });
});

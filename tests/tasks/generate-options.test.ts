import { expect, test } from 'vitest';
import { simulated } from '../../workers/shared/run/history.ts';
import type { GenerateRequest } from '../../workers/shared/run/request.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { resultOf } from './result-of.ts';

const REQUEST: GenerateRequest = {
  lottery: 'megasena',
  strategy: 'datas-especiais',
  games: 3,
  seed: 's',
  history: simulated('h', '2026-03-01'),
  now: '2026-03-01T12:00:00Z',
};

const run = (request: GenerateRequest) => resultOf(generate, request);

test('the receipt holds the options, and replays to the same tickets and facts', () => {
  const made = run({ ...REQUEST, options: { dates: ['1984-07-21'] } });
  expect(made.receipt.options).toEqual({ dates: ['1984-07-21'] });
  expect(run(made.receipt)).toEqual(made);
  for (const { numbers } of made.tickets) expect(numbers).toEqual(expect.arrayContaining([7, 21, 28]));
});

test('without options the receipt has none, and the date of the run counts', () => {
  const made = run(REQUEST);
  expect(made.receipt).not.toHaveProperty('options');
  for (const { numbers } of made.tickets) expect(numbers).toEqual(expect.arrayContaining([1, 3, 4, 26]));
});

test('the facts belong to the tickets, one by one', () => {
  const made = run({ ...REQUEST, games: 20 });
  expect(made.facts).toHaveLength(20);
  made.facts.forEach((facts, i) => {
    expect(facts.sum).toBe(made.tickets[i]?.numbers.reduce((sum, n) => sum + n, 0));
  });
});

import { difference, intersection, range, uniq } from 'lodash';
import { expect, test } from 'vitest';
import { ReceiptError, replay } from '../../workers/replay/replay.ts';
import { writeReceipt } from '../../workers/shared/run/receipt.ts';
import { type GenerateRequest, RequestError } from '../../workers/shared/run/request.ts';
import { pickChampions, rankCandidates } from '../../workers/tasks/champion.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { REQUEST } from '../pool/support/requests.ts';
import { thrownBy } from '../support/thrown-by.ts';
import { resultOf } from './result-of.ts';

const QUINA: GenerateRequest = { ...REQUEST, lottery: 'quina', games: 4 };

test('a rule without room for a bet refuses it before the run, whoever asks', () => {
  const bet = { fixed: [4, 3, 2, 1] };
  const asked: GenerateRequest = { ...QUINA, strategy: 'sequencia', bet };
  const problem = { field: 'bet', bet: 'fixed', reason: 'no-room', limit: 3 };
  const refused = thrownBy(() => resultOf(generate, asked), RequestError);
  expect(refused).toMatchObject({ problem });
  const receipt = writeReceipt({ ...asked, engine: '4' });
  const error = thrownBy(() => replay(receipt), ReceiptError);
  expect(error).toMatchObject(problem);
  expect(resultOf(generate, { ...asked, bet: { fixed: [1, 2, 3] } }).tickets).toHaveLength(4);
});

test('swapped tickets keep what is fixed and excluded, to the last one that is left', () => {
  const bet = { fixed: [1, 2, 3, 4], excluded: range(11, 81) };
  const swaps = [0, 1];
  const { tickets } = resultOf(generate, { ...QUINA, strategy: 'uniform', bet, swaps });
  const before = resultOf(generate, { ...QUINA, strategy: 'uniform', bet }).tickets;
  const seen = [...before, ...tickets].map(({ numbers }) => difference(numbers, bet.fixed).join());
  expect(uniq(seen).sort()).toEqual(['10', '5', '6', '7', '8', '9']);
});

test('campeao chooses among candidates that keep them, on any number of workers', () => {
  const bet = { marks: 8, fixed: [2, 4, 6, 8, 10], excluded: range(40, 60) };
  const asked: GenerateRequest = { ...QUINA, strategy: 'campeao', bet, swaps: [3] };
  const expected = resultOf(generate, asked);
  for (const { numbers } of expected.tickets) {
    expect(numbers).toEqual(expect.arrayContaining(bet.fixed));
    expect(intersection(numbers, bet.excluded)).toEqual([]);
    expect(numbers).toHaveLength(8);
  }
  for (const count of [1, 2]) {
    const shortlists = range(0, 4, count).flatMap((first) => resultOf(rankCandidates, { ...asked, first, count }));
    expect(resultOf(pickChampions, { ...asked, shortlists })).toEqual(expected);
  }
});

test('the order of a bet and of its numbers makes no difference, and receipts have one', () => {
  const run = (fixed: number[], excluded: number[]) =>
    resultOf(generate, { ...QUINA, strategy: 'uniform', bet: { fixed, excluded } });
  const made = run([9, 3], [70, 8, 60]);
  expect(made).toEqual(run([3, 9], [8, 60, 70]));
  expect(made.receipt.bet).toEqual({ fixed: [3, 9], excluded: [8, 60, 70] });
  const bets = [
    { draws: 3, excluded: [8, 1], marks: 6 },
    { marks: 6, fixed: [], excluded: [1, 8], draws: 3 },
  ].map((bet) => JSON.stringify(resultOf(generate, { ...QUINA, bet }).receipt));
  expect(bets[0]).toBe(bets[1]);
});

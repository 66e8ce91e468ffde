import { omit, range, uniq } from 'lodash';
import { expect, test } from 'vitest';
import type { Bet } from '../../workers/shared/bet/bet.ts';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import type { EngineVersion } from '../../workers/shared/run/engine-version.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { resultOf, runOf } from '../tasks/result-of.ts';

const NAMES = { history: simulated('h1', '2026-11-20'), now: '2026-11-20T12:00:00Z', games: 3 };

function ticketsOf(lottery: LotteryKey, seed: string, bet: Bet = {}, engine: EngineVersion = '4') {
  const request = { ...NAMES, lottery, strategy: 'aggressive', seed, engine } as const;
  return resultOf(generate, { ...request, ...(Object.keys(bet).length > 0 && { bet }) }).tickets;
}

const EXTRAS = ['team', 'month', 'mirror'] as const;

test.each(LOTTERIES)('a ticket of $key has what its playslip asks for besides numbers', ({ key }) => {
  const [ticket] = ticketsOf(key, 's');
  const there = EXTRAS.filter((extra) => ticket && extra in ticket);
  expect(there).toEqual({ timemania: ['team'], diadasorte: ['month'] }[key as string] ?? []);
  // All else is what engine 3 gave, and that gave no more.
  const old = ticketsOf(key, 's', {}, '3');
  expect(ticketsOf(key, 's').map((made) => omit(made, EXTRAS))).toEqual(old);
});

test.each([
  ['timemania', 'team', 80],
  ['diadasorte', 'month', 12],
] as const)('%s: each %s comes up, and is drawn for each ticket anew', (lottery, extra, count) => {
  // 3,000 tickets miss one of 80 teams once in 10¹⁴ times.
  const drawn = range(1000).flatMap((i) => ticketsOf(lottery, `${i}`).map((ticket) => ticket[extra]));
  expect(uniq(drawn).sort((a, b) => Number(a) - Number(b))).toEqual(range(1, count + 1));
});

test.each([
  ['timemania', { team: 80 }, {}],
  ['diadasorte', { month: 12 }, {}],
  // A mirror is a second bet of the same price.
  ['lotomania', { mirror: true }, { minBetPrice: 6 }],
] as const)('%s: the bet’s own is on every ticket, and changes nothing else but a price', (lottery, bet, price) => {
  const chosen = ticketsOf(lottery, 's', bet);
  const plain = ticketsOf(lottery, 's');
  expect(chosen).toEqual(plain.map((ticket) => ({ ...ticket, ...bet, ...price })));
});

test('consecutive draws, and a mirror that is not wanted, change no ticket', () => {
  expect(ticketsOf('quina', 's', { draws: 3 })).toEqual(ticketsOf('quina', 's'));
  expect(ticketsOf('lotomania', 's', { mirror: false })).toEqual(ticketsOf('lotomania', 's'));
});

test('every strategy gives them, the wheel too', () => {
  for (const strategy of STRATEGY_IDS.filter((id) => id !== 'campeao')) {
    const run = { ...NAMES, lottery: 'timemania', strategy, seed: 's', bet: { team: 9 } } as const;
    expect(runOf(run).tickets.map(({ team }) => team)).toEqual([9, 9, 9]);
  }
});

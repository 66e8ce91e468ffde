import fc from 'fast-check';
import { type Bet, type BetPart, betSizes } from '../../workers/shared/bet/bet.ts';
import { takesBet } from '../../workers/shared/bet/takes-bet.ts';
import { LOTTERIES, type Lottery } from '../../workers/shared/lottery/lotteries.ts';
import { drawCountsOf } from '../../workers/shared/rules/teimosinhas.ts';
import { ENGINE_VERSIONS } from '../../workers/shared/run/engine-version.ts';
import type { SimulatedReceipt } from '../../workers/shared/run/receipt.ts';
import { isRule, STRATEGY_IDS, type StrategyId } from '../../workers/shared/strategy/catalogue.ts';
import { guaranteesOf } from '../../workers/shared/strategy/guarantees.ts';
import type { StrategyOptions } from '../../workers/shared/strategy/strategy-options.ts';

const DAY_MS = 86_400_000;
const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

const days = fc.integer({ min: -30_000, max: 60_000 }).map(isoDay);
const instants = fc.tuple(days, fc.integer({ min: 0, max: DAY_MS - 1 }), fc.boolean()).map(([day, ms, isWhole]) => {
  const text = new Date(Date.parse(`${day}T00:00:00Z`) + ms).toISOString();
  return isWhole ? text.replace(/\.\d{3}/, '') : text;
});
const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const seeds = fc.string({ unit: visible, minLength: 1, maxLength: 128 });
const names = fc
  .tuple(fc.constantFrom('Ana', 'Zé', 'Ção', 'y'), fc.string({ unit: 'grapheme', maxLength: 20 }))
  .map(([name, rest]) => name + rest);

const numbersOf = (total: number, max: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: total }), { minLength: 1, maxLength: max });

/** What a strategy may be told. */
function optionsFor(strategy: StrategyId, lottery: Lottery): fc.Arbitrary<StrategyOptions> {
  const { total } = lottery;
  if (strategy === 'datas-especiais') {
    const dates = fc.array(days, { minLength: 1, maxLength: 5 }).map((dates) => ({ dates }));
    return fc.oneof(
      dates,
      numbersOf(total, 20).map((dateNumbers) => ({ dateNumbers })),
    );
  }
  if (strategy === 'numerologia') {
    return fc.oneof(
      names.map((name) => ({ name })),
      days.map((birthDate) => ({ birthDate })),
      fc.integer({ min: 1, max: 9 }).map((root) => ({ root })),
    );
  }
  if (strategy !== 'cercamento') return fc.constant({});
  const hits = fc.constantFrom(...guaranteesOf(lottery));
  return fc.record({ pool: numbersOf(total, total), hits }, { requiredKeys: [] });
}

/** What a counter may be told: parts of a bet that go together, and leave tickets enough. */
function betFor(strategy: StrategyId, lottery: Lottery): fc.Arbitrary<Bet> {
  const { total, pick } = lottery;
  const takes = (part: BetPart) => takesBet(strategy, lottery, part);
  const only = <T>(part: BetPart, values: fc.Arbitrary<T>) =>
    takes(part) ? { [part]: fc.option(values, { nil: undefined }) } : {};
  const size = takes('marks') ? fc.constantFrom(...betSizes(lottery)) : fc.constant(pick);
  // A ticket of Lotofácil may take 20 of 25: with two left out it still has a choice of 1,771.
  const numbers = takes('fixed') ? numbersOf(total, 4) : fc.constant([]);
  return fc
    .record({
      marks: fc.option(size, { nil: undefined }),
      numbers,
      draws: fc.option(fc.constantFrom(...drawCountsOf(lottery.key)), { nil: undefined }),
      ...only('team', fc.integer({ min: 1, max: 80 })),
      ...only('month', fc.integer({ min: 1, max: 12 })),
      ...only('mirror', fc.constant(true)),
    })
    .map(({ numbers, ...bet }) => {
      const lists = { fixed: numbers.slice(2), excluded: numbers.slice(0, 2) };
      const said = Object.entries({ ...bet, ...lists }).filter(([, value]) =>
        Array.isArray(value) ? value.sort((a, b) => a - b).length > 0 : value !== undefined,
      );
      return Object.fromEntries(said) as Bet;
    });
}

/** Receipts of the app, over all lotteries, strategies, options, bets, swaps and engines. */
export const receipts: fc.Arbitrary<SimulatedReceipt> = fc
  .tuple(fc.constantFrom(...LOTTERIES), fc.constantFrom(...STRATEGY_IDS))
  .chain(([lottery, strategy]) =>
    fc.record({
      engine: fc.constantFrom(...ENGINE_VERSIONS),
      lottery: fc.constant(lottery.key),
      strategy: fc.constant(strategy),
      games: fc.integer({ min: 1, max: 20 }),
      seed: seeds,
      historySeed: seeds,
      date: days,
      now: instants,
      options: fc.oneof(fc.constant({}), optionsFor(strategy, lottery)),
      bet: fc.oneof(fc.constant({}), betFor(strategy, lottery)),
      swaps: isRule(strategy) ? fc.array(fc.nat(19), { maxLength: 5 }) : fc.constant<number[]>([]),
    }),
  )
  .map(({ options, bet, swaps, ...names }) => {
    const isNew = names.engine === '4';
    const inside = swaps.map((index) => index % names.games);
    return {
      ...names,
      ...(Object.keys(options).length > 0 && { options }),
      ...(isNew && Object.keys(bet).length > 0 && { bet }),
      ...(isNew && inside.length > 0 && { swaps: inside }),
    };
  });

import fc from 'fast-check';
import type { Receipt } from '../../workers/replay/replay.ts';
import { STRATEGY_IDS, type StrategyId } from '../../workers/shared/catalogue.ts';
import { ENGINE_VERSIONS } from '../../workers/shared/engine-version.ts';
import { guaranteesOf } from '../../workers/shared/guarantees.ts';
import { LOTTERIES, type Lottery } from '../../workers/shared/lotteries.ts';
import type { StrategyOptions } from '../../workers/shared/strategy-options.ts';

const DAY_MS = 86_400_000;
const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

const days = fc.integer({ min: -30_000, max: 60_000 }).map(isoDay);
const instants = fc
  .tuple(days, fc.integer({ min: 0, max: DAY_MS - 1 }), fc.boolean())
  .map(([day, ms, isWhole]) => {
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

/** Receipts of the app, over all lotteries, strategies, options and engines. */
export const receipts: fc.Arbitrary<Receipt> = fc
  .tuple(fc.constantFrom(...LOTTERIES), fc.constantFrom(...STRATEGY_IDS))
  .chain(([lottery, strategy]) =>
    fc.record({
      engine: fc.constantFrom(...ENGINE_VERSIONS),
      lottery: fc.constant(lottery.key),
      strategy: fc.constant(strategy),
      games: fc.integer({ min: 1, max: 20 }),
      ...{ seed: seeds, historySeed: seeds, date: days, now: instants },
      options: fc.oneof(fc.constant({}), optionsFor(strategy, lottery)),
    }),
  )
  .map(({ options, ...names }) => ({
    ...names,
    ...(Object.keys(options).length > 0 && { options }),
  }));

import fc from 'fast-check';
import { type Bet, betSizes } from '../../../workers/shared/bet/bet.ts';
import { allNumbers, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { drawCountsOf } from '../../../workers/shared/rules/teimosinhas.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { receipts } from '../../replay/any-receipt.ts';

/** Seeds as the app draws them. */
export const drawnSeeds = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** What the counter takes for a lottery, in any mixture. */
function betsOf(key: Receipt['lottery']): fc.Arbitrary<Bet> {
  const lottery = lotteryOf(key);
  const sets = fc.subarray(allNumbers(lottery), { minLength: 1 });
  return fc.record(
    {
      marks: fc.constantFrom(...betSizes(lottery)),
      fixed: sets,
      excluded: sets,
      mirror: fc.boolean(),
      team: fc.integer({ min: 1, max: 80 }),
      month: fc.integer({ min: 1, max: 12 }),
      draws: fc.constantFrom(...drawCountsOf(key)),
    },
    { requiredKeys: [] },
  );
}

/** Receipts over all that a link can say: those of the app, with drawn seeds too, bets and swaps. */
export const runs: fc.Arbitrary<Receipt> = receipts.chain(({ historySeed, date, ...names }) =>
  fc
    .record({
      seed: fc.oneof(fc.constant(names.seed), drawnSeeds),
      history: fc.oneof(fc.constant(historySeed), drawnSeeds).map((seed) => simulated(seed, date)),
      bet: betsOf(names.lottery),
      swaps: fc.array(fc.nat(names.games - 1), { maxLength: 40 }),
    })
    .map(({ bet, swaps, ...seeds }) => ({
      ...names,
      ...seeds,
      ...(Object.keys(bet).length > 0 && { bet }),
      ...(swaps.length > 0 && { swaps }),
    })),
);

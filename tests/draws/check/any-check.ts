import fc from 'fast-check';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import type { DrawScope, PlayedGame } from '../../../workers/shared/check/check-games.ts';
import { allNumbers, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';

/** Any game that a lottery takes. */
export function anyGame(lottery: Lottery): fc.Arbitrary<PlayedGame> {
  return fc.constantFrom(...betSizes(lottery)).chain((size) =>
    fc
      .record(
        {
          numbers: fc.subarray(allNumbers(lottery), { minLength: size, maxLength: size }),
          ...(lottery.key === 'diadasorte' && { month: fc.integer({ min: 1, max: 12 }) }),
          ...(lottery.key === 'lotomania' && { mirror: fc.constant(true as const) }),
        },
        { requiredKeys: ['numbers'] },
      )
      .map((game) => game as PlayedGame),
  );
}

const anyDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(Date.parse('1990-01-01') + days * 86_400_000).toISOString().slice(0, 10));

/** Any choice of draws. */
export const anyScope: fc.Arbitrary<DrawScope> = fc.oneof(
  fc.constantFrom<DrawScope>({ kind: 'all' }, { kind: 'last' }),
  fc.integer({ min: 1, max: 99_999 }).map((contest) => ({ kind: 'contest' as const, contest })),
  anyDay.map((date) => ({ kind: 'since' as const, date })),
  fc.record({ draw: anyDay, draws: fc.integer({ min: 1, max: 24 }) }).map((on) => ({ kind: 'on' as const, ...on })),
  fc
    .record({ from: fc.integer({ min: 1, max: 99_999 }), draws: fc.integer({ min: 1, max: 24 }) })
    .map((next) => ({ kind: 'next' as const, ...next })),
);

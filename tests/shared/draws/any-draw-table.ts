import fc from 'fast-check';
import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';

const FIRST_DAY = Date.parse('1990-01-01');
const DAY_MS = 86_400_000;

/** Any table of real draws of a lottery, ascending by contest; its days are in no order. */
export function anyDrawTable(lottery: Lottery): fc.Arbitrary<DrawTable> {
  const contests = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 20 });
  return contests.chain((list) => {
    const ascending = [...list].sort((a, b) => a - b);
    const draws = ascending.map((contest) => anyDraw(lottery, contest));
    return fc.tuple(...draws).map((some) => ({ lottery: lottery.key, draws: some }));
  });
}

function anyDraw(lottery: Lottery, contest: number): fc.Arbitrary<OfficialDraw> {
  const { key, total, drawn } = lottery;
  const all = Array.from({ length: total }, (_, i) => i + 1);
  const numbers = fc.shuffledSubarray(all, { minLength: drawn, maxLength: drawn });
  const paid = anyPaid(lottery);
  const isDouble = key === 'duplasena';
  return fc
    .record(
      {
        numbers,
        date: fc
          .integer({ min: 0, max: 20_000 })
          .map((days) => new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10)),
        isInDrawOrder: fc.constant(true as const),
        takings: fc.integer({ min: 1, max: 2 ** 50 }),
        paid,
        ...(isDouble && { second: numbers, paidSecond: paid }),
        ...(key === 'timemania' && { team: fc.string({ maxLength: 30 }) }),
        ...(key === 'diadasorte' && { month: fc.integer({ min: 1, max: 12 }) }),
      },
      { requiredKeys: ['numbers'] },
    )
    .map((draw) => {
      const { second, ...one } = { contest, ...draw } as OfficialDraw;
      const inOrder = (list: readonly number[]) => (one.isInDrawOrder ? list : [...list].sort((a, b) => a - b));
      return { ...one, numbers: inOrder(one.numbers), ...(second && { second: inOrder(second) }) };
    });
}

function anyPaid(lottery: Lottery): fc.Arbitrary<readonly PaidTier[]> {
  const tiers = tierOdds(lottery, lottery.pick).map(({ hits }) =>
    fc
      .record(
        {
          winners: fc.integer({ min: 0, max: 2_000_000 }),
          cents: fc.integer({ min: 0, max: 60_000_000_000 }),
        },
        { requiredKeys: ['winners'] },
      )
      .map((paid) => ({ hits, ...paid })),
  );
  return fc.tuple(...tiers);
}

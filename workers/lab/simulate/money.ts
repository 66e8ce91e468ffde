import { isExtraOpen, prizesAtOnce, simpleBets } from '../../shared/bet/bet-cost.ts';
import type { LabMoney } from '../../shared/lab/lab-request.ts';
import type { Layout } from '../../shared/lab/simulation-layout.ts';
import type { SimulationReport } from '../../shared/lab/simulation-report.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';

/**
 * What the games of a simulation cost and win, in cents. A bet of several minimum bets wins several prizes at once. A
 * bet on Dupla Sena is paid once for the two draws of a contest; half a cent is rounded up. As where games are checked,
 * what a month pays to a bet of several is not known: those hits are counted apart.
 */
export function moneyOf(
  { price, prizes }: LabMoney,
  { lottery, groups, columns }: Layout,
  draws: number,
  countAt: (place: number) => number,
): NonNullable<SimulationReport['money']> {
  const prizeOf = (hits: TierHits) => BigInt(prizes[lottery.winningHits.indexOf(hits)] ?? 0);
  const inContest = BigInt(lottery.drawsPerContest);
  let [paid, back, open] = [0n, 0n, 0];
  groups.forEach(({ marks, games }, g) => {
    paid += BigInt(draws) * BigInt(games) * BigInt(simpleBets(lottery, marks)) * BigInt(price);
    for (let hits = 0; hits <= lottery.drawn; hits++) {
      const won = prizesAtOnce(lottery, marks, hits).reduce(
        (sum, tier) => sum + BigInt(tier.prizes) * prizeOf(tier.hits),
        0n,
      );
      back += won * BigInt(countAt(g * columns + hits));
    }
    if (!lottery.extra) return;
    const times = countAt((g + 1) * columns - 1);
    if (isExtraOpen(lottery, marks)) open += times;
    else back += prizeOf(lottery.extra) * BigInt(times);
  });
  return { paid: `${(paid + inContest - 1n) / inContest}`, back: `${back}`, ...(open > 0 && { open }) };
}

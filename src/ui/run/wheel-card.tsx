import { memo } from 'react';
import type { WheelReport } from '../../../workers/shared/strategy/wheel-report.ts';
import { formatCents } from '../../content/bet/price.ts';
import { formatNumber, formatWhole } from '../../content/format.ts';
import { wheelTexts } from '../../content/run/wheel.ts';
import common from '../parts/common.module.css';
import { Facts } from '../parts/facts.tsx';
import layout from '../parts/layout.module.css';
import css from './wheel-card.module.css';

interface Props {
  readonly proof: WheelReport;
  /** What a game costs, in cents. */
  readonly unit: number;
  /** How many, the wheel's own among them. */
  readonly games: number;
}

/** What a wheel guarantees, in words, with the proof that has just been made of it. */
export const WheelCard = memo(function WheelCard({ proof, unit, games }: Props) {
  const { drawn, pool, hits, wheel, lowerBound, poolOdds } = proof;
  const rows = [
    [wheelTexts.pool, pool.map(formatNumber).join(' ')],
    [wheelTexts.checked, argumentOf(proof)],
    [wheelTexts.tickets, wheelTexts.ticketCount(wheel)],
    [wheelTexts.bound, wheelTexts.ticketCount(lowerBound)],
    [wheelTexts.cost, formatCents(wheel * unit)],
    ...(games > wheel ? [[wheelTexts.batchCost, formatCents(games * unit)] as const] : []),
    [wheelTexts.poolOdds, wheelTexts.poolOddsValue(poolOdds)],
  ] as const;
  return (
    <section className={`${layout.card} ${css.card}`} aria-labelledby="garantia">
      <h2 id="garantia" className={common.lead}>
        {wheelTexts.title}
      </h2>
      <p className={`${common.lead} ${common.strong} ${css.words}`}>{wheelTexts.guarantee(drawn, pool.length, hits)}</p>
      <Facts className={css.rows} facts={rows} />
      <p className={common.small}>{wheelTexts.honest}</p>
    </section>
  );
});

/** Why the guarantee holds: what was looked at, or counted. */
function argumentOf(proof: WheelReport): string {
  const { drawn, pool, wheel } = proof;
  switch (proof.kind) {
    case 'exhaustive':
      return wheelTexts.exhaustive(formatWhole(proof.checked), formatWhole(proof.total));
    case 'pigeonhole':
      return wheelTexts.pigeonhole(proof.times, wheel, drawn);
    case 'left-out':
      return wheelTexts.leftOut(proof.leftOut, pool.length, drawn);
  }
}

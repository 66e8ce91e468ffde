import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { reportTexts } from '../../content/results/report.ts';
import { dismissKept, importing } from '../../state/results/importing.ts';
import layout from '../parts/layout.module.css';
import css from './archive.module.css';

/** What has just been kept of a lottery, above its answer. */
export function KeptNews({ lottery }: { readonly lottery: LotteryKey }) {
  const { step, kept } = useSnapshot(importing);
  useEffect(() => dismissKept, []);
  const report = kept.find((one) => one.lottery === lottery);
  if (step !== 'kept' || !report) return null;
  return (
    <section className={`${layout.card} ${css.card}`} data-lottery={lottery}>
      <p role="status">
        <b>{reportTexts.keptTitle(lotteryOf(lottery).name)}.</b> {reportTexts.keptNews(report.added)}
      </p>
    </section>
  );
}

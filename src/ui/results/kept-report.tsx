import type { MergeReport } from '../../../workers/shared/draws/merge-draws.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { reportTexts } from '../../content/results/report.ts';
import archive from './archive.module.css';
import { CardTitle } from './card-title.tsx';
import css from './found-report.module.css';
import { WaysOn } from './ways-on.tsx';

/** What was kept just now, and where it leads. */
export function KeptReport({ kept: { lottery, added } }: { readonly kept: MergeReport }) {
  return (
    <section className={`${archive.card} ${css.report}`} data-lottery={lottery}>
      <CardTitle>{reportTexts.keptTitle(lotteryOf(lottery).name)}</CardTitle>
      <p className={archive.soft}>{reportTexts.keptNews(added)}</p>
      <WaysOn lottery={lottery} />
    </section>
  );
}

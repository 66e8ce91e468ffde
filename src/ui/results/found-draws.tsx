import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatWhole } from '../../content/format.ts';
import { drawText } from '../../content/results/differences.ts';
import { reportTexts } from '../../content/results/report.ts';
import type { FoundResults } from '../../state/results/importing.ts';
import css from './archive.module.css';
import { Folded, LeftOutRows } from './folded.tsx';

/** What was found of a lottery: each draw of a message, and of a file how many there are, and what is missing. */
export function FoundDraws({ report, merge }: Pick<FoundResults, 'report' | 'merge'>) {
  const { count, first, last, gaps, missing, doubles, leftOut, withPrizes, draws } = report;
  const { extra } = lotteryOf(report.lottery);
  const news = [reportTexts.news, reportTexts.added(merge.added, merge.completed)];
  const facts = draws
    ? [...draws.map((draw) => [reportTexts.contest(draw.contest, draw.date), drawText(draw)]), news]
    : [
        [reportTexts.count, formatWhole(count)],
        [reportTexts.from, reportTexts.contest(first.contest, first.date)],
        [reportTexts.to, reportTexts.contest(last.contest, last.date)],
        [reportTexts.prizes, reportTexts.prizesOf(withPrizes, count)],
        ...(extra ? [[reportTexts.extras[extra], reportTexts.extrasOf(report.withExtra ?? 0, count)]] : []),
        news,
      ];
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {missing > 0 && !draws ? (
        <Folded
          title={reportTexts.gapsTitle(missing)}
          items={gaps.map(([from, to]) => <li key={from}>{reportTexts.gap(from, to)}</li>)}
          count={report.gapCount}
        />
      ) : null}
      {doubles.length > 0 ? <p className={css.soft}>{reportTexts.doublesTitle(doubles.length)}</p> : null}
      <LeftOutRows rows={leftOut} count={report.leftOutCount} />
    </>
  );
}

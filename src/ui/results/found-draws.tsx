import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatWhole } from '../../content/format.ts';
import { drawText } from '../../content/results/differences.ts';
import { reportTexts } from '../../content/results/report.ts';
import type { FoundResults } from '../../state/results/importing.ts';
import common from '../parts/common.module.css';
import { Facts } from '../parts/facts.tsx';
import { Folded, LeftOutRows } from './folded.tsx';

/** What was found of a lottery: each draw of a message, and of a file how many there are, and what is missing. */
export function FoundDraws({ report, merge }: Pick<FoundResults, 'report' | 'merge'>) {
  const { count, first, last, gaps, missing, doubles, leftOut, withDate, withPrizes, unreadAmounts, draws } = report;
  const { extra } = lotteryOf(report.lottery);
  const news = [reportTexts.news, reportTexts.added(merge.added, merge.completed)] as const;
  const facts: readonly (readonly [name: string, value: string])[] = draws
    ? [...draws.map((draw) => [reportTexts.contest(draw.contest, draw.date), drawText(draw)] as const), news]
    : [
        [reportTexts.count, formatWhole(count)],
        [reportTexts.from, reportTexts.contest(first.contest, first.date)],
        [reportTexts.to, reportTexts.contest(last.contest, last.date)],
        ...(withDate < count ? [[reportTexts.dates, reportTexts.extrasOf(withDate, count)] as const] : []),
        [reportTexts.prizes, reportTexts.prizesOf(withPrizes, count)],
        ...(unreadAmounts ? [[reportTexts.unreadAmounts, formatWhole(unreadAmounts)] as const] : []),
        ...(extra ? [[reportTexts.extras[extra], reportTexts.extrasOf(report.withExtra ?? 0, count)] as const] : []),
        news,
      ];
  return (
    <>
      <Facts facts={facts} />
      {missing > 0 && !draws ? (
        <Folded
          title={reportTexts.gapsTitle(missing)}
          items={gaps.map(([from, to]) => <li key={from}>{reportTexts.gap(from, to)}</li>)}
          count={report.gapCount}
        />
      ) : null}
      {doubles.length > 0 ? <p className={common.soft}>{reportTexts.doublesTitle(doubles.length)}</p> : null}
      <LeftOutRows rows={leftOut} count={report.leftOutCount} />
    </>
  );
}

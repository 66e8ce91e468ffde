import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ConflictChoice } from '../../../workers/shared/draws/merge-draws.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatWhole } from '../../content/format.ts';
import { reportTexts } from '../../content/results/report.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { discardFound, type FoundResults, hasNews, importing, keepFound } from '../../state/results/importing.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { useGoToPage } from '../address/to-page.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import css from './archive.module.css';
import { CardTitle } from './card-title.tsx';
import { Conflicts } from './conflicts.tsx';
import { Folded, LeftOutRows } from './folded.tsx';
import { WaysOn } from './ways-on.tsx';

/** What was found in a file, to be kept or not. */
export function FoundReport({ found }: { readonly found: FoundResults }) {
  const { name, isForeign, step, keepFault, waiting } = useSnapshot(importing);
  const goToResults = useGoToPage(RESULTS_PAGE);
  const [choice, setChoice] = useState<ConflictChoice>('kept');
  const { report, merge } = found;
  const { lottery, count, first, last, gaps, missing, doubles, leftOut, withPrizes } = report;
  const { name: lotteryName, extra } = lotteryOf(lottery);
  const keep = async () => {
    await keepFound(choice);
    // After the last of several files the page of the answer says it.
    if (importing.step === 'kept') goToResults({ tab: 'check' });
    else if (importing.step === 'reading') showToast(reportTexts.keptTitle(lotteryName));
  };
  const isNew = hasNews(merge);
  const facts = [
    [reportTexts.count, formatWhole(count)],
    [reportTexts.from, reportTexts.contest(first.contest, first.date)],
    [reportTexts.to, reportTexts.contest(last.contest, last.date)],
    [reportTexts.prizes, reportTexts.prizesOf(withPrizes, count)],
    ...(extra ? [[reportTexts.extras[extra], reportTexts.extrasOf(report.withExtra ?? 0, count)]] : []),
    [reportTexts.news, reportTexts.added(merge.added, merge.completed)],
  ];
  return (
    <section className={css.card} data-lottery={lottery}>
      <CardTitle>{reportTexts.title(lotteryName)}</CardTitle>
      <p className={css.soft}>{reportTexts.source(name, isForeign)}</p>
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {missing > 0 ? (
        <Folded
          title={reportTexts.gapsTitle(missing)}
          items={gaps.map(([from, to]) => <li key={from}>{reportTexts.gap(from, to)}</li>)}
          count={report.gapCount}
        />
      ) : null}
      {doubles.length > 0 ? <p className={css.soft}>{reportTexts.doublesTitle(doubles.length)}</p> : null}
      <LeftOutRows rows={leftOut} count={report.leftOutCount} />
      {merge.conflictCount > 0 ? <Conflicts merge={merge} choice={choice} onChoose={setChoice} /> : null}
      {keepFault ? <Notice urgent>{reportTexts.faults[keepFault]}</Notice> : null}
      <p className={css.small}>
        {isNew ? reportTexts.nothingYet : null} {waiting > 0 ? reportTexts.waiting(waiting) : null}
      </p>
      {isNew ? null : <WaysOn lottery={lottery} />}
      <div className={css.actions}>
        {isNew ? (
          <Button look="primary" disabled={step === 'keeping'} onClick={() => void keep()}>
            {step === 'keeping' ? reportTexts.keeping : reportTexts.keep}
          </Button>
        ) : null}
        <Button disabled={step === 'keeping'} onClick={discardFound}>
          {isNew ? reportTexts.discard : reportTexts.close}
        </Button>
      </div>
    </section>
  );
}

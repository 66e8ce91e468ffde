import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { refusalReason } from '../../content/results/refusals.ts';
import { reportTexts } from '../../content/results/report.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import {
  type ConflictChoices,
  discardFound,
  type FoundResults,
  hasNews,
  importing,
  keepFound,
  type RefusedResults,
} from '../../state/results/importing.ts';
import { chooseResultsLottery } from '../../state/results/results-lottery.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { useGoToPage } from '../address/to-page.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Conflicts } from '../parts/conflicts.tsx';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { PageButton } from '../parts/page-button.tsx';
import css from './archive.module.css';
import { CardTitle } from './card-title.tsx';
import { LeftOutRows } from './folded.tsx';
import { FoundDraws } from './found-draws.tsx';

interface Props {
  /** One of each lottery, at least one. */
  readonly found: readonly FoundResults[];
  /** What could not be read beside. */
  readonly rest: RefusedResults | null;
}

/** What was found in a file or a message, to be kept or not. */
export function FoundReport({ found, rest }: Props) {
  const { name, isForeign, step, keepFault, waiting } = useSnapshot(importing);
  const goToResults = useGoToPage(RESULTS_PAGE);
  const [choices, setChoices] = useState<ConflictChoices>({});
  const names = found.map(({ report }) => lotteryOf(report.lottery).name);
  const [first] = found;
  const keep = async () => {
    await keepFound(choices);
    // After the last of several files the page of the answer says it.
    if (importing.step === 'kept') goToResults({ tab: 'check' });
    else if (importing.step === 'reading') showToast(reportTexts.keptTitle(names.join(', ')));
  };
  const isNew = found.some(({ merge }) => hasNews(merge));
  return (
    <section className={`${layout.card} ${css.card}`} data-lottery={first?.report.lottery}>
      <CardTitle>{reportTexts.title(names.join(', '))}</CardTitle>
      <p className={common.soft}>{reportTexts.source(name, isForeign)}</p>
      {found.map(({ report, merge }, i) => (
        <div key={report.lottery} className={layout.items}>
          {found.length > 1 ? <h3>{names[i]}</h3> : null}
          <FoundDraws report={report} merge={merge} />
          {merge.conflictCount > 0 ? (
            <Conflicts
              merge={merge}
              choice={choices[report.lottery] ?? 'kept'}
              onChoose={(choice) => setChoices({ ...choices, [report.lottery]: choice })}
            />
          ) : null}
        </div>
      ))}
      {rest ? (
        <>
          <p>{refusalReason(rest.refusal, rest.detail)}</p>
          <LeftOutRows rows={rest.leftOut ?? []} count={rest.leftOutCount ?? 0} />
        </>
      ) : null}
      {keepFault ? <Notice urgent>{reportTexts.faults[keepFault]}</Notice> : null}
      <p className={common.small}>
        {isNew ? reportTexts.nothingYet : null} {waiting > 0 ? reportTexts.waiting(waiting) : null}
      </p>
      {isNew || !first ? null : (
        <PageButton
          look="primary"
          wide
          page={RESULTS_PAGE}
          search={{ tab: 'check' }}
          onGo={() => chooseResultsLottery(first.report.lottery)}
        >
          {reportTexts.check}
        </PageButton>
      )}
      <div className={layout.actions}>
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

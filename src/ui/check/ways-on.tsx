import { useSnapshot } from 'valtio/react';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { historyTexts } from '../../content/history/history.ts';
import { officialName } from '../../content/history/history-name.ts';
import { reportTexts } from '../../content/results/report.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { chooseOfficial, officialToChoose } from '../../state/history/history-sizes.ts';
import { results } from '../../state/results/results.ts';
import { dismissFailure } from '../../state/run/run.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { PageButton } from '../parts/page-button.tsx';

/** The other uses of a lottery's kept draws; nothing without them. */
export function WaysOn({ lottery }: { readonly lottery: LotteryKey }) {
  const go = useGo();
  const summary = useSnapshot(results).kept[lottery];
  if (!summary) return null;
  const generate = () => {
    dismissFailure();
    chooseOfficial(summary);
    showToast(historyTexts.changed(officialName(summary.last.contest)));
    go({});
  };
  return (
    <>
      <PageButton look="quiet" wide page={RESULTS_PAGE} search={{ tab: 'statistics' }}>
        {reportTexts.statistics}
      </PageButton>
      {officialToChoose(summary) === undefined ? null : (
        <Button look="quiet" wide onClick={generate}>
          {reportTexts.generate}
        </Button>
      )}
    </>
  );
}

import { useSnapshot } from 'valtio/react';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { historyTexts } from '../../content/history/history.ts';
import { officialName } from '../../content/history/history-name.ts';
import { reportTexts } from '../../content/results/report.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { chooseOfficial, officialToChoose } from '../../state/history/history-sizes.ts';
import { results } from '../../state/results/results.ts';
import { chooseResultsLottery } from '../../state/results/results-lottery.ts';
import { dismissFailure } from '../../state/run/run.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { lookAtSource } from '../../state/statistics/choice.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import layout from '../parts/layout.module.css';
import { PageButton } from '../parts/page-button.tsx';
import css from './archive.module.css';

interface Props {
  readonly lottery: LotteryKey;
  /** Among them, to check games: not where that is done already. */
  readonly isChecked?: boolean;
}

/** What there is to do with the kept draws of a lottery; nothing where none are. */
export function WaysOn({ lottery, isChecked = false }: Props) {
  const go = useGo();
  const summary = useSnapshot(results).kept[lottery];
  if (!summary) return null;
  const choose = () => chooseResultsLottery(lottery);
  const look = () => {
    choose();
    lookAtSource('official');
  };
  const generate = () => {
    dismissFailure();
    chooseOfficial(summary);
    showToast(historyTexts.changed(officialName(summary.last.contest)));
    go({});
  };
  return (
    <div className={`${layout.list} ${css.ways}`}>
      {isChecked ? null : (
        <PageButton look="primary" wide page={RESULTS_PAGE} search={{ tab: 'check' }} onGo={choose}>
          {reportTexts.check}
        </PageButton>
      )}
      <PageButton wide page={RESULTS_PAGE} search={{ tab: 'statistics' }} onGo={look}>
        {reportTexts.statistics}
      </PageButton>
      {officialToChoose(summary) === undefined ? null : (
        <Button wide onClick={generate}>
          {reportTexts.generate}
        </Button>
      )}
    </div>
  );
}

import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import { linkProblemText } from '../../content/address/link-problem.ts';
import { home } from '../../content/home/home.ts';
import { trialTexts } from '../../content/premium/trial.ts';
import { site } from '../../content/shell/site.ts';
import type { Edition } from '../../editions.ts';
import type { Address } from '../../state/address/address.ts';
import { dropHot, settings } from '../../state/preferences/settings.ts';
import { forgetSentHome, trialNotes } from '../../state/premium/trial-notes.ts';
import { generation } from '../../state/run/generation.ts';
import { retryRun } from '../../state/run/start-run.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { FailedRun } from '../run/failed-run.tsx';
import { HOME_PARTS } from './home-parts.tsx';
import css from './home-view.module.css';
import { LotterySelect } from './lottery-select.tsx';
import { MarketingBelow } from './marketing-below.tsx';
import { PreviewGrid } from './preview-grid.tsx';
import { Steps } from './steps.tsx';

interface Props {
  readonly edition: Edition;
  readonly problem: Address['problem'];
}

/** Home: choose a lottery, then whatever parts the edition has, in its order. */
export function HomeView({ edition, problem }: Props) {
  const { lottery: key } = useSnapshot(settings);
  const { failure } = useSnapshot(generation);
  const { wasSentHome } = useSnapshot(trialNotes);
  const go = useGo();
  const lottery = lotteryOf(key);
  useEffect(dropHot, []);

  return (
    <>
      {problem ? (
        <Notice urgent actions={<Button onClick={() => go({})}>{site.dismiss}</Button>}>
          {linkProblemText(problem)}
        </Notice>
      ) : null}
      {wasSentHome ? (
        <Notice urgent actions={<Button onClick={forgetSentHome}>{site.dismiss}</Button>}>
          {trialTexts.over}
        </Notice>
      ) : null}
      {failure ? <FailedRun failure={failure} onRetry={() => retryRun(go)} /> : null}
      <div className={css.columns}>
        <div className={css.form}>
          <p className={css.tagline}>{home.lead[edition.homeLead]}</p>
          <LotterySelect />
          {edition.homeParts.map((name) => {
            const Part = HOME_PARTS[name];
            return <Part key={name} edition={edition} />;
          })}
        </div>
        <div className={css.preview}>
          <PreviewGrid key={key} lottery={lottery} />
          <p className={css.facts}>{home.facts(lottery)}</p>
        </div>
      </div>
      <Steps edition={edition} />
      {edition.marketing ? <MarketingBelow /> : null}
    </>
  );
}

import { memo, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { home } from '../../content/home/home.ts';
import { NOT_LOADED, runFailed } from '../../content/run/not-loaded.ts';
import type { Edition } from '../../editions.ts';
import type { Address } from '../../state/address/address.ts';
import { ownResults } from '../../state/address/own-results.ts';
import { enterHome, settings } from '../../state/preferences/settings.ts';
import { trialNotes } from '../../state/premium/trial-notes.ts';
import { run } from '../../state/run/run.ts';
import { loadedRunner } from '../../state/run/runner-part.ts';
import { retryRun } from '../../state/run/start-run.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { idlePart } from '../parts/idle-part.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { bringIntoView, Notice } from '../parts/notice.tsx';
import { RetryButtons } from '../parts/retry-buttons.tsx';
import { Hero } from './hero.tsx';
import { HOME_PARTS } from './home-parts.tsx';
import css from './home-view.module.css';
import { PreviewGrid } from './preview-grid.tsx';

/** Notices that few visits need. */
const Notices = lazyPart(() => import('./home-notices.tsx').then((m) => m.HomeNotices));

const Steps = idlePart(() => import('./steps.tsx').then((m) => m.Steps));

/** «Histórico», where there is a choice; below all else, as it comes late. */
const History = idlePart(() => import('../history/history-place.tsx').then((m) => m.HistoryPlace));

interface Props {
  readonly edition: Edition;
  readonly problem: Address['problem'];
}

/** Home: choose a lottery, then whatever parts the edition has, in its order. */
export const HomeView = memo(function HomeView({ edition, problem }: Props) {
  const { lottery: key } = useSnapshot(settings);
  const { asked, failure } = useSnapshot(run);
  const { wasSentHome } = useSnapshot(trialNotes);
  const lottery = lotteryOf(key);
  const isRunLost = asked && failure?.code === 'not-loaded' && !loadedRunner();
  useEffect(enterHome, []);

  return (
    <>
      {isRunLost ? (
        <LostRun />
      ) : problem || (asked && failure) || wasSentHome ? (
        <Notices.Part problem={problem} />
      ) : null}
      <div className={css.columns}>
        <Hero lottery={lottery} />
        <PreviewGrid key={key} lottery={lottery} />
        <div className={css.form}>
          {edition.homeLead ? <p>{home.lead[edition.homeLead]}</p> : null}
          {edition.homeParts.map((name) => {
            const Part = HOME_PARTS[name];
            return <Part key={name} edition={edition} />;
          })}
          <LastTicket />
          <History lottery={key} />
        </div>
      </div>
      <Steps edition={edition} />
    </>
  );
});

/** Leads to the newest result of this browser that was seen; nothing where there is none. */
function LastTicket() {
  const { last } = useSnapshot(ownResults);
  const go = useGo();
  return last === undefined ? null : (
    <Button wide look="quiet" onClick={() => go({ [PACKED_KEY]: last })}>
      {home.lastTicket} <span aria-hidden="true">›</span>
    </Button>
  );
}

/** Says that what makes runs did not come, with nothing but what home has: other words may be lost with it. */
function LostRun() {
  const go = useGo();
  const actions = <RetryButtons remedy="retry-or-reload" onRetry={() => retryRun(go)} />;
  return (
    <div ref={bringIntoView}>
      <Notice urgent actions={actions}>
        {runFailed(NOT_LOADED)}
      </Notice>
    </div>
  );
}

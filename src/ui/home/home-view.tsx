import { memo, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { home } from '../../content/home/home.ts';
import { failureTexts } from '../../content/run/failure.ts';
import type { Edition } from '../../editions.ts';
import type { Address } from '../../state/address/address.ts';
import { ownResults } from '../../state/address/own-results.ts';
import { dropHot, settings } from '../../state/preferences/settings.ts';
import { trialNotes } from '../../state/premium/trial-notes.ts';
import { run } from '../../state/run/run.ts';
import { loadedRunner } from '../../state/run/runner-part.ts';
import { retryRun } from '../../state/run/start-run.ts';
import { useGo } from '../address/navigation.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { bringIntoView, Notice } from '../parts/notice.tsx';
import { RetryButtons } from '../run/retry-buttons.tsx';
import { HOME_PARTS } from './home-parts.tsx';
import css from './home-view.module.css';
import { LotterySelect } from './lottery-select.tsx';
import { PreviewGrid } from './preview-grid.tsx';
import { Marketing, Steps } from './steps.tsx';

/** Notices that few visits need. */
export const Notices = lazyPart(() => import('./home-notices.tsx').then((m) => m.HomeNotices));

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
  useEffect(dropHot, []);

  return (
    <>
      {isRunLost ? (
        <LostRun />
      ) : problem || (asked && failure) || wasSentHome ? (
        <Notices.Part problem={problem} />
      ) : null}
      <div className={css.columns}>
        <div className={css.form}>
          <p className={css.tagline}>{home.lead[edition.homeLead]}</p>
          <LotterySelect>
            <LastTicket />
          </LotterySelect>
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
      {edition.marketing ? <Marketing /> : null}
    </>
  );
});

/** Leads to the newest result of this browser that was seen; nothing where there is none. */
function LastTicket() {
  const { last } = useSnapshot(ownResults);
  const go = useGo();
  return last === undefined ? null : (
    <button type="button" className={css.last} onClick={() => go({ [PACKED_KEY]: last })}>
      {home.lastTicket} <span aria-hidden="true">›</span>
    </button>
  );
}

/** Says that what makes runs did not come, with nothing but what home has: other words may be lost with it. */
function LostRun() {
  const go = useGo();
  const actions = <RetryButtons remedy="retry-or-reload" onRetry={() => retryRun(go)} />;
  return (
    <div ref={bringIntoView}>
      <Notice urgent actions={actions}>
        {failureTexts.failed('not-loaded')}
      </Notice>
    </div>
  );
}

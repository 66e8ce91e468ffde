import { memo, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { home } from '../../content/home/home.ts';
import type { Edition } from '../../editions.ts';
import type { Address } from '../../state/address/address.ts';
import { dropHot, settings } from '../../state/preferences/settings.ts';
import { trialNotes } from '../../state/premium/trial-notes.ts';
import { run } from '../../state/run/run.ts';
import { loadedRunner } from '../../state/run/runner-part.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { HOME_PARTS } from './home-parts.tsx';
import css from './home-view.module.css';
import { LastTicket } from './last-ticket.tsx';
import { LostRun } from './lost-run.tsx';
import { LotterySelect } from './lottery-select.tsx';
import { MarketingBelow } from './marketing-below.tsx';
import { PreviewGrid } from './preview-grid.tsx';
import { Steps } from './steps.tsx';

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
      {edition.marketing ? <MarketingBelow /> : null}
    </>
  );
});

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { checkTexts } from '../../content/check/check.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { answerAtOnce, check, checkAgain, startCheck } from '../../state/check/check.ts';
import { loadFoundPrizes } from '../../state/check/found-prizes.ts';
import { listedIn, listedTickets } from '../../state/check/rooms.ts';
import { loadResults, results } from '../../state/results/results.ts';
import { currentLottery, resultsLottery } from '../../state/results/results-lottery.ts';
import { run } from '../../state/run/run.ts';
import { loadSavedGames } from '../../state/saved-games/saved-games.ts';
import { ToPage } from '../address/to-page.tsx';
import button from '../parts/button.module.css';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { RobotSays } from '../parts/robot-says.tsx';
import { ByHand } from './by-hand.tsx';
import css from './check.module.css';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import { DueContests } from './due-contests.tsx';
import { FoundPrizes, FreshPrizes } from './found-list.tsx';
import { UseGames } from './use-games.tsx';

/** «Conferir»: games against real draws, by what is kept or by hand, and what saved games have won. */
export function CheckPanel() {
  const [isLoaded, setIsLoaded] = useState(false);
  const { checked, status, source, list } = useSnapshot(check);
  const lottery = currentLottery(useSnapshot(resultsLottery));
  const { kept } = useSnapshot(results);
  const { tickets } = useSnapshot(run);
  const listed = useMemo(
    () => (source === 'screen' ? listedTickets(tickets, lottery) : listedIn(list ?? [], lottery)),
    [source, tickets, list, lottery],
  );
  const isAsked = useRef(false);
  const [isUnfolded, setIsUnfolded] = useState<boolean>();
  const isWaiting = status === 'checking' && !checked;
  const isOpen = isUnfolded ?? !(checked || isWaiting);
  const revisions = Object.values(kept)
    .map((summary) => `${summary.lottery} ${summary.revision}`)
    .join();
  useEffect(() => {
    void Promise.all([loadSavedGames(), loadResults(), loadFoundPrizes()]).then(() => setIsLoaded(true));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another lottery is chosen
  useLayoutEffect(() => {
    if (isLoaded) startCheck();
  }, [isLoaded, lottery]);
  useEffect(() => {
    if (isLoaded && revisions) void checkAgain();
  }, [isLoaded, revisions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these may have become complete
  useEffect(() => {
    if (isLoaded) answerAtOnce();
  }, [isLoaded, lottery, status, source, revisions]);
  // Whoever has asked is led to the answer, and the form folds behind it, before `isAsked` is answered.
  useLayoutEffect(() => {
    if (checked && isAsked.current) setIsUnfolded(undefined);
  }, [checked]);
  if (!isLoaded) return <RobotSays isWait words={checkTexts.loading} />;
  return (
    <div className={layout.form} data-lottery={lottery}>
      <DueContests lottery={lottery} />
      <FreshPrizes />
      <div className={`${layout.form} ${css.columns}`} data-checked={checked ? true : undefined}>
        {checked ? <CheckResult checked={checked} isAsked={isAsked} /> : null}
        {isWaiting ? <RobotSays isWait words={checkTexts.checking} /> : null}
        {kept[lottery] || checked ? null : (
          <RobotSays words={resultsTexts.empty}>
            <ToPage
              page={RESULTS_PAGE}
              search={{ tab: 'file' }}
              className={`${button.button} ${button.link} ${button.primary}`}
            >
              {resultsTexts.choose}
            </ToPage>
          </RobotSays>
        )}
        <div className={layout.form}>
          <details
            className={layout.card}
            open={isOpen}
            onToggle={({ currentTarget: { open } }) => {
              if (open !== isOpen) setIsUnfolded(open);
            }}
          >
            <summary className={common.strong}>{checked ? checkTexts.change : checkTexts.what}</summary>
            <CheckForm lottery={lottery} isAsked={isAsked} onAsk={() => setIsUnfolded(true)} />
          </details>
          {listed.length > 0 ? <UseGames games={listed} /> : null}
          <ByHand lottery={lottery} />
          <FoundPrizes />
        </div>
      </div>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { checkTexts } from '../../content/check/check.ts';
import { answerAtOnce, check, startCheck } from '../../state/check/check.ts';
import { loadFoundPrizes } from '../../state/check/found-prizes.ts';
import { settleSaved } from '../../state/check/settle.ts';
import { loadResults, results } from '../../state/results/results.ts';
import { currentLottery, resultsLottery } from '../../state/results/results-lottery.ts';
import { loadSavedGames } from '../../state/saved-games/saved-games.ts';
import { ByHand } from './by-hand.tsx';
import css from './check.module.css';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import { FoundPrizes, FreshPrizes } from './found-list.tsx';

/** «Conferir»: games against real draws, by what is kept or by hand, and what saved games have won. */
export function CheckPanel() {
  const [isLoaded, setIsLoaded] = useState(false);
  const { checked, status, source } = useSnapshot(check);
  const lottery = currentLottery(useSnapshot(resultsLottery));
  const { kept } = useSnapshot(results);
  const isAsked = useRef(false);
  const revisions = Object.values(kept)
    .map((summary) => `${summary.lottery} ${summary.revision}`)
    .join();
  useEffect(() => {
    void Promise.all([loadSavedGames(), loadResults(), loadFoundPrizes()]).then(() => {
      startCheck();
      setIsLoaded(true);
    });
  }, []);
  useEffect(() => {
    if (isLoaded && revisions) void settleSaved();
  }, [isLoaded, revisions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these may have become complete
  useEffect(() => {
    if (isLoaded) answerAtOnce();
  }, [isLoaded, lottery, status, source, revisions]);
  if (!isLoaded) return <p role="status">{checkTexts.loading}</p>;
  return (
    <div className={css.panel} data-lottery={lottery}>
      <FreshPrizes />
      <div className={css.columns} data-checked={checked ? true : undefined}>
        {checked ? <CheckResult checked={checked} isAsked={isAsked} /> : null}
        <CheckForm lottery={lottery} isAsked={isAsked} />
        <div className={css.column}>
          <ByHand lottery={lottery} />
          <FoundPrizes />
        </div>
      </div>
    </div>
  );
}

import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { dueText, wonText } from '../../content/check/due.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { dueOf } from '../../state/check/due.ts';
import { bestFresh, foundPrizes, loadFoundPrizes } from '../../state/check/found-prizes.ts';
import { toldDraws } from '../../state/check/told-draws.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { chooseResultsLottery } from '../../state/results/results-lottery.ts';
import { siteDraws } from '../../state/results/site-draws.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { useGo } from '../address/navigation.ts';
import { ToPage } from '../address/to-page.tsx';
import css from './due-line.module.css';

/** At the foot of home's hero: a win that was not seen yet, else what is due of registered games, with the way to it. */
export function DueLine() {
  const { games } = useSnapshot(savedGames);
  const { list, fresh } = useSnapshot(foundPrizes);
  useSnapshot(toldDraws);
  useSnapshot(siteDraws);
  const go = useGo();
  useEffect(() => {
    void loadSavedGames();
    void loadFoundPrizes();
  }, []);
  const won = bestFresh({ fresh, list });
  const due = dueOf(games, list, knownTime());
  if (!won && !due) return null;
  const words = (
    <>
      <span>{won ? wonText(won.lottery, won, won.registered === true) : due && dueText(due)}</span>
      <i aria-hidden="true">›</i>
    </>
  );
  if (!won && due?.kind === 'today') {
    return (
      <button type="button" className={css.due} onClick={() => go({ view: 'saved' })}>
        {words}
      </button>
    );
  }
  const lottery = won?.lottery ?? (due && 'lottery' in due ? due.lottery : undefined);
  return (
    <ToPage
      page={RESULTS_PAGE}
      search={{ tab: 'check' }}
      className={won || due?.kind === 'prize' ? `${css.due} ${css.won}` : css.due}
      onGo={() => lottery && chooseResultsLottery(lottery)}
    >
      {words}
    </ToPage>
  );
}

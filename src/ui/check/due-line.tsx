import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { dueText } from '../../content/check/due.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { dueOf } from '../../state/check/due.ts';
import { foundPrizes, loadFoundPrizes } from '../../state/check/found-prizes.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { chooseResultsLottery } from '../../state/results/results-lottery.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { useGo } from '../address/navigation.ts';
import { ToPage } from '../address/to-page.tsx';
import css from './due-line.module.css';

/** In the head of home: what is due of registered games, and the way to it; nothing where nothing is. */
export function DueLine() {
  const { games } = useSnapshot(savedGames);
  const { list } = useSnapshot(foundPrizes);
  const go = useGo();
  useEffect(() => {
    void loadSavedGames();
    void loadFoundPrizes();
  }, []);
  const due = dueOf(games, list, knownTime());
  if (!due) return null;
  return due.kind === 'today' ? (
    <button type="button" className={css.due} onClick={() => go({ view: 'saved' })}>
      {dueText(due)}
    </button>
  ) : (
    <ToPage
      page={RESULTS_PAGE}
      search={{ tab: 'check' }}
      className={css.due}
      onGo={() => due.kind === 'check' && chooseResultsLottery(due.lottery)}
    >
      {dueText(due)}
    </ToPage>
  );
}

import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { dueTexts } from '../../content/draw-day/due.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { dueOf } from '../../state/draw-day/due.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { useGo } from '../address/navigation.ts';
import { ToPage } from '../address/to-page.tsx';
import css from './due-line.module.css';

/** In the head of home: what is due of registered games, and the way to it; nothing where nothing is. */
export function DueLine() {
  const { games } = useSnapshot(savedGames);
  const go = useGo();
  useEffect(() => void loadSavedGames(), []);
  const due = dueOf(games, Date.now());
  if (!due) return null;
  return due.kind === 'check' ? (
    <ToPage page={RESULTS_PAGE} search={{ tab: 'check' }} className={css.due}>
      {dueTexts.check(due.results)}
    </ToPage>
  ) : (
    <button type="button" className={css.due} onClick={() => go({ view: 'saved' })}>
      {dueTexts.today(due.lotteries)}
    </button>
  );
}

import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { dueDot } from '../../content/check/due.ts';
import { showBadge } from '../../platform/badge.ts';
import { isHostOfResults } from '../../platform/host-files.ts';
import { whenIdle } from '../../platform/schedule.ts';
import { resultsDue } from '../../state/check/due.ts';
import { restoreTold, toldDraws } from '../../state/check/told-draws.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { results } from '../../state/results/results.ts';
import { restoreSite, siteDraws } from '../../state/results/site-draws.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import css from './due-dot.module.css';

/** A dot on the way to «Conferir» while results are due. On every page: the app's icon counts them, too. */
export function DueDot() {
  const { games } = useSnapshot(savedGames);
  useSnapshot(results);
  useSnapshot(toldDraws);
  useSnapshot(siteDraws);
  const hasGames = games.length > 0;
  useEffect(() => {
    restoreTold();
    restoreSite();
    void loadSavedGames();
  }, []);
  useEffect(() => {
    if (hasGames && isHostOfResults()) {
      whenIdle(() => import('../../state/check/ask-site.ts').then((m) => m.followSite()).catch(() => {}));
    }
  }, [hasGames]);
  const due = resultsDue(games, knownTime());
  useEffect(() => showBadge(due), [due]);
  return due > 0 ? <span className={css.dot} role="img" aria-label={dueDot} /> : null;
}

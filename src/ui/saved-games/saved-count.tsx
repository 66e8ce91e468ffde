import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { isHostOfResults } from '../../platform/host-files.ts';
import { whenIdle } from '../../platform/schedule.ts';
import { badgeDue } from '../../state/check/due.ts';
import { restoreTold, toldDraws } from '../../state/check/told-draws.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { results } from '../../state/results/results.ts';
import { restoreSite, siteDraws } from '../../state/results/site-draws.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import css from './saved-count.module.css';

/** How many games are saved, on the way to them; nothing for none. On every page: the app's icon follows it, too. */
export function SavedCount() {
  const { games } = useSnapshot(savedGames);
  const { kept } = useSnapshot(results);
  const { list: told } = useSnapshot(toldDraws);
  const { file: site } = useSnapshot(siteDraws);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws that have come are no longer to be checked
  useEffect(() => badgeDue(games, knownTime()), [games, kept, told, site]);
  return hasGames ? (
    <span className={css.count} aria-hidden="true">
      {games.length}
    </span>
  ) : null;
}

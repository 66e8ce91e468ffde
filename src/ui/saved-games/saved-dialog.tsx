import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { findLottery, LOTTERIES, type LotteryKey } from '../../../workers/shared/lotteries.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { lookAside } from '../../state/saved-games/aside.ts';
import { MAX_SAVED } from '../../state/saved-games/format.ts';
import { gamesOf } from '../../state/saved-games/list.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { closeDialog } from '../../state/shell/dialogs.ts';
import { Dialog } from '../parts/dialog.tsx';
import field from '../parts/field.module.css';
import { SavedActions } from './saved-actions.tsx';
import css from './saved-dialog.module.css';
import { SavedGameItem } from './saved-game-item.tsx';
import { SetAside } from './set-aside.tsx';
import { StorageTrouble } from './storage-trouble.tsx';

/** «Meus jogos»: the saved games, newest first, with a filter by lottery. */
export function SavedDialog() {
  const { games, status } = useSnapshot(savedGames);
  const [lottery, setLottery] = useState<LotteryKey | null>(null);
  useEffect(() => {
    void loadSavedGames().then(lookAside);
  }, []);
  const shown = gamesOf(games, lottery);
  return (
    <Dialog title={savedTexts.title} onClose={closeDialog}>
      <StorageTrouble status={status} />
      <SetAside />
      {status === 'loading' ? (
        <p role="status">{site.loading}</p>
      ) : games.length === 0 ? (
        <p className={css.empty}>{savedTexts.empty}</p>
      ) : (
        <>
          <div className={css.bar}>
            <label className={css.filter}>
              {savedTexts.filter}
              <select
                className={field.input}
                value={lottery ?? ''}
                onChange={(event) => setLottery(findLottery(event.target.value)?.key ?? null)}
              >
                <option value="">{savedTexts.all}</option>
                {LOTTERIES.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <p className={css.count}>{savedTexts.count(games.length, MAX_SAVED)}</p>
          </div>
          {shown.length === 0 ? (
            <p className={css.empty}>{savedTexts.noneOfLottery}</p>
          ) : (
            <ul className={css.games} aria-label={savedTexts.title}>
              {shown.map((game) => (
                <SavedGameItem key={game.id} game={game} />
              ))}
            </ul>
          )}
        </>
      )}
      <SavedActions games={shown} saved={games.length} />
    </Dialog>
  );
}

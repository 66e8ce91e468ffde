import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import common from '../parts/common.module.css';
import { Notice } from '../parts/notice.tsx';
import { SavedActions } from './saved-actions.tsx';
import { SavedList } from './saved-list.tsx';
import { SetAside } from './set-aside.tsx';

/** «Meus jogos»: the saved games, newest first, with a filter by lottery and a search by number. */
export function SavedDialog() {
  const { games, status, aside } = useSnapshot(savedGames);
  useEffect(() => {
    void loadSavedGames();
  }, []);
  return (
    <>
      {status === 'not-kept' ? <Notice>{savedTexts.notKept}</Notice> : null}
      {aside ? <SetAside games={aside.games} isDamaged={aside.isDamaged} /> : null}
      {status === 'loading' ? <p role="status">{site.loading}</p> : null}
      {status !== 'loading' && games.length > 0 ? (
        <SavedList games={games} />
      ) : (
        <>
          {status === 'loading' ? null : <p className={common.soft}>{savedTexts.empty}</p>}
          <SavedActions games={[]} saved={0} />
        </>
      )}
    </>
  );
}

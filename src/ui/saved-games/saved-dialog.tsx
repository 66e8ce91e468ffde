import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { exportAside } from '../../state/saved-games/file.ts';
import { MAX_SAVED } from '../../state/saved-games/format.ts';
import { dismissAside, loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Notice } from '../parts/notice.tsx';
import { SavedActions } from './saved-actions.tsx';
import { SavedList } from './saved-list.tsx';

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

interface Props {
  /** How many games had no room. */
  readonly games: number;
  readonly isDamaged: boolean;
}

/** Tells which stored games are not in the list, until the visitor has seen it. */
function SetAside({ games, isDamaged }: Props) {
  const download = () => {
    if (!exportAside(savedTexts.asideName)) showToast(savedTexts.exportFailed);
  };
  return (
    <Notice
      actions={
        <>
          <Button onClick={download}>{savedTexts.asideDownload}</Button>
          <Button onClick={() => void dismissAside()}>{savedTexts.asideDismiss}</Button>
        </>
      }
    >
      {games > 0 ? savedTexts.aside(games, MAX_SAVED) : null}
      {games > 0 && isDamaged ? ' ' : null}
      {isDamaged ? savedTexts.damaged : null}
    </Notice>
  );
}

import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { noteTexts } from '../../content/saved-games/note.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { roomWays } from '../../content/shell/rooms.ts';
import { site } from '../../content/shell/site.ts';
import { DIARY_PAGE, SYNDICATE_PAGE } from '../../editions.ts';
import { schedule } from '../../platform/schedule.ts';
import { loadFoundPrizes } from '../../state/check/found-prizes.ts';
import { checkSavedGames, gameOutcomes } from '../../state/check/game-outcomes.ts';
import { settings } from '../../state/preferences/settings.ts';
import { learnContests } from '../../state/registering/learn-contests.ts';
import { results } from '../../state/results/results.ts';
import { isSiteNewest, siteDraws } from '../../state/results/site-draws.ts';
import { exportAside } from '../../state/saved-games/file.ts';
import { MAX_SAVED } from '../../state/saved-games/format.ts';
import { dismissAside, loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Notice } from '../parts/notice.tsx';
import { RobotSays } from '../parts/robot-says.tsx';
import { RoomWay } from '../parts/room-way.tsx';
import rows from '../parts/rows.module.css';
import { NoteDialog } from './note-dialog.tsx';
import css from './saved-list.module.css';
import { SavedList } from './saved-list.tsx';

/** «Meus jogos»: the saved games, newest first, each batch with what has become of it. */
export function SavedView() {
  const { games, status, aside } = useSnapshot(savedGames);
  const { kept } = useSnapshot(results);
  const { file } = useSnapshot(siteDraws);
  const { of: checked } = useSnapshot(gameOutcomes);
  const go = useGo();
  const [isNoting, setIsNoting] = useState(false);
  const isLoading = status === 'loading';
  useEffect(() => {
    void loadSavedGames();
    void loadFoundPrizes();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other games, or other draws, are checked anew
  useEffect(
    () => (isLoading ? undefined : schedule('idle', () => void checkSavedGames().then(learnContests))),
    [isLoading, games, kept, file],
  );
  return (
    <div className={css.view}>
      {status === 'not-kept' ? <Notice>{savedTexts.notKept}</Notice> : null}
      {aside ? <SetAside games={aside.games} isDamaged={aside.isDamaged} /> : null}
      <SavedList games={games} />
      {games.some(({ id, lotteryType }) => checked.get(id)?.contests && isSiteNewest(lotteryType)) ? (
        <p className={common.soft}>{savedTexts.checkedBySite}</p>
      ) : null}
      {isLoading ? <p role="status">{site.loading}</p> : null}
      {!isLoading && games.length === 0 ? (
        <div className={css.empty}>
          <RobotSays words={savedTexts.empty}>
            <Button look="primary" wide onClick={() => go({})}>
              {savedTexts.make}
            </Button>
          </RobotSays>
        </div>
      ) : null}
      <Button look="quiet" wide onClick={() => setIsNoting(true)}>
        {noteTexts.title}
      </Button>
      {isNoting ? <NoteDialog lottery={settings.lottery} onClose={() => setIsNoting(false)} /> : null}
      <div className={rows.rows}>
        <RoomWay page={SYNDICATE_PAGE} {...roomWays.syndicate} />
        <RoomWay page={DIARY_PAGE} {...roomWays.diary} />
      </div>
    </div>
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

import { useSnapshot } from 'valtio/react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { aside, downloadStuck } from '../../state/saved-games/aside.ts';
import { MAX_SAVED } from '../../state/saved-games/format.ts';
import { replaceStuckGames, type savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

/** Says when the games cannot be stored, and what to do about data that is in the way. */
export function StorageTrouble({ status }: { readonly status: (typeof savedGames)['status'] }) {
  const { stuckGames } = useSnapshot(aside);
  if (status === 'kept' || status === 'loading') return null;
  if (status === 'late') return <Notice>{savedTexts.late}</Notice>;
  if (status === 'not-kept') return <Notice>{savedTexts.notKept}</Notice>;
  const download = () => {
    if (!downloadStuck(savedTexts.stuckName)) showToast(savedTexts.exportFailed);
  };
  return (
    <Notice
      actions={
        <>
          <Button onClick={download}>{savedTexts.stuckDownload}</Button>
          <Button onClick={() => void replaceStuckGames()}>{savedTexts.stuckReplace}</Button>
        </>
      }
    >
      {stuckGames > 0 ? savedTexts.stuckMany(stuckGames, MAX_SAVED) : savedTexts.stuck}
    </Notice>
  );
}

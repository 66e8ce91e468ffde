import { savedTexts } from '../../content/saved.ts';
import { replaceStuckGames, type savedGames } from '../../state/saved-games.ts';
import { downloadStuck } from '../../state/saved-games-file.ts';
import { showToast } from '../../state/toasts.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

/** Says when the games cannot be stored, and what to do about data that is in the way. */
export function StorageTrouble({ status }: { readonly status: (typeof savedGames)['status'] }) {
  if (status === 'kept') return null;
  if (status === 'not-kept') return <Notice>{savedTexts.notKept}</Notice>;
  const download = () => {
    if (!downloadStuck(savedTexts.stuckName)) showToast(savedTexts.exportFailed);
  };
  return (
    <Notice
      actions={
        <>
          <Button onClick={download}>{savedTexts.stuckDownload}</Button>
          <Button onClick={() => replaceStuckGames()}>{savedTexts.stuckReplace}</Button>
        </>
      }
    >
      {savedTexts.stuck}
    </Notice>
  );
}

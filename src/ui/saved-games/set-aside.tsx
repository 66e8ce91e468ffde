import { savedTexts } from '../../content/saved-games/saved.ts';
import { exportAside } from '../../state/saved-games/file.ts';
import { MAX_SAVED } from '../../state/saved-games/format.ts';
import { dismissAside } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface Props {
  /** How many games had no room. */
  readonly games: number;
  readonly isDamaged: boolean;
}

/** Tells which stored games are not in the list, until the visitor has seen it. */
export function SetAside({ games, isDamaged }: Props) {
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

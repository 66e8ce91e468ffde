import { useSnapshot } from 'valtio/react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { aside, dismissAside, downloadAside } from '../../state/saved-games/aside.ts';
import { MAX_SAVED } from '../../state/saved-games/format.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

/** Says what of the stored games is not in the list, until the visitor has seen it. */
export function SetAside() {
  const { games, isDamaged } = useSnapshot(aside);
  if (games === 0 && !isDamaged) return null;
  const download = () => {
    if (!downloadAside(savedTexts.asideName)) showToast(savedTexts.exportFailed);
  };
  return (
    <Notice
      actions={
        <>
          <Button onClick={download}>{savedTexts.asideDownload}</Button>
          <Button onClick={dismissAside}>{savedTexts.asideDismiss}</Button>
        </>
      }
    >
      {games > 0 ? savedTexts.aside(games, MAX_SAVED) : null}
      {games > 0 && isDamaged ? ' ' : null}
      {isDamaged ? savedTexts.damaged : null}
    </Notice>
  );
}

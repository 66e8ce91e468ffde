import { useSnapshot } from 'valtio/react';
import { dialogs } from '../../state/dialogs.ts';
import { premium } from '../../state/premium.ts';
import { lazyPart } from '../parts/lazy-part.tsx';

const Premium = lazyPart(() => import('./premium-dialog.tsx').then((m) => m.PremiumDialog));
const Saved = lazyPart(() => import('../saved/saved-dialog.tsx').then((m) => m.SavedDialog));
const Tips = lazyPart(() => import('./tips-dialog.tsx').then((m) => m.TipsDialog));
const How = lazyPart(() => import('./how-dialog.tsx').then((m) => m.HowDialog));

/** The dialog that is open, if any; each loads with its first opening. */
export function Dialogs() {
  const { showPremiumModal } = useSnapshot(premium);
  const { open } = useSnapshot(dialogs);
  return (
    <>
      {open === 'saved' ? <Saved.Part /> : null}
      {open === 'tips' ? <Tips.Part /> : null}
      {open === 'how' ? <How.Part /> : null}
      {showPremiumModal ? <Premium.Part /> : null}
    </>
  );
}

/** True while one of the dialogs is open. */
export function useIsDialogOpen(): boolean {
  const { showPremiumModal } = useSnapshot(premium);
  const { open } = useSnapshot(dialogs);
  return showPremiumModal || open !== null;
}

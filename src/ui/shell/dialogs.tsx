import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { site } from '../../content/shell/site.ts';
import { closePremiumModal, premium } from '../../state/premium/premium.ts';
import { closeDialog, dialogs } from '../../state/shell/dialogs.ts';
import { Dialog } from '../parts/dialog.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';

/** While a dialog's content is on its way, or cannot come, its frame is there already. */
const framed = (title: string, onClose: () => void) => (body: ReactNode) => (
  <Dialog title={title} onClose={onClose}>
    {body}
  </Dialog>
);

const Premium = lazyPart(
  () => import('../premium/premium-dialog.tsx').then((m) => m.PremiumDialog),
  framed(site.premiumTitle, closePremiumModal),
);
const Saved = lazyPart(
  () => import('../saved-games/saved-dialog.tsx').then((m) => m.SavedDialog),
  framed(site.saved, closeDialog),
);
const Tips = lazyPart(
  () => import('../tips/tips-dialog.tsx').then((m) => m.TipsDialog),
  framed(site.tips, closeDialog),
);
const How = lazyPart(
  () => import('../how-it-works/how-dialog.tsx').then((m) => m.HowDialog),
  framed(site.howItWorks, closeDialog),
);
const Share = lazyPart(
  () => import('../share/share-dialog.tsx').then((m) => m.ShareDialog),
  framed(site.share, closeDialog),
);

const Copy = lazyPart(
  () => import('../copy-mode/copy-mode.tsx').then((m) => m.resumedCopyMode()),
  framed(site.copyMode, closeDialog),
);

/** Load the dialogs, the likeliest first. */
export const DIALOGS_AHEAD = [Premium, Saved, How, Tips, Share, Copy].map(
  (dialog) => dialog.preload,
);

/** The dialogs that are open; each loads with its first opening at the latest. */
export function Dialogs() {
  const { showPremiumModal } = useSnapshot(premium);
  const { open, under } = useSnapshot(dialogs);
  return (
    <>
      {open === 'saved' || under === 'saved' ? <Saved.Part /> : null}
      {open === 'tips' ? <Tips.Part /> : null}
      {open === 'how' ? <How.Part /> : null}
      {open === 'share' ? <Share.Part /> : null}
      {open === 'copy' ? <Copy.Part /> : null}
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

import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio/react';
import { site } from '../../content/shell/site.ts';
import { readSession } from '../../platform/storage.ts';
import { closePremiumModal, premium } from '../../state/premium/premium.ts';
import { COPY_OPEN_KEY, closeDialog, type DialogName, dialogs } from '../../state/shell/dialogs.ts';
import { Dialog } from '../parts/dialog.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { type LazyPart, loadedPart } from '../parts/loaded-part.tsx';

/** A dialog whose contents load; its frame is there before them, and when they cannot come. */
function inFrame(title: string, load: () => Promise<ComponentType>, onClose = closeDialog): LazyPart<object> {
  const { Part, preload } = loadedPart(load);
  return {
    Part: () => (
      <Dialog title={title} onClose={onClose}>
        <Part />
      </Dialog>
    ),
    preload,
  };
}

const Premium = inFrame(
  site.premiumTitle,
  () => import('../premium/premium-dialog.tsx').then((m) => m.PremiumDialog),
  closePremiumModal,
);

const DIALOGS: Readonly<Record<DialogName, LazyPart<object>>> = {
  more: inFrame(site.nav.more, () => import('./more-dialog.tsx').then((m) => m.MoreDialog)),
  how: inFrame(site.howItWorks, () => import('../how-it-works/how-dialog.tsx').then((m) => m.HowDialog)),
  tips: inFrame(site.tips, () => import('../tips/tips-dialog.tsx').then((m) => m.TipsDialog)),
  share: inFrame(site.share, () => import('../share/share-dialog.tsx').then((m) => m.ShareDialog)),
  // It fills the screen: once loaded it is a dialog itself.
  copy: lazyPart(
    () => import('../copy-mode/copy-mode.tsx').then((m) => m.resumedCopyMode()),
    (body) => (
      <Dialog title={site.copyMode} onClose={closeDialog}>
        {body}
      </Dialog>
    ),
  ),
};

/** Loads the copy mode where a reload has closed it: it opens again then. */
export const resumeCopyMode = () => (readSession(COPY_OPEN_KEY) ? DIALOGS.copy.preload() : undefined);

/** Load the dialogs. */
export const DIALOGS_AHEAD = [Premium, ...Object.values(DIALOGS)].map((dialog) => dialog.preload);

/** The dialogs of no view of their own that are open; each loads with its first opening at the latest. */
export function Dialogs() {
  const { showPremiumModal } = useSnapshot(premium);
  const { named } = useSnapshot(dialogs);
  return (
    <>
      {named.map((name) => {
        const { Part } = DIALOGS[name];
        return <Part key={name} />;
      })}
      {showPremiumModal ? <Premium.Part /> : null}
    </>
  );
}

import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { offlineTexts } from '../../content/offline/offline.ts';
import { site } from '../../content/shell/site.ts';
import { acceptInstall, closeOffer, install, noteOffered } from '../../state/offline/install.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { OfflineNote } from './offline-note.tsx';

/** Offers to install the app, once; goes with the result that it came with. */
export function InstallOffer() {
  const { offer } = useSnapshot(install);
  useEffect(() => {
    if (!offer) return;
    noteOffered();
    return closeOffer;
  }, [offer]);
  if (!offer) return null;
  const actions =
    offer === 'question' ? (
      <>
        <Button look="tinted" onClick={acceptInstall}>
          {offlineTexts.install}
        </Button>
        <Button onClick={closeOffer}>{offlineTexts.notNow}</Button>
      </>
    ) : (
      <Button onClick={closeOffer}>{site.dismiss}</Button>
    );
  return (
    <Notice quiet actions={actions}>
      {offlineTexts.offer[offer]}
      <OfflineNote />
    </Notice>
  );
}

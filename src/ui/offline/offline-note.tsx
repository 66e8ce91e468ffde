import { useSnapshot } from 'valtio/react';
import { offlineTexts } from '../../content/offline/offline.ts';
import { offlineCopy } from '../../state/offline/copy.ts';

/** What may be promised without a network: nothing before the copy of the app is whole. */
export function OfflineNote() {
  const { state } = useSnapshot(offlineCopy);
  return <> {offlineTexts.copy[state]}</>;
}

import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { sendTexts } from '../../content/syndicate/send.ts';
import { detailTexts, syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';
import { deleteGroup, restoreGroup } from '../../state/syndicate/edit-group.ts';
import { saveGroup } from '../../state/syndicate/send.ts';
import { syndicates } from '../../state/syndicate/syndicates.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { GroupSheet } from './group-sheet.tsx';
import { ShareGroup } from './share-group.tsx';
import css from './syndicate.module.css';

interface Props {
  readonly id: string;
  /** Leads to another group, or to all of them. */
  readonly onLeave: (id?: string) => void;
}

/** A group that is kept here: to be changed where it was made, to be read elsewhere. */
export function KeptGroupView({ id, onLeave }: Props) {
  const { list } = useSnapshot(syndicates);
  const [withNames, setWithNames] = useState(false);
  const kept = list.find((other) => other.id === id);
  if (!kept) {
    return (
      <>
        <p>{syndicateTexts.gone}</p>
        <Button className={common.back} onClick={() => onLeave()}>
          {syndicateTexts.back}
        </Button>
      </>
    );
  }
  const { group, own } = kept;
  const download = () => {
    if (!saveGroup(group, withNames, sendTexts.fileName)) showToast(sendTexts.fileFailed);
  };
  const remove = async () => {
    const removed = await deleteGroup(id);
    onLeave();
    if (!removed) return;
    showOffer(detailTexts.removed(group.name), { label: savedTexts.undo, run: () => void restoreGroup(removed) });
  };
  return (
    <>
      <Button look="quiet" className={`${common.back} ${css.up}`} onClick={() => onLeave()}>
        {syndicateTexts.back}
      </Button>
      <h2 className={common.title} data-heading tabIndex={-1}>
        {group.name}
      </h2>
      <GroupSheet
        group={group}
        isEditable={own}
        share={<ShareGroup group={group} withNames={withNames} onWithNames={setWithNames} />}
      >
        <div className={common.buttons}>
          <Button onClick={download}>{sendTexts.file}</Button>
          <Button onClick={() => void remove()}>{detailTexts.remove}</Button>
        </div>
      </GroupSheet>
    </>
  );
}

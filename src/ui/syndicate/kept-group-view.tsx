import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { detailTexts, syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { showOffer } from '../../state/shell/toasts.ts';
import { deleteGroup, restoreGroup } from '../../state/syndicate/edit-group.ts';
import { syndicates } from '../../state/syndicate/syndicates.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { DetailsForm } from './details-form.tsx';
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
  const [isEdited, setIsEdited] = useState(false);
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
        note={own ? undefined : syndicateTexts.readOnly}
        details={
          own ? (
            <>
              <Button className={common.back} aria-expanded={isEdited} onClick={() => setIsEdited(!isEdited)}>
                {detailTexts.edit}
              </Button>
              {isEdited ? <DetailsForm group={group} onClose={() => setIsEdited(false)} /> : null}
            </>
          ) : null
        }
      >
        <ShareGroup group={group} />
      </GroupSheet>
      <p className={common.small}>{syndicateTexts.legal}</p>
      <Button className={common.back} onClick={() => void remove()}>
        {detailTexts.remove}
      </Button>
    </>
  );
}

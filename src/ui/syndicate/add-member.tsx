import { useState } from 'react';
import { memberTexts } from '../../content/syndicate/syndicate.ts';
import { addMember } from '../../state/syndicate/edit-group.ts';
import { MAX_MEMBERS } from '../../state/syndicate/syndicate.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Notice } from '../parts/notice.tsx';
import { MemberForm } from './member-form.tsx';

const EMPTY = { name: '', quotas: '1' };

/** «Adicionar pessoa»: a form that stays open for the next. */
export function AddMember({ group }: { readonly group: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isFull, setIsFull] = useState(false);
  return (
    <>
      <Button look="tinted" className={common.back} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {memberTexts.addTitle}
      </Button>
      {isOpen ? (
        <MemberForm
          action={memberTexts.add}
          start={EMPTY}
          onSave={async (member) => {
            const isRefused = (await addMember(group, member)) === 'full';
            setIsFull(isRefused);
            return !isRefused;
          }}
        >
          <Button onClick={() => setIsOpen(false)}>{memberTexts.done}</Button>
        </MemberForm>
      ) : null}
      {isFull ? <Notice urgent>{memberTexts.full(MAX_MEMBERS)}</Notice> : null}
    </>
  );
}

import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { groupRefusalText } from '../../content/syndicate/incoming.ts';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { type OpenRefusal, openFile } from '../../state/syndicate/incoming.ts';
import { type KeptGroup, syndicates } from '../../state/syndicate/syndicates.ts';
import common from '../parts/common.module.css';
import { FileButton } from '../parts/file-button.tsx';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { NewGroup } from './new-group.tsx';
import css from './syndicate.module.css';
import { useGoToGroup } from './use-fragment.ts';

/** All groups that are kept here, and how others come. */
export function GroupList() {
  const { list } = useSnapshot(syndicates);
  return (
    <div className={`${layout.form} ${css.sheet}`}>
      <div className={layout.form}>
        <p>{syndicateTexts.lead}</p>
        {list.length === 0 ? <p className={common.soft}>{syndicateTexts.empty}</p> : null}
        <NewGroup />
        {list.length === 0 ? null : (
          <ul className={layout.form} aria-label={syndicateTexts.list}>
            {list.map((kept) => (
              <GroupCard key={kept.id} kept={kept} />
            ))}
          </ul>
        )}
      </div>
      <div className={layout.form}>
        <OpenFile />
        <p className={common.small}>{syndicateTexts.legal}</p>
      </div>
    </div>
  );
}

function GroupCard({ kept: { id, own, group } }: { readonly kept: KeptGroup }) {
  const goToGroup = useGoToGroup();
  const { name, lottery, members } = group;
  const paid = members.filter((member) => member.paid).length;
  const facts = [
    syndicateTexts.people(members.length),
    ...(members.length > 0 ? [syndicateTexts.paidCount(paid)] : []),
    ...(own ? [] : [syndicateTexts.received]),
  ];
  return (
    <li data-lottery={lottery}>
      <a
        className={css.way}
        href={`#${id}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
          event.preventDefault();
          goToGroup(id);
        }}
      >
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>{syndicateTexts.line(group)}</span>
        <span>{facts.join(' · ')}</span>
      </a>
    </li>
  );
}

/** «Abrir arquivo»: shows the group in a file, or says why there is none. */
function OpenFile() {
  const [refusal, setRefusal] = useState<OpenRefusal>();
  const open = async (file: File) => {
    setRefusal(undefined);
    setRefusal(await openFile(file));
  };
  return (
    <div className={`${layout.form} ${css.open}`}>
      <FileButton accept="application/json,.json" label={syndicateTexts.openFile} onFiles={([file]) => void open(file)}>
        {syndicateTexts.openFile}
      </FileButton>
      <p className={common.small}>{syndicateTexts.openHint}</p>
      {refusal ? <Notice urgent>{groupRefusalText(refusal)}</Notice> : null}
    </div>
  );
}
